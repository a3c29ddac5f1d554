import type { SentFileRecord } from '@galley/shared/sent-file-rules';
import { countSubmissions, countWrite } from '../companies/company-counts';
import type { CompanyScope } from '../company-scope';
import type { SubmissionRecord } from '../entities/form';
import { packSubmissionId } from '../ids';
import { type NewJob, newJob } from '../jobs';
import type { Write } from '../table';
import type { Condition } from '../table-expressions';

type Place = Pick<SubmissionRecord, 'formId' | 'n'>;

/**
 * The folder of all files that visitors sent to a company. No distribution serves it; staff get signed links.
 */
const sentFolder = ({ company }: CompanyScope) => `submitted/${company}/`;

/** The object of a submission's file; numbers start at 1. */
export const sentObject = (scope: CompanyScope, { formId, n }: Place, number: number) =>
  `${sentFolder(scope)}${formId}/${n}/${number}`;

export const bytesOf = (files: readonly SentFileRecord[] = []): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The job that deletes the files of submissions which do not exist. It is enqueued when submissions are
 * deleted, and before files are stored, in case their submission is never written. Returns no job where there
 * are no files.
 */
export function forgetSentFilesJobs(
  scope: CompanyScope,
  submissions: readonly (Place & { files?: readonly unknown[] | undefined })[],
  now: Date,
  dueInMs = 0,
): NewJob[] {
  const sent = submissions.flatMap(({ files = [], ...place }) =>
    files.length > 0 ? [{ submissionId: packSubmissionId(place), count: files.length }] : [],
  );
  return sent.length > 0 ? [newJob(scope, { kind: 'forget-sent-files', sent }, now, dueInMs)] : [];
}

/** The condition that the submission still exists and is counted as it was when it was read. */
export const ifStillCounted = ({ isCounted }: Pick<SubmissionRecord, 'isCounted'>): Condition => ({
  allOf: [{ exists: true }, { equals: { isCounted } }],
});

/**
 * What to commit with the deletion of submissions that are still `ifStillCounted`: the changes of the file and
 * unread counts, and the jobs that delete the files.
 */
export function withoutSubmissions(
  scope: CompanyScope,
  submissions: readonly Pick<SubmissionRecord, 'formId' | 'n' | 'files' | 'isCounted'>[],
  now: Date,
): { writes: Write[]; jobs: NewJob[] } {
  const bytes = submissions.reduce((sum, { files }) => sum + bytesOf(files), 0);
  const byForm = new Map<number, number>();
  for (const { formId, isCounted } of submissions) {
    if (isCounted) byForm.set(formId, (byForm.get(formId) ?? 0) - 1);
  }
  const unread = [...byForm].map(([formId, by]) => ({ formId, by }));
  return {
    writes: [
      ...(bytes > 0 ? [countWrite(scope, { sentBytes: -bytes })] : []),
      ...(unread.length > 0 ? [countSubmissions(scope, { unread })] : []),
    ],
    jobs: forgetSentFilesJobs(scope, submissions, now),
  };
}
