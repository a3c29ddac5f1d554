import type { CompanyScope } from '../core/company-scope';
import { spamEntity, submissionEntity } from '../core/entities/form';
import { sentObject } from '../core/forms/sent-files';
import { unpackSubmissionId } from '../core/ids';
import { removeObjects } from '../core/images/image-store';
import type { JobWork } from '../core/jobs';
import type { Table } from '../core/table';

/** Deletes the files of submissions that do not exist, because they were deleted or never stored. */
export async function forgetSentFiles(
  table: Table,
  scope: CompanyScope,
  { sent }: JobWork<'forget-sent-files'>,
): Promise<void> {
  for (const { submissionId, count } of sent) {
    const place = unpackSubmissionId(submissionId);
    if (!place || (await isThere(table, scope, place))) continue;
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    await removeObjects(
      scope,
      numbers.map((number) => sentObject(scope, place, number)),
    );
  }
}

/**
 * Read one after the other: a release from spam moves a submission from the first key to the second between
 * two reads.
 */
async function isThere(table: Table, scope: CompanyScope, { formId, n }: { formId: number; n: number }) {
  const held = await table.get(spamEntity.key(scope, formId, n));
  return held !== undefined || (await table.get(submissionEntity.key(scope, formId, n))) !== undefined;
}
