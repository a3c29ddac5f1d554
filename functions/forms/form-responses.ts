import { required } from '@galley/shared/required';
import type { FormDetails, FormField } from '@galley/shared/schemas/form';
import type { FormRecord } from '../core/entities/form';
import { notFound } from '../core/errors';
import { formFieldsOf } from '../core/forms/form-models';
import { unpackFormFieldId } from '../core/ids';

/** A form as its details are read: without its fields. */
export function toFormResponse(form: FormRecord): FormDetails {
  const { id, name, columns, thankYouText, thankYouPageId = null, toEmail, keepDays, revision } = form;
  const { confirmationFieldId = null, confirmationText = '' } = form;
  const asksForKeeping = keepDays === 0 && !form.isKeepingChosen;
  return {
    ...{ id, name, columns, thankYouText, thankYouPageId, confirmationFieldId, confirmationText },
    ...{ toEmail, keepDays, asksForKeeping, revision },
  };
}

/** @throws 404 where the form has no such field */
export function toFieldResponse(form: FormRecord, formFieldId: number): FormField {
  const field = required(
    formFieldsOf(form).find(({ id }) => id === formFieldId),
    () => notFound('This field'),
  );
  return field;
}

/** Where a field is, from its id alone. @throws 404 where the number cannot be a field's */
export function locateField(formFieldId: number) {
  const location = required(unpackFormFieldId(formFieldId), () => notFound('This field'));
  return location;
}
