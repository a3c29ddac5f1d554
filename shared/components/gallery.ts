import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { image } from './fields/image';
import { list } from './fields/list';
import { text } from './fields/text';
import { headFields } from './section-head';

export const gallery = defineComponent({
  type: 'Gallery',
  label: 'Gallery',
  purpose: 'Pictures that open large, or the logos of those whom you work with',
  plural: 'galleries',
  placeholder: { heading: 'Pictures say the rest' },
  fields: {
    ...headFields,
    look: choice(
      'Look',
      { grid: 'Squares', masonry: 'In their own shapes', logos: 'Logos in a row' },
      { fallback: 'grid' },
    ),
    columns: choice('Side by side', { '2': 'Two', '3': 'Three', '4': 'Four' }, { fallback: '3' }),
    items: list(
      'Picture',
      { max: 40 },
      {
        picture: image('Picture', { required: true, inPlace: true }),
        caption: text('Caption', { max: 200, inPlace: true }),
      },
    ),
  },
});
