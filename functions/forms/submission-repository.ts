import { required } from '@galley/shared/required';
import type { SubmissionView } from '@galley/shared/schemas/submission';
import type { CompanyScope } from '../core/company-scope';
import { retryOnConflict, writeConflict } from '../core/conflicts';
import { readCursor } from '../core/cursor';
import { type SubmissionRecord, spamEntity, submissionEntity } from '../core/entities/form';
import type { EntityRange, Item, Key, RecordsAt } from '../core/entities/key';
import { conflict, notFound } from '../core/errors';
import { packSubmissionId, unpackSubmissionId } from '../core/ids';
import type { Table } from '../core/table';

/** A submission as the API returns it. */
export function submissionView(record: SubmissionRecord): SubmissionView {
  const {
    timestamp,
    mailState,
    mailReason,
    pairs,
    replyTo,
    isUnread = false,
    confirmedAt = '',
    spamSigns = [],
    files = [],
  } = record;
  return {
    formSubmission: {
      id: packSubmissionId(record),
      timestamp,
      mailState,
      mailReason,
      spamReason: spamSigns.join(' '),
      replyTo,
      isUnread,
      confirmedAt,
    },
    formSubmissionPairs: pairs,
    formSubmissionFiles: files,
  };
}

/**
 * The possible keys of a submission, from its id alone: as a normal one, or held back as spam.
 * @throws 404
 */
export function locateSubmission(scope: CompanyScope, submissionId: number) {
  const location = required(unpackSubmissionId(submissionId), submissionNotFound);
  const { formId, n } = location;
  return {
    formId,
    n,
    key: submissionEntity.key(scope, formId, n),
    spamKey: spamEntity.key(scope, formId, n),
  };
}

/** @throws 404 */
export async function readSubmission<Also extends readonly Key[]>(
  table: Table,
  scope: CompanyScope,
  submissionId: number,
  also: (formId: number) => Also,
): Promise<{ submission: SubmissionRecord; also: RecordsAt<Also> }> {
  const { formId, key, spamKey } = locateSubmission(scope, submissionId);
  const [plain, spam, ...found] = await table.batchGet([key, spamKey, ...also(formId)]);
  return { submission: required(plain ?? spam, submissionNotFound), also: found };
}

export const submissionNotFound = () => notFound('This submission');

/** The `refused` of a write that depends on whether the submission is read. */
export const submissionChanged = (current: Item | undefined) =>
  current ? writeConflict() : submissionNotFound();

/** Reads and writes again where another user marked the submission in between. */
export const retryAsMarked = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  retryOnConflict(
    { attempts: 5, orElse: () => conflict('This submission was changed in the meantime. Try again.') },
    attempt,
  );

const cursorPattern = /^\d{9}$/;

/** The submissions of a form that were held back as spam, or the others. */
export const submissionsOf = (scope: CompanyScope, formId: number, spam: boolean) =>
  (spam ? spamEntity : submissionEntity).range(scope, formId);

/** The range of both kinds, without other items of the partition. */
export const bothKindsOf = (scope: CompanyScope, formId: number): EntityRange<SubmissionRecord> => ({
  ...submissionEntity.range(scope, formId),
  prefix: 'S',
});

/**
 * Lists continue after the number that `x-next-cursor` contains.
 * @throws 400 naming `cursor`
 */
export function cursorKey({ prefix }: EntityRange<SubmissionRecord>, cursor: string): string | undefined {
  const place = readCursor(cursor, cursorPattern);
  return place && `${prefix}${place[0]}`;
}

/** The cursor that `cursorKey` reads. */
export function cursorAfter(record: SubmissionRecord): string {
  return String(record.n).padStart(9, '0');
}
