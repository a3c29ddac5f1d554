import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { requireStorage } from '../core/budgets/require-storage';
import { spendBudget } from '../core/budgets/spend-budget';
import { countWrite } from '../core/companies/company-counts';
import type { ImageRecord } from '../core/entities/image';
import { imageObject, putObject, replacementObject, variantObjects } from '../core/images/image-store';
import { dispatchJobs, newJob } from '../core/jobs';
import { logger } from '../core/logger';
import type { Operation } from '../core/operation';
import { readImage } from '../core/uploads/read-image';
import { imageUpdate, requireImage } from './image-repository';
import { allowImageChange } from './live-images';
import { widthsJobs } from './widths-jobs';

/** While the origin is down, a page in the CDN may refer to the previous file's variants for a day. */
const oldVariantsMs = 2 * 24 * 60 * 60 * 1000;

/**
 * Replaces the file at a picture's URL. The new file is stored beside the old one until the table refers to
 * it, so the record never describes another picture than the one that is served in the end. The job puts it
 * in place; this call also does so at once, so that the change is visible immediately. Pages show the file
 * itself until its variants are made.
 */
export const replaceImage: Operation<Contract['replaceImage']> = async (request) => {
  const { input, table, scope, session, now } = request;
  await spendBudget(table, scope, 'imageWork', 1, now, session.companyRecord);
  const { bytes, ...file } = await readImage(input.image, input.imageName);
  const stored = await requireImage(table, scope, input.id);
  const { id, imageUrl, imageDescription, revision } = stored;
  const grownBy = bytes.length - stored.bytes;
  await requireStorage(table, scope, { bytes: grownBy }, session.companyRecord.budgets);
  const notifications = await allowImageChange(request, stored, 'imageFiles');
  const replacement = replacementObject(scope, id);
  const object = { bytes, contentType: file.contentType };
  await putObject(scope, replacement, object);
  const set = {
    ...file,
    bytes: bytes.length,
    replacement,
    fileNumber: (stored.fileNumber ?? 1) + 1,
    changedAt: now.toISOString(),
    changedBy: session.userId,
  } satisfies Partial<ImageRecord>;
  const superseded = stored.replacement ?? null;
  const jobs = [
    newJob(scope, { kind: 'place-image', imageId: id, imageUrl, superseded }, now),
    ...widthsJobs(scope, { ...stored, ...set }, now),
  ];
  const oldVariants = variantObjects(stored);
  const forget = newJob(scope, { kind: 'forget-image', objects: oldVariants }, now, oldVariantsMs);
  await table.commit([
    imageUpdate(scope, id, set, revision),
    countWrite(scope, { imageBytes: grownBy }),
    activityWrite(scope, {
      actor: session,
      action: `Replaced the file of image '${imageDescription}'`,
      at: now,
    }),
    ...[...jobs, ...notifications].map(({ write }) => write),
    ...(oldVariants.length > 0 ? [forget.write] : []),
  ]);
  await putObject(scope, imageObject(imageUrl), object).catch((error: Error) =>
    logger.warn('the replacement was not placed; its job will', { error }),
  );
  await dispatchJobs(jobs);
  return id;
};
