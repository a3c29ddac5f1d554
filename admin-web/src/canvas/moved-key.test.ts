import { describe, expect, it } from 'vitest';
import { movedKey } from './moved-key';

describe('what has moved', () => {
  it('is the one that stands elsewhere among the others, and the chosen one before its neighbour', () => {
    expect(movedKey(['a', 'b', 'c'], ['b', 'c', 'a'], undefined)).toBe('a');
    expect(movedKey(['a', 'b', 'c'], ['b', 'a', 'c'], 'a')).toBe('a');
    expect(movedKey(['a', 'b', 'c'], ['b', 'a', 'c'], 'b')).toBe('b');
    expect(movedKey(['a', 'b', 'c'], ['b', 'c', 'a'], 'c')).toBe('c');
  });

  it('is nothing where all stay, one comes or goes, or a new one gets its number', () => {
    expect(movedKey(['a', 'b'], ['a', 'b'], 'a')).toBeUndefined();
    expect(movedKey([], ['a', 'b'], 'a')).toBeUndefined();
    expect(movedKey(['a', 'b'], ['b'], 'b')).toBeUndefined();
    expect(movedKey(['a', 'new', 'b'], ['a', '7', 'b'], '7')).toBeUndefined();
  });
});
