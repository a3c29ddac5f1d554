import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { requireStorage } from '../core/budgets/require-storage';
import { spendBudget } from '../core/budgets/spend-budget';
import { countStored, type StoredAmounts } from '../core/budgets/stored-amounts';
import { countWrite } from '../core/companies/company-counts';
import type { FileRecord } from '../core/entities/image';
import { fileObject, putObject, replacementObject } from '../core/images/image-store';
import { dispatchJobs, newJob } from '../core/jobs';
import { logger } from '../core/logger';
import type { Operation } from '../core/operation';
import { readFile } from '../core/uploads/read-file';
import { fileUpdate, requireFile } from './file-repository';
import { allowFileChange, type LibraryChange } from './live-images';

/**
 * Replaces the bytes at a file's URL, so that all links to it lead to the new ones. As with a picture, they
 * are stored beside the old ones until the table refers to them; the job puts them in place, and this call
 * also does so at once.
 */
export const replaceFile: Operation<Contract['replaceFile']> = async (request) => {
  const { input, table, scope, session, now } = request;
  await spendBudget(table, scope, 'imageWork', 1, now, session.companyRecord);
  const { kind, bytes, contentType } = await readFile(input.file, input.fileName);
  const [stored, counted] = await Promise.all([
    requireFile(table, scope, input.id),
    countStored(table, scope),
  ]);
  const replacement = replacementObject(scope, stored.id);
  const writes = await replacementWrites(
    request,
    stored,
    { kind, bytes: bytes.length, replacement },
    counted,
  );
  await putObject(scope, replacement, { bytes, contentType });
  await writes.commit(() => putObject(scope, fileObject(scope, stored), { bytes, contentType }));
  return stored.id;
};

type Content = Required<Pick<FileRecord, 'kind' | 'bytes' | 'replacement'>>;

/**
 * The writes of a replacement, after all checks.
 * @param counted what the company stores
 * @throws 403 where only Admins may change what visitors see, 409 where the storage is used up
 */
export async function replacementWrites(
  context: LibraryChange,
  stored: FileRecord,
  content: Content,
  counted: StoredAmounts,
) {
  const { table, scope, session, now } = context;
  const { id, title, revision } = stored;
  const grownBy = content.bytes - stored.bytes;
  await requireStorage(table, scope, { bytes: grownBy }, session.companyRecord.budgets, counted);
  const notifications = await allowFileChange(context, stored, 'imageFiles');
  const superseded = stored.replacement ?? null;
  const place = newJob(scope, { kind: 'place-file', fileId: id, superseded }, now);
  const changed = { changedAt: now.toISOString(), changedBy: session.userId };
  const writes = [
    fileUpdate(scope, id, { ...content, ...changed }, revision),
    countWrite(scope, { imageBytes: grownBy }),
    activityWrite(scope, { actor: session, action: `Replaced the content of file '${title}'`, at: now }),
    place.write,
    ...notifications.map(({ write }) => write),
  ];
  return {
    /** @param placeNow puts the bytes where visitors get them; if it fails, the job does so */
    async commit(placeNow: () => Promise<void>) {
      await table.commit(writes);
      await placeNow().catch((error: Error) =>
        logger.warn('the replacement was not placed; its job will', { error }),
      );
      await dispatchJobs([place]);
    },
  };
}
