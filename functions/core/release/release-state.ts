import type { ReleaseRecord } from '../entities/path';

/** Where the releases of a company stand: read before anything that a release is made of. */
export interface ReleaseState {
  release: number;
  /** The release of each of the last changes, by path; a path that ends with a slash stands for all under it. */
  recent: Record<string, number>;
  /** What rendered the chrome, and so every page but those of `earlier`; '' before anything was. */
  renderer: string;
  /** Renderers before it of which there may be pages; the chrome item keeps their chromes. */
  earlier: string[];
  /** A hash of what the sitemap says. */
  sitemap: string;
  /** A hash of what the chrome shows of the pages; '' where a former release of the product rendered it. */
  navigation: string;
  /** The launch that went live last. */
  launch?: ReleaseRecord['launch'];
}

/** What `recent` has for a change of everything under a path: `/services/`. */
export const everythingUnder = (path: string) => (path.endsWith('/') ? path : `${path}/`);

export function releaseStateOf(record: ReleaseRecord | undefined): ReleaseState {
  const { release, recent, renderer, earlier, sitemap, navigation = '', launch } = record ?? beforeTheFirst;
  return { release, recent, renderer, earlier, sitemap, navigation, ...(launch && { launch }) };
}

const beforeTheFirst: ReleaseState = {
  release: 0,
  recent: {},
  renderer: '',
  earlier: [],
  sitemap: '',
  navigation: '',
};

/** Changes that a chrome remembers; older ones are long consistent everywhere. */
const rememberedChanges = 200;

/** The state after a release that changed these paths. */
export function nextReleaseState(state: ReleaseState, changedPaths: readonly string[]): ReleaseState {
  const release = state.release + 1;
  const all = { ...state.recent, ...Object.fromEntries(changedPaths.map((path) => [path, release])) };
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b - a)
    .slice(0, rememberedChanges);
  return { ...state, release, recent: Object.fromEntries(newest) };
}
