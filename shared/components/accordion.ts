import { defineComponent } from './define-component';
import { list } from './fields/list';
import { richText } from './fields/rich-text';
import { toggle } from './fields/switch';
import { text } from './fields/text';
import { headFields } from './section-head';

export const accordion = defineComponent({
  type: 'Accordion',
  label: 'Accordion',
  purpose: 'Questions with answers that open one by one',
  placeholder: {
    heading: 'Questions that people ask us',
    items: [
      { key: '1', title: 'How soon can you come?', text: '<p>Answer as you would on the telephone.</p>' },
      { key: '2', title: 'What does it cost?', text: '<p>A range is better than no answer.</p>' },
    ],
  },
  fields: {
    ...headFields,
    isFaq: toggle('Questions and answers', {
      isOn: true,
      help: 'Search engines are told that these are questions with their answers.',
    }),
    items: list(
      'Entry',
      { max: 30 },
      {
        title: text('Title', { required: true, max: 200, inPlace: true }),
        text: richText('Text', { inPlace: true }),
      },
    ),
  },
});
