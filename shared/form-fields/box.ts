import type { FormFieldContent, FormFieldType } from '../schemas/form-field-content';
import type { Checked } from './kind';

/** The state of a checkbox in words, as conditions refer to it. */
export const boxValue = (isTicked: boolean) => (isTicked ? 'Yes' : 'No');

/**
 * A value of a field as staff read it: a consent that is stored as 'true' was given. Checkboxes keep their
 * stored words.
 */
export function consentInWords(fieldType: FormFieldType | undefined, value: string): string {
  if (fieldType !== 'consent' || value === '') return value;
  return value === 'true' ? 'Agreed' : 'Not agreed';
}

export const boxValues = [boxValue(true), boxValue(false)];

export function checkBox(sent: string, { isRequired }: FormFieldContent): Checked {
  const isTicked = sent === 'true' || sent === 'on';
  if (!isTicked && sent !== '' && sent !== 'false') return { value: sent, error: 'must be ticked or not.' };
  const value = boxValue(isTicked);
  return isRequired && !isTicked ? { value, error: 'is required.' } : { value };
}
