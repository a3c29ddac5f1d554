import { limits } from '../limits';
import { defineComponent } from './define-component';
import { choice } from './fields/choice';
import { focusOf } from './fields/focus';
import { form } from './fields/form';
import { type Around, drawn, image } from './fields/image';
import { text } from './fields/text';

const behindOrBeside = ({ layout }: Around) => (layout === 'front' ? drawn.window : drawn.half);

export const imageForm = defineComponent({
  type: 'ImageForm',
  label: 'Form',
  purpose: 'A picture beside a form',
  needs: 'forms',
  pictures: 1,
  placeholder: {
    title: 'Ask us anything',
    description: 'Say what people can write to you about, and how soon you answer.',
  },
  fields: {
    title: text('Title', { required: true, max: limits.imageFormTitle, inPlace: true, isHeading: true }),
    description: text('Description', {
      required: true,
      max: limits.imageFormDescription,
      isLong: true,
      inPlace: true,
    }),
    formId: form('Form'),
    layout: choice(
      'Form position',
      { beside: 'Beside its picture', front: 'In front of its picture' },
      { fallback: 'beside', isSetting: true },
    ),
    imageLink: image('Image', { required: true, inPlace: true, drawnWidth: behindOrBeside }),
    ...focusOf('imageLink'),
  },
});
