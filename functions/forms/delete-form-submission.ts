import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { ifStillCounted, withoutSubmissions } from '../core/forms/sent-files';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { readSubmission, retryAsMarked, submissionChanged } from './submission-repository';

/** Deletes a submission for good, with its files. A mail that has not been sent yet is cancelled. */
export const deleteFormSubmission: Operation<Contract['deleteFormSubmission']> = async (request) => {
  const { table, scope, session, input, now } = request;
  await retryAsMarked(async () => {
    const { submission } = await readSubmission(table, scope, input.submissionId, () => []);
    const action = `Deleted submission ${input.submissionId}`;
    const { writes, jobs } = withoutSubmissions(scope, [submission], now);
    await commitWithJobs(table, jobs, [
      { delete: submission, condition: ifStillCounted(submission), refused: submissionChanged },
      ...writes,
      activityWrite(scope, { actor: session, action, at: now }),
    ]);
  });
};
