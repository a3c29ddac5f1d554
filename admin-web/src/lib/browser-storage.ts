/**
 * Browser storage for optional data: it may be disabled or full, and then nothing is kept.
 * @returns null where nothing is stored under the key
 */
export function readStored(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes the entry */
export function writeStored(store: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, value);
  } catch {
    // Treated as if nothing was stored.
  }
}

export const local = () => window.localStorage;
