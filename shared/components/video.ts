import { defineComponent } from './define-component';
import { videoAt } from './embeds';
import { choice } from './fields/choice';
import { image } from './fields/image';
import { link } from './fields/link';
import { text } from './fields/text';
import { headFields } from './section-head';

export const video = defineComponent({
  type: 'Video',
  label: 'Video',
  purpose: 'A video from YouTube or Vimeo that loads after a click',
  showsSite: true,
  placeholder: { title: 'What the video shows', caption: '' },
  fields: {
    ...headFields,
    address: link('Address of the video', {
      help: 'Copy it from YouTube or Vimeo. Nothing is loaded from there before a visitor clicks.',
    }),
    title: text('Title', {
      required: true,
      max: 100,
      help: 'It stands on the picture, and screen readers say it.',
    }),
    picture: image('Picture', {
      inPlace: true,
      isDecoration: () => true,
      help: 'What visitors see before they click. Without one, a plain panel in the colours of the site.',
    }),
    shape: choice(
      'Shape',
      { wide: 'Wide (16:9)', square: 'Square', tall: 'Tall (9:16)' },
      { fallback: 'wide' },
    ),
    caption: text('Caption', { max: 200, inPlace: true }),
  },
  rule: ({ address }) =>
    address === '' || videoAt(address)
      ? []
      : [
          {
            field: 'address',
            message:
              'Address of the video must be one of YouTube or Vimeo, like https://www.youtube.com/watch?v=aqz-KE-bpKQ.',
          },
        ],
});
