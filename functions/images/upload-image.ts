import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { requireStorage } from '../core/budgets/require-storage';
import { spendBudget } from '../core/budgets/spend-budget';
import { imageCounterEntity } from '../core/entities/image';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { readImage } from '../core/uploads/read-image';
import { ownNameOf } from './image-name';
import { storeNewImage } from './new-image';

/**
 * Adds a picture. Its file is stored first: a failure in between leaves at most a file that no record refers
 * to.
 */
export const uploadImage: Operation<Contract['uploadImage']> = async ({
  input,
  table,
  scope,
  session,
  now,
}) => {
  // The budget counts the analysis of a file, whatever its result.
  await spendBudget(table, scope, 'imageWork', 1, now, session.companyRecord);
  const file = await readImage(input.image, input.imageName);
  const [id] = await Promise.all([
    table.increment(imageCounterEntity.key(scope), 'lastId'),
    requireStorage(table, scope, { images: 1, bytes: file.bytes.length }, session.companyRecord.budgets),
  ]);
  const { imageName, imageDescription, altText } = input;
  const words = { imageDescription, altText, changedBy: session.userId };
  const { writes, jobs } = await storeNewImage(scope, { id, name: ownNameOf(imageName), file, words, now });
  await commitWithJobs(table, jobs, [
    ...writes,
    activityWrite(scope, { actor: session, action: `Added image '${imageDescription}'`, at: now }),
  ]);
  return id;
};
