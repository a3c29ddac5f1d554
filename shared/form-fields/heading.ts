import type { FormFieldKind } from './kind';

export const heading: FormFieldKind = {
  label: 'Heading',
  hint: 'Stands above the fields that follow, with a few words below it if you like. Visitors fill in nothing.',
  keeps: ['text'],
};
