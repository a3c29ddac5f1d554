import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { requireStorage } from '../core/budgets/require-storage';
import { spendBudget } from '../core/budgets/spend-budget';
import { countStored } from '../core/budgets/stored-amounts';
import { countWrite } from '../core/companies/company-counts';
import { fileObject, putObject, replacementObject } from '../core/images/image-store';
import { dispatchJobs, newJob } from '../core/jobs';
import { logger } from '../core/logger';
import type { Operation } from '../core/operation';
import { readFile } from '../core/uploads/read-file';
import { fileUpdate, requireFile } from './file-repository';
import { tellOfFileChange } from './live-images';

/**
 * Puts other bytes under a file's address, so that every link to it leads to them. As with a picture, they lie beside
 * the old ones until the table names them; the job places them, and this call does so at once, too.
 */
export const replaceFile: Operation<Contract['replaceFile']> = async (request) => {
  const { input, table, scope, session, now } = request;
  await spendBudget(table, scope, 'imageWork', 1, now, session.companyRecord);
  const { kind, bytes, contentType } = await readFile(input.file, input.fileName);
  const [stored, counted] = await Promise.all([
    requireFile(table, scope, input.id),
    countStored(table, scope),
  ]);
  const { id, title, revision } = stored;
  const grownBy = bytes.length - stored.bytes;
  await requireStorage(table, scope, { bytes: grownBy }, session.companyRecord.budgets, counted);
  const told = await tellOfFileChange(request, stored, 'imageFiles');
  const replacement = replacementObject(scope, id);
  await putObject(scope, replacement, { bytes, contentType });
  const superseded = stored.replacement ?? null;
  const place = newJob(scope, { kind: 'place-file', fileId: id, superseded }, now);
  const set = { kind, bytes: bytes.length, replacement, changedAt: now.toISOString() };
  await table.commit([
    fileUpdate(scope, id, set, revision),
    countWrite(scope, { imageBytes: grownBy }),
    activityWrite(scope, { actor: session, action: `Replaced the content of file '${title}'`, at: now }),
    place.write,
    ...told.map(({ write }) => write),
  ]);
  await putObject(scope, fileObject(scope, stored), { bytes, contentType }).catch((error: Error) =>
    logger.warn('the replacement was not placed; its job will', { error }),
  );
  await dispatchJobs([place]);
  return id;
};
