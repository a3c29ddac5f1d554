import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { imageUpdate } from './image-repository';

/** Changes what is said about a picture; what the call leaves out stays. */
export const editImage: Operation<Contract['editImage']> = async ({ input, table, scope, now }) => {
  const { id, revision, imageDescription, altText, tags } = input;
  const set = {
    imageDescription,
    ...(altText !== undefined && { altText }),
    ...(tags && { tags }),
    changedAt: now.toISOString(),
  };
  await table.commit([imageUpdate(scope, id, set, revision)]);
  return id;
};
