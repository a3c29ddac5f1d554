import type { Contract } from '@galley/shared/contract/contract';
import { stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { formAnswer } from './form-answers';
import { changeForm } from './form-repository';

/**
 * Saves a form's details. A save is stale only where the details changed since it began: a field that somebody
 * else saved meanwhile is no reason to refuse it. Answers the form's id.
 */
export const updateForm: Operation<Contract['updateForm']> = async (request) => {
  const { id, name, columns } = request.input;
  const begunFrom = requireRevision(request.input.revision);
  return changeForm(request, id, (form, nextRevision) => {
    const isCurrent = begunFrom >= form.detailsRevision && begunFrom <= form.revision;
    if (!isCurrent) throw stale(formAnswer(form));
    return {
      set: { name, columns: columns ?? form.columns, detailsRevision: nextRevision },
      result: id,
    };
  });
};
