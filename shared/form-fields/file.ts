import type { FormFieldKind } from './kind';

export const file: FormFieldKind = {
  label: 'File',
  hint: 'Pictures or documents, 4 MB in all. Only staff who handle submissions can open them.',
  keeps: ['isRequired', 'text', 'accepts', 'mostFiles'],
  // Its value is the names of the files. Their content is inspected where they are stored.
  check: (names) => ({ value: names }),
};
