import { describe, expect, it } from 'vitest';
import { movedKey } from './moved-key';

describe('finding the moved component', () => {
  it('returns the one with another position, and prefers the selected one to its neighbour', () => {
    expect(movedKey(['a', 'b', 'c'], ['b', 'c', 'a'], undefined)).toBe('a');
    expect(movedKey(['a', 'b', 'c'], ['b', 'a', 'c'], 'a')).toBe('a');
    expect(movedKey(['a', 'b', 'c'], ['b', 'a', 'c'], 'b')).toBe('b');
    expect(movedKey(['a', 'b', 'c'], ['b', 'c', 'a'], 'c')).toBe('c');
  });

  it('returns nothing where the order is unchanged, one is added or removed, or a new one gets its id', () => {
    expect(movedKey(['a', 'b'], ['a', 'b'], 'a')).toBeUndefined();
    expect(movedKey([], ['a', 'b'], 'a')).toBeUndefined();
    expect(movedKey(['a', 'b'], ['b'], 'b')).toBeUndefined();
    expect(movedKey(['a', 'new', 'b'], ['a', '7', 'b'], '7')).toBeUndefined();
  });
});
