import { boundsErrors, checkLength } from './bounds';
import type { FormFieldKind } from './kind';

export const textArea: FormFieldKind = {
  label: 'Text area',
  hint: 'Several lines of text.',
  keeps: ['placeholder', 'isRequired', 'minLength', 'maxLength'],
  errorsOf: boundsErrors,
  check: checkLength,
};
