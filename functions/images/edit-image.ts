import type { Contract } from '@galley/shared/contract/contract';
import { middle } from '@galley/shared/image-rules';
import { activityWrite } from '../core/activity-log';
import { commitWithJobs, newJob } from '../core/jobs';
import type { Operation } from '../core/operation';
import { imageUpdate, requireImage } from './image-repository';
import { allowImageChange } from './live-images';

/** Changes the texts of a picture; fields that are left out are kept. Pages that use them are re-rendered. */
export const editImage: Operation<Contract['editImage']> = async (request) => {
  const { input, table, scope, session, now } = request;
  const { id, revision, imageDescription, altText, tags, focus } = input;
  const stored = await requireImage(table, scope, id);
  const { imageUrl, altText: before, focus: point = middle } = stored;
  const set = {
    imageDescription,
    ...(altText !== undefined && { altText }),
    ...(tags && { tags }),
    ...(focus && { focus }),
    changedAt: now.toISOString(),
    changedBy: session.userId,
  };
  const isMoved = focus !== undefined && (focus.x !== point.x || focus.y !== point.y);
  const isSaidElsewhere = isMoved || (altText !== undefined && altText !== before);
  const render = newJob(scope, { kind: 'render-image', imageId: id, imageUrl, isReplaced: false }, now);
  const jobs = isSaidElsewhere ? [render] : [];
  const notifications = isSaidElsewhere ? await allowImageChange(request, stored, 'imageTexts') : [];
  await commitWithJobs(table, jobs, [
    imageUpdate(scope, id, set, revision),
    activityWrite(scope, { actor: session, action: `Changed image '${imageDescription}'`, at: now }),
    ...notifications.map(({ write }) => write),
  ]);
  return id;
};
