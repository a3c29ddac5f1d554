import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { focusOf } from './fields/focus';
import { drawnInGrid, image } from './fields/image';
import { link } from './fields/link';
import { list } from './fields/list';
import { text } from './fields/text';
import { headFields } from './section-head';

export const team = defineComponent({
  type: 'Team',
  label: 'Team',
  purpose: 'The people behind it, with faces',
  placeholder: {
    heading: 'Who you meet here',
    items: [
      { key: '1', picture: '', name: 'A name', role: 'What she does', text: '', profiles: [], link: '' },
      { key: '2', picture: '', name: 'Another name', role: 'What he does', text: '', profiles: [], link: '' },
    ],
  },
  fields: {
    ...headFields,
    shape: choice(
      'Pictures are',
      { portrait: 'Upright', round: 'Round' },
      { fallback: 'portrait', isAppearance: true },
    ),
    columns: choice(
      'Side by side',
      { '2': 'Two', '3': 'Three', '4': 'Four' },
      { fallback: '3', isAppearance: true },
    ),
    items: list(
      'Person',
      { max: 40 },
      {
        picture: image('Picture', {
          inPlace: true,
          isDecoration: () => true,
          drawnWidth: (component) => (component.shape === 'round' ? 176 : drawnInGrid(component)),
        }),
        ...focusOf('picture'),
        name: text('Name', { required: true, max: 80, inPlace: true, isHeading: true }),
        role: text('Role', { max: 80, inPlace: true }),
        text: text('Text', { max: 400, isLong: true, inPlace: true }),
        profiles: list(
          'Profile',
          { max: 5 },
          {
            link: link('Link', {
              required: true,
              help: 'A page of theirs, such as https://www.linkedin.com/in/name, mailto: or tel:. Its sign follows from it.',
            }),
          },
        ),
        link: link('Link', { help: 'Where the name leads: mailto:, tel:, or a page about the person.' }),
      },
    ),
  },
});
