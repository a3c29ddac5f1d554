import type { Contract } from '@galley/shared/contract/contract';
import { formEntity } from '../core/entities/form';
import type { Operation } from '../core/operation';
import { toFormResponse } from './form-responses';
import { readSubmission, submissionView } from './submission-repository';

/** A submission with its form, or without one where that was deleted. */
export const getFormSubmission: Operation<Contract['getFormSubmission']> = async (request) => {
  const { table, scope, input } = request;
  const { submission, also } = await readSubmission(table, scope, input.formSubmissionId, (formId) => [
    formEntity.key(scope, formId),
  ]);
  const [form] = also;
  return {
    form: form ? toFormResponse(form) : null,
    formSubmissionViewModel: submissionView(submission),
  };
};
