import { oneButton, wholeButtons } from './buttons';
import { defineComponent } from './define-component';
import { list } from './fields/list';
import { toggle } from './fields/switch';
import { text } from './fields/text';
import { headFields } from './section-head';

export const pricing = defineComponent({
  type: 'Pricing',
  label: 'Pricing',
  purpose: 'Two to four offers side by side, with what each includes',
  plural: 'pricings',
  placeholder: {
    heading: 'Choose what fits',
    headAlign: 'center',
    items: [
      {
        key: '1',
        name: 'Small',
        price: '$20',
        per: 'a month',
        text: 'For beginning.',
        features: 'What is in it\nOne line for each',
        buttonText: 'Begin',
        buttonLink: '/contact',
        isFeatured: false,
        badge: '',
      },
      {
        key: '2',
        name: 'Usual',
        price: '$40',
        per: 'a month',
        text: 'For most people.',
        features: 'All of the small one\nAnd what most people want besides',
        buttonText: 'Begin',
        buttonLink: '/contact',
        isFeatured: true,
        badge: 'Most chosen',
      },
    ],
  },
  fields: {
    ...headFields,
    items: list(
      'Offer',
      {
        max: 4,
        rule: wholeButtons,
      },
      {
        name: text('Name', { required: true, max: 60, inPlace: true, isHeading: true }),
        price: text('Price', { max: 20, inPlace: true }),
        per: text('Per', {
          max: 40,
          inPlace: true,
          help: 'What the price is for: a month, a person, a night.',
        }),
        text: text('Text', { max: 200, isLong: true, inPlace: true }),
        features: text('What it includes', { max: 1_000, isLong: true, help: 'One item per line.' }),
        ...oneButton,
        isFeatured: toggle('Stands out'),
        badge: text('Badge', { max: 30, inPlace: true, help: 'A few words on a highlighted offer.' }),
      },
    ),
  },
});
