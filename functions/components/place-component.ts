import type { Contract } from '@galley/shared/contract/contract';
import { locate, requirePlacement } from '../core/components/component-location';
import type { DraftChange } from '../core/components/component-record';
import { type CopyNumbers, newNumbers, withCopy } from '../core/components/copied-component';
import { requireDraft } from '../core/components/draft-rules';
import type { Key } from '../core/entities/key';
import { componentEntity, type Placement, type VersionRecord, versionEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import { packComponentId } from '../core/ids';
import type { Operation, OperationRequest } from '../core/operation';
import { changeDraft } from './draft-repository';

type Request = OperationRequest<Contract['placeComponent']>;

/**
 * Adds a copy of an existing component to a draft, so that editing one page never changes another. A
 * component that is already on the draft, or an existing placement, is returned unchanged.
 */
export const placeComponent: Operation<Contract['placeComponent']> = async (request) => {
  const { table, scope, input } = request;
  const wanted = locate(input.id ?? input.componentId);
  if (wanted.pageId === input.pageId && wanted.versionId === input.versionId) {
    const version = await table.get(versionEntity.key(scope, input.pageId, input.versionId));
    requirePlacement(requireDraft(version, input.versionId), wanted.n, input.type);
    return packComponentId(wanted);
  }
  if (input.id !== null) throw notFound('This component');
  const source = [
    versionEntity.key(scope, wanted.pageId, wanted.versionId),
    componentEntity.key(scope, wanted.pageId, wanted.versionId, wanted.n),
  ];
  return changeDraft(request, input, source, (draft, items) => copyInto(request, draft, items));
};

function copyInto(
  { scope, input }: Request,
  draft: VersionRecord,
  [version, original]: (Key | undefined)[],
): DraftChange<number> {
  const source = locate(input.componentId);
  const placed = requirePlacement(versionEntity.is(version) ? version : undefined, source.n, input.type);
  if (!componentEntity.is(original)) throw notFound('This component');
  const numbers = numbersFor(draft, source.pageId === input.pageId, placed);
  return withCopy({ scope, place: input, draft, original, numbers, at: input.at ?? draft.placements.length });
}

/**
 * The numbers of a copy and of its slides. Versions of a page can be compared because a number means the same
 * component in all of them: a copy within the page keeps its numbers unless one of them is already on the
 * draft.
 */
function numbersFor(draft: VersionRecord, isSamePage: boolean, placed: Placement): CopyNumbers {
  const { n, slides } = placed;
  const taken = new Set(draft.placements.flatMap((placement) => [placement.n, ...(placement.slides ?? [])]));
  const areFree = isSamePage && ![n, ...(slides ?? [])].some((number) => taken.has(number));
  return areFree ? { n, ...(slides && { slides }) } : newNumbers(draft, placed);
}
