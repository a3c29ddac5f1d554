import { byteLength, limits } from '@galley/shared/limits';
import { conditionError } from '@galley/shared/schemas/form-conditions';
import type { FormRecord } from '../core/entities/form';
import { conflict, invalid, tooLarge } from '../core/errors';
import { formFieldsOf } from '../core/forms/form-models';

/** @throws 413 naming the field that exceeds a limit of the form */
export function requireRoom(fields: FormRecord['fields']): void {
  if (fields.length > limits.formFields) {
    throw tooLarge('formId', `A form has at most ${limits.formFields} fields.`);
  }
  const boxes = fields.flatMap(({ fieldType, options }) => (fieldType === 'checkboxes' ? options : []));
  if (fields.length + boxes.length > limits.formFields) {
    throw tooLarge('options', `A form has at most ${limits.formFields} fields and boxes together.`);
  }
  if (byteLength(JSON.stringify(fields)) > limits.formBytes) {
    throw tooLarge(
      'options',
      `A form holds at most ${limits.formBytes / 1024} KB of text. Shorten the options.`,
    );
  }
}

/** @throws 409 where all numbers for fields of this form have been used */
export function requireNumber(form: FormRecord): number {
  if (form.nextN > limits.formFieldNumbers) {
    throw conflict('This form has had as many fields as a form may have. Make a new form.');
  }
  return form.nextN;
}

/**
 * Every field's condition must refer to a value that another field can have.
 * @param changed the id of the field that is being saved
 * @throws 400 naming that field's condition; 409 where another field's condition refers to something that
 * would be removed
 */
export function requireConditions(form: Pick<FormRecord, 'id' | 'fields'>, changed?: number): void {
  const fields = formFieldsOf(form);
  for (const field of fields) {
    const error = conditionError(field, fields);
    if (!error) continue;
    if (field.id === changed) throw invalid({ [error.part]: error.message });
    const when = field.showIfValue === '' ? 'is filled in' : `is '${field.showIfValue}'`;
    throw conflict(
      `'${field.name}' shows only if this field ${when}. Change '${field.name}' first; nothing was changed.`,
    );
  }
}
