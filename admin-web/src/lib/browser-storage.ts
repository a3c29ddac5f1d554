/**
 * Storage of the browser for what the admin can do without: it may be switched off or full, and then nothing is kept.
 * @returns null where nothing is kept under the key
 */
export function readStored(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

/** @param value null removes what is kept */
export function writeStored(store: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, value);
  } catch {
    // As if nothing was kept.
  }
}

export const local = () => window.localStorage;
