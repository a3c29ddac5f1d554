import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../core/company-scope';
import { writeConflict } from '../core/conflicts';
import { formEntity, type SubmissionRecord, spamEntity, submissionEntity } from '../core/entities/form';
import { nextDeletionJob, oldBefore } from '../core/forms/old-submissions';
import { ifStillCounted, withoutSubmissions } from '../core/forms/sent-files';
import { commitWithJobs } from '../core/jobs';
import type { Table } from '../core/table';

/** This many transactions fit well within a job's lease. */
const rounds = 20;

/**
 * Deletes submissions past the form's retention period, including spam. It reads the oldest first, so it
 * reads no more than it deletes. The next day's job is written first, so that it exists whatever happens to
 * this one.
 * @returns false where more is left than one job can delete
 */
export async function deleteOldSubmissions(
  table: Table,
  scope: CompanyScope,
  formId: number,
): Promise<boolean> {
  const keepDays = (await table.get(formEntity.key(scope, formId)))?.keepDays ?? 0;
  if (keepDays === 0) return true;
  const now = new Date();
  await table.commit([nextDeletionJob(scope, formId, now).write]);
  const before = oldBefore(keepDays, now);
  let left = rounds;
  for (const kind of [submissionEntity, spamEntity]) {
    for (;;) {
      const { items, cursor } = await table.query(kind.range(scope, formId), {
        limit: limits.prepareItems,
        attributes: ['timestamp', 'formId', 'n', 'files', 'isCounted'],
      });
      const old = items.filter(({ timestamp }) => timestamp < before);
      if (old.length > 0) await deleteThese(table, scope, old);
      if (old.length < items.length || cursor === undefined) break;
      left -= 1;
      if (left === 0) return false;
    }
  }
  return true;
}

type Old = Pick<SubmissionRecord, 'pk' | 'sk' | 'formId' | 'n' | 'files' | 'isCounted'>;

/**
 * Submissions must be taken off the counts only once: on a conflict with another deletion, this is retried
 * without the deleted ones.
 */
async function deleteThese(table: Table, scope: CompanyScope, old: readonly Old[]): Promise<void> {
  const { writes, jobs } = withoutSubmissions(scope, old, new Date());
  await commitWithJobs(table, jobs, [
    ...old.map((submission) => ({
      delete: submission,
      ...((submission.files ?? submission.isCounted) && {
        condition: ifStillCounted(submission),
        refused: writeConflict,
      }),
    })),
    ...writes,
  ]);
}
