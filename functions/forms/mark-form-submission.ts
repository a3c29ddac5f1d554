import type { Contract } from '@galley/shared/contract/contract';
import { countSubmissions } from '../core/companies/company-counts';
import { ifStillCounted } from '../core/forms/sent-files';
import type { Operation } from '../core/operation';
import { readSubmission, retryAsMarked, submissionChanged } from './submission-repository';

/** Marks a submission as read or unread. Reading is not recorded in the activity log. */
export const markFormSubmission: Operation<Contract['markFormSubmission']> = async (request) => {
  const { table, scope, input } = request;
  const { submissionId, isUnread } = input;
  await retryAsMarked(async () => {
    const { submission } = await readSubmission(table, scope, submissionId, () => []);
    const { formId, mailState } = submission;
    // Submissions that are held back do not count as unread.
    const isCounted = isUnread && mailState !== 'held';
    const by = Number(isCounted) - Number(submission.isCounted ?? false);
    await table.commit([
      {
        update: submission,
        set: { isUnread, isCounted: isCounted || undefined },
        condition: ifStillCounted(submission),
        refused: submissionChanged,
      },
      ...(by === 0 ? [] : [countSubmissions(scope, { unread: [{ formId, by }] })]),
    ]);
  });
};
