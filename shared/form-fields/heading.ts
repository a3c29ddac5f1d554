import type { FormFieldKind } from './kind';

export const heading: FormFieldKind = {
  label: 'Heading',
  hint: 'A heading above the fields that follow, with optional text below it.',
  keeps: ['text'],
};
