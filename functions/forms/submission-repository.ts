import type { SubmissionView } from '@galley/shared/schemas/submission';
import type { CompanyScope } from '../core/company-scope';
import { invalid, notFound } from '../core/errors';
import { packSubmissionId, unpackSubmissionId } from '../core/ids';
import { submissionKeys } from '../core/keys/form-keys';
import type { Key } from '../core/keys/key';
import type { SubmissionRecord } from '../core/records/form-records';
import type { Item, Table } from '../core/table';

/** A submission as it is answered. */
export function submissionView(record: SubmissionRecord): SubmissionView {
  const { timestamp, mailState, mailReason, pairs, spamSigns = [] } = record;
  return {
    formSubmission: {
      id: packSubmissionId(record),
      timestamp,
      mailState,
      mailReason,
      spamReason: spamSigns.join(' '),
    },
    formSubmissionPairs: pairs,
  };
}

/** Where a submission stands, from its id alone: among the others, or held back. @throws 404 */
export function locateSubmission(scope: CompanyScope, submissionId: number) {
  const location = unpackSubmissionId(submissionId);
  if (!location) throw submissionNotFound();
  const { formId, n } = location;
  return {
    formId,
    n,
    key: submissionKeys.submission(scope, formId, n),
    spamKey: submissionKeys.spam(scope, formId, n),
  };
}

/** @throws 404 */
export async function readSubmission(
  table: Table,
  scope: CompanyScope,
  submissionId: number,
  also: (formId: number) => Key[] = () => [],
): Promise<{ submission: SubmissionRecord; also: (Item | undefined)[] }> {
  const { formId, key, spamKey } = locateSubmission(scope, submissionId);
  const [plain, spam, ...found] = await table.batchGet([key, spamKey, ...also(formId)]);
  const submission = (plain ?? spam) as SubmissionRecord | undefined;
  if (!submission) throw submissionNotFound();
  return { submission, also: found };
}

export const submissionNotFound = () => notFound('This submission');

const cursorPattern = /^\d{9}$/;

/** Lists go on after the number that `x-next-cursor` names. @throws 400 naming `cursor` */
export function cursorKey(prefix: string, cursor: string): string | undefined {
  if (cursor === '') return undefined;
  if (!cursorPattern.test(cursor)) {
    throw invalid({ cursor: 'cursor must be the x-next-cursor of an earlier answer.' });
  }
  return `${prefix}${cursor}`;
}

/** What `cursorKey` reads. */
export function cursorAfter(record: SubmissionRecord): string {
  return String(record.n).padStart(9, '0');
}
