import { required } from '@galley/shared/required';
import type { FormDetails, FormField } from '@galley/shared/schemas/form';
import type { FormRecord } from '../core/entities/form';
import { notFound } from '../core/errors';
import { formFieldsOf } from '../core/forms/form-models';
import { unpackFormFieldId } from '../core/ids';

/** A form without its fields, as the form's details screen reads it. */
export function toFormResponse(form: FormRecord): FormDetails {
  const { id, name, columns, thankYouText, thankYouPageId = null, toEmail, keepDays, revision } = form;
  const { confirmationFieldId = null, confirmationText = '' } = form;
  return {
    ...{ id, name, columns, thankYouText, thankYouPageId, confirmationFieldId, confirmationText },
    ...{ toEmail, keepDays, asksForKeeping: keepDays === 0 && !form.isKeepingChosen, revision },
  };
}

/** @throws 404 where the form has no such field */
export function toFieldResponse(form: FormRecord, formFieldId: number): FormField {
  return required(
    formFieldsOf(form).find(({ id }) => id === formFieldId),
    () => notFound('This field'),
  );
}

/**
 * The location of a field, from its id alone.
 * @throws 404 where the number cannot be a field's id
 */
export function locateField(formFieldId: number) {
  return required(unpackFormFieldId(formFieldId), () => notFound('This field'));
}
