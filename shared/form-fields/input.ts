import { limits } from '../limits';
import type { FormFieldContent } from '../schemas/form-field-content';
import { boundsErrors, checkLength, isNumberField } from './bounds';
import type { Checked, FormFieldKind } from './kind';

export const input: FormFieldKind = {
  label: 'Input',
  hint: 'A line of text, or a number.',
  keeps: ['inputType', 'placeholder', 'isRequired', 'minLength', 'maxLength'],
  errorsOf: (field) =>
    field.inputType === ''
      ? { inputType: 'Input Type is required.', ...boundsErrors(field) }
      : boundsErrors(field),
  check: (sent, field) => (isNumberField(field) ? checkNumber(sent, field) : checkLength(sent, field)),
};

function checkNumber(value: string, { minLength, maxLength }: FormFieldContent): Checked {
  const most = maxLength || limits.fieldNumber.max;
  const isWithin = /^-?\d{1,12}$/.test(value) && Number(value) >= minLength && Number(value) <= most;
  return isWithin ? { value } : { value, error: `must be a whole number from ${minLength} to ${most}.` };
}
