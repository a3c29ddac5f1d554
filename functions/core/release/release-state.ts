import type { ReleaseRecord } from '../records/path-records';

/** Where the releases of a company stand: read before anything that a release is made of. */
export interface ReleaseState {
  release: number;
  /** The release of each of the last changes, by path; a path that ends with a slash stands for all under it. */
  recent: Record<string, number>;
}

/** What `recent` has for a change of everything under a path: `/services/`. */
export const everythingUnder = (path: string) => (path.endsWith('/') ? path : `${path}/`);

export function releaseStateOf(record: ReleaseRecord | undefined): ReleaseState {
  return { release: record?.release ?? 0, recent: record?.recent ?? {} };
}

/** Changes that a chrome remembers; older ones are long consistent everywhere. */
const rememberedChanges = 200;

/** The state after a release that changed these paths. */
export function nextReleaseState(state: ReleaseState, changedPaths: readonly string[]): ReleaseState {
  const release = state.release + 1;
  const all = { ...state.recent, ...Object.fromEntries(changedPaths.map((path) => [path, release])) };
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b - a)
    .slice(0, rememberedChanges);
  return { release, recent: Object.fromEntries(newest) };
}
