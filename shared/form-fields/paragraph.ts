import type { FormFieldKind } from './kind';

export const paragraph: FormFieldKind = {
  label: 'Text',
  hint: 'Your own words between the fields. Visitors fill in nothing and do not see the name.',
  keeps: ['text'],
  faultsOf: ({ text }) => (text === '' ? { text: 'Text is required.' } : {}),
};
