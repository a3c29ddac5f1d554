import type { Contract } from '@galley/shared/contract/contract';
import { locate, requirePlacement } from '../core/components/component-location';
import { newNumbers, withCopy } from '../core/components/copied-component';
import { componentEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { changeDraft } from './draft-repository';

/** Copies a component of a draft, places the copy right below it, and returns the copy's id. */
export const duplicateComponent: Operation<Contract['duplicateComponent']> = (request) => {
  const { scope, input } = request;
  const place = locate(input.pageComponentId);
  const key = componentEntity.key(scope, place.pageId, place.versionId, place.n);
  return changeDraft(request, place, [key], (draft, [original]) => {
    const placed = requirePlacement(draft, place.n);
    if (!componentEntity.is(original)) throw notFound('This component');
    const at = draft.placements.indexOf(placed) + 1;
    return withCopy({ scope, place, draft, original, numbers: newNumbers(draft, placed), at });
  });
};
