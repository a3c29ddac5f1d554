import { describe, expect, it } from 'vitest';
import { movedItems } from './moved-items';

const moved = (from: number[], to: number[]) => [...movedItems(from, to)].sort((a, b) => a - b);

describe('what moved between two orders', () => {
  it('is nothing where the order is the same', () => {
    expect(moved([1, 2, 3], [1, 2, 3])).toEqual([]);
    expect(moved([], [])).toEqual([]);
  });

  it('is the one item that was taken elsewhere, not all that it passed', () => {
    expect(moved([1, 2, 3, 4, 5], [5, 1, 2, 3, 4])).toEqual([5]);
    expect(moved([1, 2, 3, 4, 5], [2, 3, 4, 5, 1])).toEqual([1]);
    expect(moved([1, 2, 3, 4, 5], [1, 4, 2, 3, 5])).toEqual([4]);
  });

  it('is one of two neighbours that changed places', () => {
    expect(moved([1, 2], [2, 1])).toHaveLength(1);
  });

  it('does not count what was added or removed', () => {
    expect(moved([1, 2, 3], [9, 2, 3, 8])).toEqual([]);
    expect(moved([1, 2, 3], [])).toEqual([]);
  });

  it('leaves one item in its place when everything is turned round', () => {
    expect(moved([1, 2, 3, 4], [4, 3, 2, 1])).toHaveLength(3);
  });
});
