import { useSyncExternalStore } from 'react';

export interface Crumb {
  label: string;
  /** Absent for the screen one is on. */
  to?: string;
}

let current: readonly Crumb[] = [];
const listeners = new Set<() => void>();

/** Says where the person is; the screens say it, the top bar shows it. */
export function showCrumbs(crumbs: readonly Crumb[]) {
  current = crumbs;
  for (const listener of listeners) listener();
}

export function useCrumbs(): readonly Crumb[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
