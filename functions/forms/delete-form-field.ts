import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { changeForm } from './form-repository';
import { locateField, toFieldResponse } from './form-responses';
import { requireConditions } from './form-rules';

/** Removes a field from its form; its number is never reused. Submissions keep its name and value. */
export const deleteFormField: Operation<Contract['deleteFormField']> = async (request) => {
  const { formFieldId } = request.input;
  const { formId, n } = locateField(formFieldId);
  return changeForm(request, formId, (form) => {
    const { name } = toFieldResponse(form, formFieldId);
    const fields = form.fields.filter((field) => field.n !== n);
    requireConditions({ id: formId, fields });
    return {
      set: { fields },
      result: 'Deleted' as const,
      action: `Deleted field '${name}' of form '${form.name}'`,
      live: 'formFields',
    };
  });
};
