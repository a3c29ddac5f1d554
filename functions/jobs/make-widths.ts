import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { imageEntity } from '../core/entities/image';
import { imageObject, objectsOfWidths, removeObjects } from '../core/images/image-store';
import { dispatchJobs, type JobRecord, type JobWork, newJob } from '../core/jobs';
import type { Table } from '../core/table';
import { askImageLambda } from './ask-image-lambda';
import { jobDone } from './job-done';

type Work = JobWork<'make-widths'>;

/**
 * Makes the lighter variants of a picture and records them, in the transaction that deletes the job and
 * enqueues the re-rendering of pages with the picture. Variants that come too late are deleted, because
 * nothing refers to them.
 */
export async function makeWidths(
  table: Table,
  scope: CompanyScope,
  work: Work,
  job: JobRecord,
): Promise<void> {
  const { imageId, imageUrl, fileNumber } = work;
  const key = imageEntity.key(scope, imageId);
  const record = await table.get(key);
  if (!record || (record.fileNumber ?? 1) !== fileNumber) return giveUp(table, scope, work, job);
  const { widths, avif = [] } = await askImageLambda({
    company: scope.company,
    imageUrl,
    fileNumber,
    // The table decides which object is the picture; its URL may still serve the previous one.
    source: record.replacement ?? imageObject(imageUrl),
    widths: work.widths,
  });
  const render = newJob(scope, { kind: 'render-image', imageId, imageUrl, isReplaced: false }, new Date());
  const next = widths.length > 0 ? [render] : [];
  const outdated = await conflictOf(
    table.commit([
      {
        update: key,
        // Not conditional on the revision, so that someone who describes the picture at the same time is not
        // in the way.
        set: { widths, widthsOf: fileNumber, avif },
        condition: { equals: { imageUrl, fileNumber: record.fileNumber } },
        refused: writeConflict,
      },
      jobDone(job),
      ...next.map(({ write }) => write),
    ]),
  );
  if (outdated) return giveUp(table, scope, work, job);
  await dispatchJobs(next);
}

async function giveUp(
  table: Table,
  scope: CompanyScope,
  { imageUrl, fileNumber, widths }: Work,
  job: JobRecord,
): Promise<void> {
  await removeObjects(scope, objectsOfWidths(imageUrl, fileNumber, widths));
  await table.commit([jobDone(job)]);
}
