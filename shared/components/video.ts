import { videoKinds } from '../file-rules';
import { defineComponent } from './define-component';
import { videoAt } from './embeds';
import { choice } from './fields/choice';
import { file } from './fields/file';
import { focusOf } from './fields/focus';
import { drawn, image } from './fields/image';
import { link } from './fields/link';
import { text } from './fields/text';
import { headFields } from './section-head';

const notThere =
  'Address of the video must be one of YouTube or Vimeo, like https://www.youtube.com/watch?v=aqz-KE-bpKQ.';
const both = 'Your own video and an address of another site exclude each other: empty one of them.';

export const video = defineComponent({
  type: 'Video',
  label: 'Video',
  purpose: 'Your own video, or one from YouTube or Vimeo that loads after a click',
  showsSite: true,
  placeholder: { title: 'What the video shows', caption: '' },
  fields: {
    ...headFields,
    address: link('Address of the video', {
      help: 'Copy it from YouTube or Vimeo. Nothing is loaded from there until a visitor clicks.',
    }),
    file: file('Your own video', {
      kinds: { names: videoKinds, inWords: 'an MP4 or WebM video' },
      help: 'Instead of an address: an MP4 (H.264) or WebM file of at most 100 MB, which your site plays itself.',
    }),
    captions: file('Captions', {
      kinds: { names: ['captions'], inWords: 'a file of captions (VTT)' },
      help: 'What is said in your own video, for everyone who cannot hear it.',
    }),
    title: text('Title', {
      required: true,
      max: 100,
      help: 'Shown on the image and read by screen readers.',
    }),
    picture: image('Picture', {
      inPlace: true,
      isDecoration: () => true,
      drawnWidth: ({ shape }) => (shape === 'wide' ? drawn.page : drawn.half),
      help: 'What visitors see before they click. Without one, a plain panel in the colors of the site.',
    }),
    ...focusOf('picture'),
    shape: choice(
      'Shape',
      { wide: 'Wide (16:9)', square: 'Square', tall: 'Tall (9:16)' },
      { fallback: 'wide', isAppearance: true },
    ),
    caption: text('Caption', { max: 200, inPlace: true }),
  },
  rule: ({ address, file }) => {
    if (address === '') return [];
    if (file) return [{ field: 'file', message: both }];
    return videoAt(address) ? [] : [{ field: 'address', message: notThere }];
  },
});
