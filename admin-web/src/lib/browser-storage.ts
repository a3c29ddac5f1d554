import { attempt } from '@galley/shared/attempt';
/**
 * Browser storage for optional data: it may be disabled or full, and then nothing is kept.
 * @returns null where nothing is stored under the key
 */
export function readStored(store: () => Storage, key: string): string | null {
  return attempt(() => store().getItem(key)) ?? null;
}

/** @param value null removes the entry */
export function writeStored(store: () => Storage, key: string, value: string | null): void {
  // A failure is treated as if nothing was stored.
  attempt(() => (value === null ? store().removeItem(key) : store().setItem(key, value)));
}

export const local = () => window.localStorage;
