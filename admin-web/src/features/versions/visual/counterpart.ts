import { componentNumber } from '@galley/shared/comment-threads';
import type { VersionDifference } from '@galley/shared/schemas/version';

/** Where something stands on a page, in pixels from the start of its document. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of a page's components by the numbers of the components. */
export type Boxes = ReadonlyMap<number, Box>;

/** A place on the one page and the same place on the other. */
export type Pair = readonly [own: number, other: number];

interface MeasuredPage {
  boxes: Boxes;
  height: number;
}

/**
 * The places that two pages share, from above: both ends, and the edges of each component that both have and that kept
 * its order. What moved is left out, so that the places rise on both pages.
 */
export function pairsOf(
  own: MeasuredPage,
  other: MeasuredPage,
  differences: readonly VersionDifference[],
): Pair[] {
  const edges = differences.flatMap(({ componentId, isMoved }): Pair[] => {
    const [here, there] = [own, other].map(({ boxes }) => boxes.get(componentNumber(componentId)));
    if (isMoved || !here || !there) return [];
    return [
      [here.top, there.top],
      [here.top + here.height, there.top + there.height],
    ];
  });
  return [[0, 0], ...edges, [own.height, other.height]];
}

/** The place on the other page that belongs to a place on this one; between two known places it is by share. */
export function counterpart(pairs: readonly Pair[], place: number): number {
  const found = pairs.findIndex(([own], index) => index > 0 && own >= place);
  const next = found < 0 ? pairs.length - 1 : found;
  const [ownFrom, otherFrom] = pairs[next - 1] ?? [0, 0];
  const [ownTo, otherTo] = pairs[next] ?? [ownFrom, otherFrom];
  const share = ownTo === ownFrom ? 1 : (place - ownFrom) / (ownTo - ownFrom);
  return otherFrom + share * (otherTo - otherFrom);
}

/**
 * The line across both windows at which the pages are held together: a quarter from above, and at the edge of the
 * window at either end of the page, so that both pages begin and end together.
 */
function lineAt(scrolled: number, most: number, windowHeight: number): number {
  const usual = windowHeight / 4;
  return Math.max(Math.min(scrolled, usual), windowHeight - 3 * Math.max(0, most - scrolled));
}

interface ScrolledPage {
  height: number;
  windowHeight: number;
  scrolled: number;
}

const mostOf = ({ height, windowHeight }: ScrolledPage) => Math.max(0, height - windowHeight);

/** How far the other page is scrolled where this one is scrolled so far. */
export function scrolledAlong(own: ScrolledPage, other: ScrolledPage, pairs: readonly Pair[]): number {
  const line = lineAt(own.scrolled, mostOf(own), own.windowHeight);
  const scrolled = counterpart(pairs, own.scrolled + line) - line;
  return Math.min(Math.max(0, scrolled), mostOf(other));
}
