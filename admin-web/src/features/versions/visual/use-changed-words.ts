import { componentNumber } from '@galley/shared/comment-threads';
import type { VersionDifference } from '@galley/shared/schemas/version';
import { useMemo } from 'react';
import { partsOf } from '../../../parts/preview/page-frame';
import { changedWords } from './changed-words';
import type { Box } from './counterpart';
import type { ShownPage, ShownPages, Side } from './use-scroll-together';

const none: Record<Side, Box[]> = { before: [], after: [] };

/** The positions of the words that differ in components which both pages have. */
export function useChangedWords({ before, after }: ShownPages, differences: readonly VersionDifference[]) {
  return useMemo(() => {
    if (!before || !after) return none;
    const ranges = differences
      .filter(({ change }) => change === 'changed')
      .map(({ componentId }) => {
        const [old, now] = [partOf(before, componentId), partOf(after, componentId)];
        return old && now ? changedWords(old, now) : { before: [], after: [] };
      });
    return {
      before: ranges.flatMap((found) => found.before.flatMap((range) => boxesOf(before, range))),
      after: ranges.flatMap((found) => found.after.flatMap((range) => boxesOf(after, range))),
    };
  }, [before, after, differences]);
}

/** The boxes have the order of the page. */
function partOf({ view, boxes }: ShownPage, componentId: number): Element | undefined {
  const place = [...boxes.keys()].indexOf(componentNumber(componentId));
  return partsOf(view.document)[place];
}

const boxesOf = ({ view }: ShownPage, range: Range): Box[] =>
  [...range.getClientRects()].map(({ left, top, width, height }) => ({
    left: left + view.scrollX,
    top: top + view.scrollY,
    width,
    height,
  }));
