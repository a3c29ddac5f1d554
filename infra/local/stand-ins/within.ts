import { setTimeout as pause } from 'node:timers/promises';

/** The outcome of some work, or that of `late` once it takes longer. */
export async function within<T, Late>(
  milliseconds: number,
  work: Promise<T>,
  late: () => Late,
): Promise<T | Late> {
  const ended = new AbortController();
  const tooLate = pause(milliseconds, undefined, { signal: ended.signal }).then(late);
  return Promise.race([work, tooLate]).finally(() => ended.abort());
}
