import type { Contract } from '@galley/shared/contract/contract';
import { imageObject, putObject, replacementObject } from '../core/images/image-store';
import { newJob, wakeJobs } from '../core/jobs';
import { logger } from '../core/logger';
import type { Operation } from '../core/operation';
import { imageUpdate, requireImage } from './image-repository';
import { readImage } from './read-image';

/**
 * Puts another file under a picture's address. The new file lies beside the old one until the table names it, so the
 * record never describes another picture than the one that is served for good. The job places it; this call does so
 * at once, too, so that whoever looks now sees it.
 */
export const replaceImage: Operation<Contract['replaceImage']> = async ({ input, table, scope, now }) => {
  const { bytes, ...file } = await readImage(input.image, input.imageName);
  const stored = await requireImage(table, scope, input.id);
  const replacement = replacementObject(scope, stored.id);
  const object = { bytes, contentType: file.contentType };
  await putObject(scope, replacement, object);
  const superseded = stored.replacement ?? null;
  const job = newJob(scope, { kind: 'place-image', imageId: stored.id, superseded }, now);
  const set = { ...file, bytes: bytes.length, replacement, changedAt: now.toISOString() };
  await table.commit([imageUpdate(scope, stored.id, set, stored.revision), job.write]);
  await putObject(scope, imageObject(stored.imageUrl), object).catch((error: Error) =>
    logger.warn('the replacement was not placed; its job will', { error }),
  );
  await wakeJobs([job]);
  return stored.id;
};
