import type { Contract } from '@galley/shared/contract/contract';
import { resetForType } from '@galley/shared/schemas/form-field-rules';
import { notFound, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { changeForm } from './form-repository';
import { locateField, toFieldResponse } from './form-responses';
import { requireConditions, requireRoom } from './form-rules';

/** Saves a field, keeps its position, and returns its id. */
export const updateFormField: Operation<Contract['updateFormField']> = async (request) => {
  const { id, formId, revision: sent, ...content } = request.input;
  const begunFrom = requireRevision(sent);
  const { formId: ownForm, n } = locateField(id);
  if (ownForm !== formId) throw notFound('This field');
  return changeForm(request, formId, (form, revision) => {
    const stored = toFieldResponse(form, id);
    if (stored.revision !== begunFrom) throw stale(stored);
    const saved = { ...resetForType(content), n, revision };
    const fields = form.fields.map((field) => (field.n === n ? saved : field));
    requireRoom(fields);
    requireConditions({ id: formId, fields }, id);
    return {
      set: { fields },
      result: id,
      action: `Changed field '${content.name}' of form '${form.name}'`,
      live: 'formFields',
    };
  });
};
