import { buttonFields, wholeButtons } from './buttons';
import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { focusOf } from './fields/focus';
import { type Around, drawn, image } from './fields/image';
import { text } from './fields/text';

export const hero = defineComponent({
  type: 'Hero',
  label: 'Hero',
  purpose: 'The first thing that visitors see: a headline, an image and a call to action',
  plural: 'heroes',
  isMainHeading: true,
  pictures: 1,
  placeholder: {
    kicker: 'Since 1998',
    heading: 'Say in one line what you do, and for whom',
    text: 'Then say in one or two sentences why people come to you and not to someone else.',
    buttonText: 'Get in touch',
    buttonLink: '/contact',
  },
  fields: {
    layout: choice(
      'Layout',
      { cover: 'Text on a picture', split: 'Text beside a picture', words: 'Text only' },
      { fallback: 'split', isAppearance: true },
    ),
    align: choice(
      'Text position',
      { start: 'Start', center: 'Center' },
      { fallback: 'start', isAppearance: true },
    ),
    kicker: text('Small line above', { max: 60, inPlace: true }),
    heading: text('Heading', { required: true, max: 120, inPlace: true, isHeading: true }),
    text: text('Text', { max: 400, isLong: true, inPlace: true }),
    ...buttonFields,
    picture: image('Picture', {
      inPlace: true,
      isDecoration: ({ layout }: Around) => layout === 'cover',
      drawnWidth: ({ layout }) =>
        layout === 'words' ? 0 : layout === 'cover' ? drawn.window : drawn.window / 2,
    }),
    ...focusOf('picture'),
  },
  rule: (data) => [
    ...wholeButtons(data),
    ...(data.layout === 'cover' && !data.picture
      ? [{ field: 'picture', message: 'Picture is required for text on a picture.' }]
      : []),
  ],
});
