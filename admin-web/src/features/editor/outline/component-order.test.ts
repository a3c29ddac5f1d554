import { describe, expect, it } from 'vitest';
import { isSameOrder, placedAt } from './component-order';

describe('placing a new component', () => {
  it('puts it between two others [1:160]', () => {
    expect(placedAt([1, 2, 3], 9, 1)).toEqual([1, 9, 2, 3]);
  });

  it('moves it from the end, where the server put it [1:160]', () => {
    expect(placedAt([1, 2, 3, 9], 9, 0)).toEqual([9, 1, 2, 3]);
  });

  it('clamps the position to the list', () => {
    expect(placedAt([1, 2], 9, 50)).toEqual([1, 2, 9]);
  });
});

describe('comparing two orders', () => {
  it('detects differences in position and in length', () => {
    expect(isSameOrder([1, 2], [1, 2])).toBe(true);
    expect(isSameOrder([1, 2], [2, 1])).toBe(false);
    expect(isSameOrder([1, 2], [1, 2, 3])).toBe(false);
  });
});
