import type { SentFileRecord } from '@galley/shared/sent-file-rules';
import { countSubmissions, countWrite } from '../companies/company-counts';
import type { CompanyScope } from '../company-scope';
import type { SubmissionRecord } from '../entities/form';
import { packSubmissionId } from '../ids';
import { type NewJob, newJob } from '../jobs';
import type { Write } from '../table';
import type { Condition } from '../table-expressions';

type Place = Pick<SubmissionRecord, 'formId' | 'n'>;

/** Where all files lie that visitors sent to a company: no distribution reads there, staff get signed links. */
export const sentFolder = ({ company }: CompanyScope) => `submitted/${company}/`;

/** Where a file of a submission lies; the first is number 1. */
export const sentObject = (scope: CompanyScope, { formId, n }: Place, number: number) =>
  `${sentFolder(scope)}${formId}/${n}/${number}`;

export const bytesOf = (files: readonly SentFileRecord[] = []): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * The job by which files go whose submission is not there: left with its deletion, and before files are stored, for the
 * case that their submission never is. Nothing for submissions without files.
 */
export function forgetSentFiles(
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

/** Where the submission is still there and counted, or not, as it was read. */
export const asCounted = ({ isCounted }: Pick<SubmissionRecord, 'isCounted'>): Condition => ({
  allOf: [{ exists: true }, { equals: { isCounted } }],
});

/**
 * Submissions are deleted, where they are `asCounted`: what takes their files and the unread ones off the counts, and
 * the jobs that remove the files, to commit together.
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
    jobs: forgetSentFiles(scope, submissions, now),
  };
}
