import { limits } from '../limits';
import type { FormFieldContent } from '../schemas/form-field-content';
import type { Checked, FieldErrors } from './kind';

type Typed = Pick<FormFieldContent, 'fieldType' | 'inputType'>;

/** Whether Min and Max are bounds of a number instead of a text's length. */
export function isNumberField({ fieldType, inputType }: Typed): boolean {
  return fieldType === 'input' && inputType === 'number';
}

/** The range of Min and Max; the upper bound also applies where Max is 0. */
export function boundsOf(field: Typed) {
  return isNumberField(field) ? limits.fieldNumber : limits.fieldText;
}

export function boundsErrors(field: FormFieldContent): FieldErrors {
  const { min, max } = boundsOf(field);
  for (const [part, label] of [
    ['minLength', 'Min'],
    ['maxLength', 'Max'],
  ] as const) {
    if (field[part] > max) return { [part]: `${label} must be a whole number from ${min} to ${max}.` };
  }
  return field.minLength > (field.maxLength || max) ? { minLength: 'Min may not be more than Max.' } : {};
}

export function checkLength(value: string, field: FormFieldContent): Checked {
  const most = field.maxLength || boundsOf(field).max;
  if (value.length > most) return { value, error: `may have at most ${most} characters.` };
  if (value.length < field.minLength) {
    return { value, error: `must have at least ${field.minLength} characters.` };
  }
  return { value };
}
