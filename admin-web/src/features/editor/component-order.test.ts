import { describe, expect, it } from 'vitest';
import { isSameOrder, moved, placedAt } from './component-order';

describe('moving a component', () => {
  it('keeps every other component in its order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('stops at the ends', () => {
    expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
    expect(moved(['a', 'b'], 1, -4)).toEqual(['b', 'a']);
  });

  it('changes nothing for a component that is not there', () => {
    expect(moved(['a', 'b'], 7, 0)).toEqual(['a', 'b']);
  });

  it('leaves the given list alone', () => {
    const list = ['a', 'b', 'c'];
    moved(list, 0, 2);
    expect(list).toEqual(['a', 'b', 'c']);
  });
});

describe('placing a new component', () => {
  it('puts it between two others', () => {
    expect(placedAt([1, 2, 3], 9, 1)).toEqual([1, 9, 2, 3]);
  });

  it('moves it from the end, where the server put it', () => {
    expect(placedAt([1, 2, 3, 9], 9, 0)).toEqual([9, 1, 2, 3]);
  });

  it('keeps the place inside the list', () => {
    expect(placedAt([1, 2], 9, 50)).toEqual([1, 2, 9]);
  });
});

describe('comparing two orders', () => {
  it('sees a difference in place and in length', () => {
    expect(isSameOrder([1, 2], [1, 2])).toBe(true);
    expect(isSameOrder([1, 2], [2, 1])).toBe(false);
    expect(isSameOrder([1, 2], [1, 2, 3])).toBe(false);
  });
});
