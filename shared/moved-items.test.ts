import { describe, expect, it } from 'vitest';
import { movedItems } from './moved-items';

const moved = (from: number[], to: number[]) => [...movedItems(from, to)].sort((a, b) => a - b);

describe('the items that moved between two orders', () => {
  it('are none where the order is the same', () => {
    expect(moved([1, 2, 3], [1, 2, 3])).toEqual([]);
    expect(moved([], [])).toEqual([]);
  });

  it('are the one item that was moved, not all that it passed', () => {
    expect(moved([1, 2, 3, 4, 5], [5, 1, 2, 3, 4])).toEqual([5]);
    expect(moved([1, 2, 3, 4, 5], [2, 3, 4, 5, 1])).toEqual([1]);
    expect(moved([1, 2, 3, 4, 5], [1, 4, 2, 3, 5])).toEqual([4]);
  });

  it('are one of two neighbours that swapped places', () => {
    expect(moved([1, 2], [2, 1])).toHaveLength(1);
  });

  it('do not include added or removed items', () => {
    expect(moved([1, 2, 3], [9, 2, 3, 8])).toEqual([]);
    expect(moved([1, 2, 3], [])).toEqual([]);
  });

  it('include all items but one when the order is reversed', () => {
    expect(moved([1, 2, 3, 4], [4, 3, 2, 1])).toHaveLength(3);
  });
});
