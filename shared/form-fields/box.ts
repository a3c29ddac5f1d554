import type { FormFieldContent } from '../schemas/form-field-content';
import type { Checked } from './kind';

/** The state of a checkbox in words, as conditions refer to it. */
export const boxValue = (isTicked: boolean) => (isTicked ? 'Yes' : 'No');

export const boxValues = [boxValue(true), boxValue(false)];

export function checkBox(sent: string, { isRequired }: FormFieldContent): Checked {
  const isTicked = sent === 'true' || sent === 'on';
  if (!isTicked && sent !== '' && sent !== 'false') return { value: sent, error: 'must be ticked or not.' };
  const value = boxValue(isTicked);
  return isRequired && !isTicked ? { value, error: 'is required.' } : { value };
}
