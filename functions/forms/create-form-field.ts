import type { Contract } from '@galley/shared/contract/contract';
import { resetForType } from '@galley/shared/schemas/form-field-rules';
import { packFormFieldId } from '../core/ids';
import type { Operation } from '../core/operation';
import { changeForm } from './form-repository';
import { requireConditions, requireNumber, requireRoom } from './form-rules';

/** Appends a field to a form and returns its id. */
export const createFormField: Operation<Contract['createFormField']> = async (request) => {
  const { formId, ...content } = request.input;
  return changeForm(request, formId, (form, revision) => {
    const n = requireNumber(form);
    const fields = [...form.fields, { ...resetForType(content), n, revision }];
    const id = packFormFieldId({ formId, n });
    requireRoom(fields);
    requireConditions({ id: formId, fields }, id);
    return {
      set: { fields, nextN: n + 1 },
      result: id,
      action: `Added field '${content.name}' to form '${form.name}'`,
      live: 'formFields',
    };
  });
};
