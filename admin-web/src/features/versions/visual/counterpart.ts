import { componentNumber } from '@galley/shared/comment-threads';
import type { VersionDifference } from '@galley/shared/schemas/version';

/** A vertical range on a page, in pixels from the start of its document. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of a page's components by component number. */
export type Boxes = ReadonlyMap<number, Box>;

/** A position on one page and the matching position on the other. */
export type Pair = readonly [own: number, other: number];

interface MeasuredPage {
  boxes: Boxes;
  height: number;
}

/**
 * The positions that two pages share, from the top: both ends, and the edges of each component that both have in the
 * same order. Moved components are left out, so that positions increase on both pages.
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

/** Maps a position on this page to the other one; between two known positions it interpolates. */
export function counterpart(pairs: readonly Pair[], place: number): number {
  const found = pairs.findIndex(([own], index) => index > 0 && own >= place);
  const next = found < 0 ? pairs.length - 1 : found;
  const [ownFrom, otherFrom] = pairs[next - 1] ?? [0, 0];
  const [ownTo, otherTo] = pairs[next] ?? [ownFrom, otherFrom];
  const share = ownTo === ownFrom ? 1 : (place - ownFrom) / (ownTo - ownFrom);
  return otherFrom + share * (otherTo - otherFrom);
}

/**
 * The line across both windows at which the pages are aligned: a quarter from the top, and at the edge of the window
 * at either end of the page, so that both pages begin and end together.
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

/** The scroll position of the other page for a scroll position of this one. */
export function scrolledAlong(own: ScrolledPage, other: ScrolledPage, pairs: readonly Pair[]): number {
  const line = lineAt(own.scrolled, mostOf(own), own.windowHeight);
  const scrolled = counterpart(pairs, own.scrolled + line) - line;
  return Math.min(Math.max(0, scrolled), mostOf(other));
}
