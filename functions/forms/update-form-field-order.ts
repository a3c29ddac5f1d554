import type { Contract } from '@galley/shared/contract/contract';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import { changeForm } from './form-repository';
import { locateField, toFieldResponse } from './form-responses';

/** Reorders the fields of a form. The list must name exactly its fields. */
export const updateFormFieldOrder: Operation<Contract['updateFormFieldOrder']> = async (request) => {
  const ids = request.input.formFieldIds;
  const { formId } = locateField(ids[0] as number);
  return changeForm(request, formId, (form) => {
    for (const id of ids) toFieldResponse(form, id);
    if (ids.length !== form.fields.length || new Set(ids).size !== ids.length) {
      throw conflict('The fields were changed in the meantime. Reload the form and order them again.');
    }
    const byNumber = new Map(form.fields.map((field) => [field.n, field]));
    return {
      set: { fields: ids.flatMap((id) => byNumber.get(locateField(id).n) ?? []) },
      result: 'Saved' as const,
      action: `Ordered the fields of form '${form.name}'`,
      live: 'formFields',
    };
  });
};
