import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { focusOf } from './fields/focus';
import { drawnInGrid, image } from './fields/image';
import { list } from './fields/list';
import { text } from './fields/text';
import { headFields } from './section-head';

export const gallery = defineComponent({
  type: 'Gallery',
  label: 'Gallery',
  purpose: 'Images that open at full size, or the logos of partners',
  plural: 'galleries',
  pictures: 6,
  placeholder: { heading: 'Pictures say the rest' },
  fields: {
    ...headFields,
    look: choice(
      'Look',
      { grid: 'Squares', masonry: 'In their own proportions', logos: 'Logos in a row' },
      { fallback: 'grid', isAppearance: true },
    ),
    columns: choice(
      'Side by side',
      { '2': 'Two', '3': 'Three', '4': 'Four' },
      { fallback: '3', isAppearance: true },
    ),
    items: list(
      'Picture',
      { max: 40 },
      {
        picture: image('Picture', {
          required: true,
          inPlace: true,
          drawnWidth: (component) => (component.look === 'logos' ? 160 : drawnInGrid(component)),
        }),
        ...focusOf('picture'),
        caption: text('Caption', { max: 200, inPlace: true }),
      },
    ),
  },
});
