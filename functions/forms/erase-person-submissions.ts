import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { conflict, invalid } from '../core/errors';
import { ifStillCounted, withoutSubmissions } from '../core/forms/sent-files';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { personFinder } from './person-rules';
import { locateSubmission, submissionNotFound } from './submission-repository';

/**
 * Deletes these submissions of one person for good, all or none; those that are already deleted are ignored.
 * The log contains their number but not the person, who must not live on there.
 */
export const erasePersonSubmissions: Operation<Contract['erasePersonSubmissions']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const places = [...new Set(input.submissionIds)].map((id) => locateSubmission(scope, id));
  const items = await table.batchGet(places.flatMap(({ key, spamKey }) => [key, spamKey]));
  const found = items.filter((item) => item !== undefined);
  if (found.length === 0) throw submissionNotFound();
  if (!found.every(personFinder(input.email))) {
    throw invalid({ submissionIds: 'submissionIds names a submission that does not hold this address.' });
  }
  const action = `Erased ${found.length} ${found.length === 1 ? 'submission' : 'submissions'} of one person`;
  const { writes, jobs } = withoutSubmissions(scope, found, now);
  await commitWithJobs(table, jobs, [
    ...found.map((submission) => ({
      delete: submission,
      condition: ifStillCounted(submission),
      refused: () =>
        conflict('A submission was changed in the meantime. Nothing was erased: find them again.'),
    })),
    ...writes,
    activityWrite(scope, { actor: session, action, at: now }),
  ]);
  return { erased: found.length };
};
