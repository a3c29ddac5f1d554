import type { VersionDifference } from '@galley/shared/schemas/version';
import { describe, expect, it } from 'vitest';
import { type Box, counterpart, pairsOf, scrolledAlong } from './counterpart';

const box = (top: number, height: number): Box => ({ left: 0, top, width: 1000, height });
const difference = (componentId: number, isMoved = false) => ({ componentId, isMoved }) as VersionDifference;

/** On the later page 5 was added above 2, 3 was moved before 1, and 4 was removed. */
const before = {
  height: 3000,
  boxes: new Map([
    [1, box(100, 400)],
    [2, box(500, 400)],
    [3, box(900, 400)],
    [4, box(1300, 1000)],
    [6, box(2300, 500)],
  ]),
};
const after = {
  height: 3100,
  boxes: new Map([
    [3, box(100, 400)],
    [1, box(500, 400)],
    [5, box(900, 1100)],
    [2, box(2000, 400)],
    [6, box(2400, 500)],
  ]),
};
const differences = [
  ...[difference(70_020_003, true), difference(70_020_001), difference(70_020_005)],
  ...[difference(70_020_002), difference(70_010_004), difference(70_020_006)],
];
const pairs = pairsOf(before, after, differences);
const back = pairs.map(([own, other]) => [other, own] as const);

describe('two pages that scroll together', () => {
  it('share their ends and the edges of components that both have in the same order', () => {
    expect(pairs).toEqual([
      ...[
        [0, 0],
        [100, 500],
        [500, 900],
        [500, 2000],
        [900, 2400],
      ],
      ...[
        [2300, 2400],
        [2800, 2900],
        [3000, 3100],
      ],
    ]);
  });

  it('map to the same place of the same component, and proportionally between components', () => {
    expect(counterpart(pairs, 700)).toBe(2200);
    expect(counterpart(pairs, 2900)).toBe(3000);
    // All of a removed component maps to the edge where it would be.
    expect(counterpart(pairs, 1800)).toBe(2400);
    expect(counterpart(back, 1200)).toBe(500);
  });

  it('begin and end together, and keep a component at the same height in between', () => {
    const own = (scrolled: number) => ({ height: 3000, windowHeight: 800, scrolled });
    const other = { height: 3100, windowHeight: 800, scrolled: 0 };
    expect(scrolledAlong(own(0), other, pairs)).toBe(0);
    expect(scrolledAlong(own(2200), other, pairs)).toBe(2300);
    // The line is at 200 pixels: there the earlier page shows 700, the middle of component 2.
    expect(scrolledAlong(own(500), other, pairs)).toBe(2000);
  });

  it('stay within their scroll ranges', () => {
    const own = { height: 3000, windowHeight: 800, scrolled: 1700 };
    const short = { height: 900, windowHeight: 800, scrolled: 0 };
    expect(
      scrolledAlong(own, short, [
        [0, 0],
        [3000, 900],
      ]),
    ).toBe(100);
    expect(
      scrolledAlong(own, { ...short, height: 500 }, [
        [0, 0],
        [3000, 500],
      ]),
    ).toBe(0);
  });
});
