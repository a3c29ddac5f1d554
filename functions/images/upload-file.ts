import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { requireStorage } from '../core/budgets/require-storage';
import { spendBudget } from '../core/budgets/spend-budget';
import { fileCounterEntity } from '../core/entities/image';
import type { Operation } from '../core/operation';
import { readFile } from '../core/uploads/read-file';
import { ownNameOf } from './image-name';
import { storeNewFile } from './new-file';

/**
 * Adds a file. Its bytes are stored first: a failure in between leaves at most bytes that no record refers
 * to.
 */
export const uploadFile: Operation<Contract['uploadFile']> = async ({
  input,
  table,
  scope,
  session,
  now,
}) => {
  await spendBudget(table, scope, 'imageWork', 1, now, session.companyRecord);
  const { title, fileName } = input;
  const file = await readFile(input.file, fileName);
  const [id] = await Promise.all([
    table.increment(fileCounterEntity.key(scope), 'lastId'),
    requireStorage(table, scope, { files: 1, bytes: file.bytes.length }, session.companyRecord.budgets),
  ]);
  const writes = await storeNewFile(scope, {
    id,
    changedBy: session.userId,
    name: ownNameOf(fileName, 'file'),
    title,
    file,
    now,
  });
  await table.commit([
    ...writes,
    activityWrite(scope, { actor: session, action: `Added file '${title}'`, at: now }),
  ]);
  return id;
};
