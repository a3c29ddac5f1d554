import { byteLength, limits } from '@galley/shared/limits';
import { conflict, tooLarge } from '../core/errors';
import type { FormRecord } from '../core/records/form-records';

/** @throws 413 naming the field that a form has no room for */
export function requireRoom(fields: FormRecord['fields']): void {
  if (fields.length > limits.formFields) {
    throw tooLarge('formId', `A form has at most ${limits.formFields} fields.`);
  }
  if (byteLength(JSON.stringify(fields)) > limits.formBytes) {
    throw tooLarge(
      'options',
      `A form holds at most ${limits.formBytes / 1024} KB of text. Shorten the options.`,
    );
  }
}

/** @throws 409 where every number that a field of this form may have was given */
export function requireNumber(form: FormRecord): number {
  if (form.nextN > limits.formFieldNumbers) {
    throw conflict('This form has had as many fields as a form may have. Make a new form.');
  }
  return form.nextN;
}
