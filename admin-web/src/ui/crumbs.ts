import { createStore, useStored } from '../lib/store';

export interface Crumb {
  label: string;
  /** Absent for the current screen. */
  to?: string;
}

const crumbs = createStore<readonly Crumb[]>([]);

/** Sets the breadcrumbs: each screen sets them, the top bar shows them. */
export const showCrumbs = crumbs.set;

export const useCrumbs = (): readonly Crumb[] => useStored(crumbs, (all) => all);
