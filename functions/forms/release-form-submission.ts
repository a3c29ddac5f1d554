import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { countSubmissions } from '../core/companies/company-counts';
import type { SubmissionRecord } from '../core/entities/form';
import { conflict } from '../core/errors';
import { mailAgain } from '../core/forms/submission-mail';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { locateSubmission, readSubmission, submissionNotFound } from './submission-repository';

/** Moves a submission out of the spam and sends its mail. */
export const releaseFormSubmission: Operation<Contract['releaseFormSubmission']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { submission } = await readSubmission(table, scope, input.submissionId, () => []);
  if (submission.mailState !== 'held') throw conflict('This submission is not held back.');
  const { key, spamKey } = locateSubmission(scope, input.submissionId);
  const { mail, job } = mailAgain(scope, submission, now);
  const isCounted = submission.isUnread || undefined;
  const released: SubmissionRecord = { ...submission, ...key, ...mail, isCounted, spamSigns: undefined };
  const unread = isCounted ? [{ formId: submission.formId, by: 1 }] : [];
  await commitWithJobs(table, job, [
    { delete: spamKey, condition: { exists: true }, refused: submissionNotFound },
    { put: { ...released } },
    countSubmissions(scope, { submissions: 1, unread }),
    activityWrite(scope, { actor: session, action: `Released submission ${input.submissionId}`, at: now }),
  ]);
};
