import type { Contract } from '@galley/shared/contract/contract';
import { formKeys } from '../core/keys/form-keys';
import type { Operation } from '../core/operation';
import type { FormRecord } from '../core/records/form-records';
import { formAnswer } from './form-answers';
import { readSubmission, submissionView } from './submission-repository';

/** A submission with its form, or without one where that is gone. */
export const getFormSubmission: Operation<Contract['getFormSubmission']> = async (request) => {
  const { table, scope, input } = request;
  const { submission, also } = await readSubmission(table, scope, input.formSubmissionId, (formId) => [
    formKeys.form(scope, formId),
  ]);
  const [form] = also;
  return {
    form: form ? formAnswer(form as unknown as FormRecord) : null,
    formSubmissionViewModel: submissionView(submission),
  };
};
