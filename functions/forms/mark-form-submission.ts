import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readSubmission, submissionNotFound } from './submission-repository';

/** Marks a submission as read or unread. That someone has read it is no line of the activity log. */
export const markFormSubmission: Operation<Contract['markFormSubmission']> = async (request) => {
  const { table, scope, input } = request;
  const { submission } = await readSubmission(table, scope, input.submissionId, () => []);
  const { pk, sk } = submission;
  await table.commit([
    {
      update: { pk, sk },
      set: { isUnread: input.isUnread },
      condition: { exists: true },
      refused: submissionNotFound,
    },
  ]);
};
