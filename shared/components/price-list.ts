import { defineComponent } from './define-component';
import { list } from './fields/list';
import { text } from './fields/text';
import { headFields } from './section-head';

export const priceList = defineComponent({
  type: 'PriceList',
  label: 'Price List',
  purpose: 'A menu, or services with their prices',
  placeholder: {
    heading: 'Prices',
    groups: [
      {
        key: '1',
        heading: 'First of all',
        items: [
          { key: '1', name: 'One thing', text: 'What it is, in a few words', price: '$12' },
          { key: '2', name: 'Another', text: '', price: '$8' },
        ],
      },
    ],
  },
  fields: {
    ...headFields,
    groups: list(
      'Group',
      { max: 12 },
      {
        heading: text('Heading', { max: 80, inPlace: true, isHeading: true }),
        items: list(
          'Price',
          { max: 40 },
          {
            name: text('Name', { required: true, max: 100, inPlace: true }),
            text: text('Text', { max: 200, inPlace: true }),
            price: text('Price', { max: 30, inPlace: true }),
          },
        ),
      },
    ),
    note: text('Note below', { max: 300, isLong: true, inPlace: true }),
  },
});
