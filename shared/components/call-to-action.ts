import { buttonFields, wholeButtons } from './buttons';
import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { text } from './fields/text';
import { background } from './section';

export const callToAction = defineComponent({
  type: 'CallToAction',
  label: 'Call to Action',
  purpose: 'One sentence and one button that stand out',
  plural: 'callsToAction',
  placeholder: {
    heading: 'Ready when you are',
    text: 'Tell people what happens next when they press the button.',
    buttonText: 'Get in touch',
    buttonLink: '/contact',
  },
  fields: {
    layout: choice(
      'Layout',
      { row: 'In one row', center: 'Center' },
      { fallback: 'row', isAppearance: true },
    ),
    heading: text('Heading', { required: true, max: 120, inPlace: true, isHeading: true }),
    text: text('Text', { max: 300, isLong: true, inPlace: true }),
    ...buttonFields,
    sectionBackground: background('brand'),
  },
  rule: wholeButtons,
});
