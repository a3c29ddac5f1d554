import type { Contract } from '@galley/shared/contract/contract';
import { locate, requirePlacement } from '../core/components/component-location';
import type { Key } from '../core/entities/key';
import { componentEntity, type Placement, type VersionRecord, versionEntity } from '../core/entities/version';
import { notFound } from '../core/errors';
import { packComponentId } from '../core/ids';
import type { Operation, OperationRequest } from '../core/operation';
import type { StoredBanner } from './banner-slides';
import { type ComponentFields, largestFieldOf, textBytes } from './component-data';
import { changeDraft, componentRecord, type DraftChange } from './draft-repository';
import { requireDraft, requireRoom } from './draft-rules';

type Request = OperationRequest<Contract['placeComponent']>;

/**
 * Puts an existing component at the end of a draft, as a copy: no edit of one page changes another. One that
 * is on the draft already, or a place that is named, is answered as it is.
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
  return changeDraft(table, scope, input, source, (draft, items) => copyInto(request, draft, items));
};

function copyInto(
  { scope, input }: Request,
  draft: VersionRecord,
  [version, original]: (Key | undefined)[],
): DraftChange<number> {
  const { pageId, versionId, type } = input;
  const source = locate(input.componentId);
  const placed = requirePlacement(versionEntity.is(version) ? version : undefined, source.n, type);
  if (!componentEntity.is(original)) throw notFound('This component');
  const { n, slides } = numbersFor(draft, source.pageId === pageId, placed);
  const data = withNumbers(original.data as ComponentFields, slides);
  const { componentName } = data;
  const header = {
    placements: [...draft.placements, { n, type, componentName, ...(slides && { slides }) }],
    nextN: Math.max(draft.nextN, n + 1, ...(slides ?? []).map((slide) => slide + 1)),
    htmlBytes: (draft.htmlBytes ?? 0) + textBytes(data),
  };
  requireRoom(header, largestFieldOf(type));
  const { slidesRevision } = original;
  const record = componentRecord(scope, input, { n, type, data, revision: 1, slidesRevision });
  return {
    header,
    writes: [{ put: { ...record }, condition: { absent: true } }],
    result: packComponentId({ pageId, versionId, n }),
  };
}

/**
 * The numbers of a copy and of its slides. The same number in two versions of a page means the same thing, so that
 * versions can be compared: a copy within the page keeps them unless one of them is on the draft already.
 */
function numbersFor(
  draft: VersionRecord,
  isSamePage: boolean,
  { n, slides }: Placement,
): Pick<Placement, 'n' | 'slides'> {
  const taken = new Set(draft.placements.flatMap((placement) => [placement.n, ...(placement.slides ?? [])]));
  const areFree = isSamePage && ![n, ...(slides ?? [])].some((number) => taken.has(number));
  if (areFree) return { n, ...(slides && { slides }) };
  return { n: draft.nextN, ...(slides && { slides: slides.map((_, index) => draft.nextN + 1 + index) }) };
}

function withNumbers(data: ComponentFields, slides: readonly number[] | undefined): ComponentFields {
  if (!slides) return data;
  const { banners } = data as StoredBanner;
  return { ...data, banners: banners.map((slide, index) => ({ ...slide, n: slides[index] })) };
}
