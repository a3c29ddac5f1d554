import { componentNumber } from '@galley/shared/comment-threads';
import type { VersionDifference } from '@galley/shared/schemas/version';
import { useEffect, useMemo, useRef } from 'react';
import { type Boxes, counterpart, type Pair, pairsOf, scrolledAlong } from './counterpart';

export type Side = 'before' | 'after';
const otherSide = { before: 'after', after: 'before' } as const;

/** A page in its frame. */
export interface ShownPage {
  view: Window;
  boxes: Boxes;
}

export type ShownPages = Partial<Record<Side, ShownPage | undefined>>;

const heightOf = ({ document }: Window) => document.documentElement.scrollHeight;
const sizesOf = (view: Window) => ({
  height: heightOf(view),
  windowHeight: view.innerHeight,
  scrolled: view.scrollY,
});

/** The distance of a component from the top when it is scrolled to, as a share of the window. */
const showAt = 0.15;

/** Scrolls two pages together, component by component; they begin at the first change. */
export function useScrollTogether(
  shown: ShownPages,
  differences: readonly VersionDifference[],
  [first]: readonly VersionDifference[],
) {
  const { before, after } = shown;
  const isUntouched = useRef(true);
  /** The last position that this hook scrolled each page to: its scroll event must not scroll the other page. */
  const put = useRef(new WeakMap<Window, number>());
  const pairs = useMemo<Record<Side, Pair[]> | undefined>(() => {
    if (!before || !after) return undefined;
    const of = ({ view, boxes }: ShownPage) => ({ boxes, height: heightOf(view) });
    const pairsBefore = pairsOf(of(before), of(after), differences);
    return { before: pairsBefore, after: pairsBefore.map(([own, other]) => [other, own]) };
  }, [before, after, differences]);

  const scroll = (view: Window, top: number) => {
    const { height, windowHeight } = sizesOf(view);
    const reached = Math.min(Math.max(0, top), Math.max(0, height - windowHeight));
    put.current.set(view, reached);
    view.scrollTo({ top: reached, behavior: 'instant' });
  };

  useEffect(() => {
    if (!before || !after || !pairs) return;
    const controller = new AbortController();
    const lead = (own: Window, other: Window, known: readonly Pair[]) => {
      own.addEventListener(
        'scroll',
        () => {
          const reached = put.current.get(own);
          put.current.delete(own);
          if (reached !== undefined && Math.abs(reached - own.scrollY) < 2) return;
          isUntouched.current = false;
          const along = scrolledAlong(sizesOf(own), sizesOf(other), known);
          if (Math.abs(along - other.scrollY) < 1) return;
          put.current.set(other, along);
          other.scrollTo({ top: along, behavior: 'instant' });
        },
        { signal: controller.signal, passive: true },
      );
    };
    lead(before.view, after.view, pairs.before);
    lead(after.view, before.view, pairs.after);
    return () => controller.abort();
  }, [before, after, pairs]);

  /** The position of a component on a page; where it does not exist, the position that it would have. */
  const topOf = (side: Side, difference: VersionDifference): number | undefined => {
    const number = componentNumber(difference.componentId);
    const own = shown[side]?.boxes.get(number);
    if (own) return own.top;
    const other = shown[otherSide[side]]?.boxes.get(number);
    return other && pairs && counterpart(pairs[otherSide[side]], other.top);
  };

  const scrollTo = (difference: VersionDifference, by?: Side) => {
    const leader = by && shown[by];
    const ledFrom = by && topOf(by, difference);
    const from =
      leader && ledFrom !== undefined
        ? ledFrom - leader.view.scrollY
        : ((after ?? before)?.view.innerHeight ?? 0) * showAt;
    for (const side of ['before', 'after'] as const) {
      const top = topOf(side, difference);
      const page = shown[side];
      if (page && top !== undefined && side !== by) scroll(page.view, top - from);
    }
  };

  // Again when pictures have loaded, until the user scrolls or chooses a change.
  useEffect(() => {
    if (!first || !after || !pairs || !isUntouched.current) return;
    const top = topOf('after', first) ?? 0;
    if (top > after.view.innerHeight / 2) scrollTo(first);
  });

  /** Scrolls to a component on both pages, at the same height; with `by`, at its present height on that page. */
  const show: typeof scrollTo = (difference, by) => {
    isUntouched.current = false;
    scrollTo(difference, by);
  };
  return { show, topOf };
}
