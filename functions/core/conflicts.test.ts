import { describe, expect, test } from 'vitest';
import { conflictOf, retryOnConflict, writeConflict } from './conflicts';

const orElse = () => new Error('too many at once');
const conflict = () => Promise.reject(writeConflict({ pk: 'P', sk: 'S', revision: 3 }));

describe('retrying', () => {
  test('returns the result of the first attempt without a conflict, and passes the number of the attempt', async () => {
    const counts: number[] = [];
    const result = await retryOnConflict({ attempts: 5, orElse, pauseMs: 0 }, async (count) => {
      counts.push(count);
      return count < 3 ? conflict() : 'written';
    });
    expect(result).toBe('written');
    expect(counts).toEqual([1, 2, 3]);
  });

  test('ends after the last attempt with the error that the caller chose', async () => {
    let count = 0;
    const retried = retryOnConflict({ attempts: 4, orElse, pauseMs: 0 }, () => {
      count += 1;
      return conflict();
    });
    await expect(retried).rejects.toThrow('too many at once');
    expect(count).toBe(4);
  });

  test('ends at once with any other error', async () => {
    let count = 0;
    const retried = retryOnConflict({ attempts: 4, orElse }, () => {
      count += 1;
      throw new Error('no such page');
    });
    await expect(retried).rejects.toThrow('no such page');
    expect(count).toBe(1);
  });
});

describe('the conflict of one commit', () => {
  test('returns the current item, or nothing where the commit succeeded', async () => {
    expect((await conflictOf(conflict()))?.current).toEqual({ pk: 'P', sk: 'S', revision: 3 });
    expect(await conflictOf(Promise.resolve())).toBeUndefined();
  });

  test('rethrows any other error', async () => {
    await expect(conflictOf(Promise.reject(new Error('throttled')))).rejects.toThrow('throttled');
  });
});
