import { isDeepStrictEqual } from 'node:util';
import { movedItems } from '@galley/shared/moved-items';
import type { VersionDifference } from '@galley/shared/schemas/version';
import type { ComponentRecord, Placement, VersionRecord } from '../core/entities/version';
import { packComponentId } from '../core/ids';

export interface WholeVersion {
  version: VersionRecord;
  components: readonly ComponentRecord[];
}

/** A component and its position in a version, ready to be compared. */
interface Placed {
  placement: Placement;
  place: number;
  componentId: number;
  data: Record<string, unknown>;
}

/**
 * The differences between two versions of a page, in the order of the later one; removed components appear
 * where they were. Components are matched by their number, which a copied version keeps.
 */
export function differencesOf(
  pageId: number,
  from: WholeVersion | undefined,
  to: WholeVersion,
): VersionDifference[] {
  const before = from ? placed(pageId, from) : [];
  const after = placed(pageId, to);
  const earlier = new Map(before.map((component) => [component.placement.n, component]));
  const later = new Set(after.map(({ placement }) => placement.n));
  const moved = movedItems(numbersOf(before), numbersOf(after));
  // For each removed component, the remaining component that it followed; 0 is the top.
  const removed = new Map<number, VersionDifference[]>();
  let behind = 0;
  for (const component of before) {
    const { n } = component.placement;
    if (later.has(n)) behind = n;
    else removed.set(behind, [...(removed.get(behind) ?? []), difference(component, undefined, false)]);
  }
  return [
    ...(removed.get(0) ?? []),
    ...after.flatMap((component) => {
      const { n } = component.placement;
      return [difference(earlier.get(n), component, moved.has(n)), ...(removed.get(n) ?? [])];
    }),
  ];
}

const numbersOf = (components: readonly Placed[]) => components.map(({ placement }) => placement.n);

function placed(pageId: number, { version, components }: WholeVersion): Placed[] {
  const byNumber = new Map(components.map((component) => [component.n, component]));
  return version.placements.flatMap((placement, index) => {
    const component = byNumber.get(placement.n);
    const componentId = packComponentId({ pageId, versionId: version.versionId, n: placement.n });
    return component ? [{ placement, place: index + 1, componentId, data: comparable(component.data) }] : [];
  });
}

/** The data to compare, without the revisions of slides. */
function comparable(data: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(data.banners)) return data;
  const banners = (data.banners as Record<string, unknown>[]).map(
    ({ revision: _revision, ...slide }) => slide,
  );
  return { ...data, banners };
}

function difference(from: Placed | undefined, to: Placed | undefined, isMoved: boolean): VersionDifference {
  const shown = (to ?? from) as Placed;
  return {
    type: shown.placement.type,
    componentId: shown.componentId,
    change: changeOf(from, to, isMoved),
    isMoved,
    fromPlace: from?.place ?? null,
    toPlace: to?.place ?? null,
    from: from?.data ?? null,
    to: to?.data ?? null,
  };
}

function changeOf(
  from: Placed | undefined,
  to: Placed | undefined,
  isMoved: boolean,
): VersionDifference['change'] {
  if (!from) return 'added';
  if (!to) return 'removed';
  if (!isDeepStrictEqual(from.data, to.data)) return 'changed';
  return isMoved ? 'moved' : 'same';
}
