import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { countWrite } from '../core/companies/company-counts';
import { conflict, notFound } from '../core/errors';
import { imageObject, variantObjects } from '../core/images/image-store';
import { commitWithJobs, newJob } from '../core/jobs';
import type { Operation } from '../core/operation';
import { requireImage } from './image-repository';
import { allowImageChange } from './live-images';

/** Deletes a picture from the library at once; a job of the same transaction deletes its objects. */
export const deleteImage: Operation<Contract['deleteImage']> = async (request) => {
  const { input, table, scope, session, now } = request;
  const image = await requireImage(table, scope, input.id);
  const { imageUrl, imageDescription, bytes, replacement } = image;
  const objects = [imageObject(imageUrl), ...variantObjects(image), ...(replacement ? [replacement] : [])];
  const notifications = await allowImageChange(request, image, 'imageFiles');
  await commitWithJobs(table, newJob(scope, { kind: 'forget-image', objects }, now), [
    {
      delete: image,
      // Deleting during a replacement would leave an object that this job does not know.
      condition: { equals: { imageUrl, replacement } },
      refused: (current) =>
        current
          ? conflict('Someone replaced this image just now. Nothing was deleted: look at it and try again.')
          : notFound('This image'),
    },
    countWrite(scope, { images: -1, imageBytes: -bytes }),
    activityWrite(scope, { actor: session, action: `Deleted image '${imageDescription}'`, at: now }),
    ...notifications.map(({ write }) => write),
  ]);
};
