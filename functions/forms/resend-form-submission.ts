import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { requireRoom } from '../core/budgets/spend-budget';
import { conflict } from '../core/errors';
import { mailAgain } from '../core/forms/submission-mail';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { resendNow } from '../core/resend-wait';
import { readSubmission, submissionNotFound } from './submission-repository';

/** Mails a submission now, either again or instead of the next retry; pending retries are cancelled. */
export const resendFormSubmission: Operation<Contract['resendFormSubmission']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const [{ submission }] = await Promise.all([
    readSubmission(table, scope, input.submissionId, () => []),
    requireRoom(table, scope, 'mails', 1, now),
  ]);
  if (submission.mailState === 'held') {
    throw conflict('This submission is held back as spam. Release it, then it is sent.');
  }
  const resent = resendNow(submission, 'The email of this submission', now);
  const { mail, job } = mailAgain(scope, submission, now);
  await commitWithJobs(table, job, [
    {
      update: submission,
      set: { ...mail, ...resent },
      condition: { equals: { mailRun: submission.mailRun } },
      refused: (current) =>
        current ? conflict('Someone else is sending this right now.') : submissionNotFound(),
    },
    activityWrite(scope, {
      actor: session,
      action: `Sent the mail of submission ${input.submissionId} again`,
      at: now,
    }),
  ]);
};
