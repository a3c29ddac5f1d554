import type { FormFieldKind } from './kind';

export const paragraph: FormFieldKind = {
  label: 'Text',
  hint: 'Your own text between the fields. Visitors do not see the name.',
  keeps: ['text'],
  errorsOf: ({ text }) => (text === '' ? { text: 'Text is required.' } : {}),
};
