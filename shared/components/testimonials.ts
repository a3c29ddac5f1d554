import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { focusOf } from './fields/focus';
import { image } from './fields/image';
import { list } from './fields/list';
import { text } from './fields/text';
import { headFields } from './section-head';

export const testimonials = defineComponent({
  type: 'Testimonials',
  label: 'Testimonials',
  purpose: 'What other people say about you, in their words',
  plural: 'testimonials',
  placeholder: {
    look: 'quote',
    items: [
      {
        key: '1',
        quote: 'Put here what somebody really said, in their words and with their name below it.',
        name: 'A name',
        role: 'And what they do',
        picture: '',
      },
    ],
  },
  fields: {
    ...headFields,
    look: choice('Look', { cards: 'Side by side', quote: 'One large quote' }, { fallback: 'cards' }),
    items: list(
      'Quote',
      { max: 12 },
      {
        quote: text('Quote', { required: true, max: 600, isLong: true, inPlace: true }),
        name: text('Name', { max: 80, inPlace: true }),
        role: text('Role or place', { max: 80, inPlace: true }),
        picture: image('Picture', { inPlace: true, isDecoration: () => true, drawnWidth: () => 56 }),
        ...focusOf('picture'),
      },
    ),
  },
});
