import { timingSafeEqual } from 'node:crypto';

/** Compares in the same time whether a text differs early or late. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
