import { oneButton, wholeButtons } from './buttons';
import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { focusOf } from './fields/focus';
import { drawn, image } from './fields/image';
import { richText } from './fields/rich-text';
import { text } from './fields/text';

export const pictureText = defineComponent({
  type: 'PictureText',
  label: 'Picture & Text',
  purpose: 'A picture with words beside it',
  pictures: 1,
  placeholder: {
    heading: 'One thing that you want to show',
    text: '<p>Explain it in a few sentences beside a picture of it. Several of these below each other, with the picture now left, now right, tell a story.</p>',
  },
  fields: {
    side: choice(
      'Picture position',
      { end: 'After the text', start: 'Before the text' },
      { fallback: 'end', isAppearance: true },
    ),
    shape: choice(
      'Picture is',
      { natural: 'As it is', wide: 'Wide (3:2)', square: 'Square', tall: 'Tall (4:5)' },
      { fallback: 'wide', isAppearance: true },
    ),
    kicker: text('Small line above', { max: 60, inPlace: true }),
    heading: text('Heading', { max: 120, inPlace: true, isHeading: true }),
    text: richText('Text', { inPlace: true }),
    ...oneButton,
    picture: image('Picture', { required: true, inPlace: true, drawnWidth: () => drawn.half }),
    ...focusOf('picture'),
  },
  rule: wholeButtons,
});
