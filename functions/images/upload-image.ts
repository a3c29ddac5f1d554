import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { requireStorage } from '../core/budgets/require-storage';
import { spendBudget } from '../core/budgets/spend-budget';
import { countWrite } from '../core/companies/company-counts';
import { type ImageRecord, imageCounterEntity, imageEntity } from '../core/entities/image';
import { conflict } from '../core/errors';
import { imageObject, putObject } from '../core/images/image-store';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { ownNameOf } from './image-name';
import { readImage } from './read-image';
import { widthsJobs } from './widths-jobs';

/** Adds a picture. The file comes first: whatever breaks off in between leaves at most a file that nobody names. */
export const uploadImage: Operation<Contract['uploadImage']> = async ({
  input,
  table,
  scope,
  session,
  now,
}) => {
  // Taking a file apart is the work that is counted, whatever comes of it.
  await spendBudget(table, scope, 'imageWork', 1, now, session.companyRecord);
  const { bytes, ...file } = await readImage(input.image, input.imageName);
  const [id] = await Promise.all([
    table.increment(imageCounterEntity.key(scope), 'lastId'),
    requireStorage(table, scope, { images: 1, bytes: bytes.length }, session.companyRecord.budgets),
  ]);
  const imageUrl = `${scope.company}/${id}/${ownNameOf(input.imageName)}`;
  await putObject(scope, imageObject(imageUrl), { bytes, contentType: file.contentType });
  const record: ImageRecord = {
    ...imageEntity.key(scope, id),
    ...file,
    id,
    imageUrl,
    imageDescription: input.imageDescription,
    altText: input.altText,
    bytes: bytes.length,
    tags: [],
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
    revision: 1,
  };
  const jobs = widthsJobs(scope, record, now);
  await commitWithJobs(table, jobs, [
    {
      put: { ...record },
      condition: { absent: true },
      refused: () => conflict('Another image took this number. Nothing was saved: try again.'),
    },
    countWrite(scope, { images: 1, imageBytes: bytes.length }),
    activityWrite(scope, { actor: session, action: `Added image '${record.imageDescription}'`, at: now }),
  ]);
  return id;
};
