import { useSyncExternalStore } from 'react';

export interface Crumb {
  label: string;
  /** Absent for the current screen. */
  to?: string;
}

let current: readonly Crumb[] = [];
const listeners = new Set<() => void>();

/** Sets the breadcrumbs: each screen sets them, the top bar shows them. */
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
