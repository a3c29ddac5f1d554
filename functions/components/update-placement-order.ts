import type { Contract } from '@galley/shared/contract/contract';
import { locate } from '../core/components/component-location';
import type { Placement } from '../core/entities/version';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import { changeDraft } from './draft-repository';

/** Reorders the components of a draft. The list must name exactly the draft's components. */
export const updatePlacementOrder: Operation<Contract['updatePlacementOrder']> = async (request) => {
  const locations = request.input.pageComponentIds.map(locate);
  const [first] = locations;
  if (!first) throw componentsChanged();
  const isOneVersion = locations.every(
    ({ pageId, versionId }) => pageId === first.pageId && versionId === first.versionId,
  );
  await changeDraft(request, first, [], (draft) => {
    const byNumber = new Map(draft.placements.map((placement) => [placement.n, placement]));
    const placements = locations
      .map(({ n }) => byNumber.get(n))
      .filter((placement): placement is Placement => placement !== undefined);
    const isSameSet =
      isOneVersion && placements.length === locations.length && new Set(placements).size === byNumber.size;
    if (!isSameSet || placements.length !== byNumber.size) throw componentsChanged();
    return { header: { placements }, writes: [], result: undefined };
  });
};

function componentsChanged() {
  return conflict(
    'The components of this draft were changed in the meantime. Reload the page and order them again.',
  );
}
