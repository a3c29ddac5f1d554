import type { ChromeRecord, ReleaseRecord } from '../entities/path';

/** The state of a company's releases, read before anything else that a release is based on. */
export interface ReleaseState {
  release: number;
  /**
   * The latest changes: the release of each, by path; a path that ends with a slash means everything under
   * it.
   */
  recent: Record<string, number>;
  /** The renderer of the chrome, and of all pages except those of `earlier`; '' before the first. */
  renderer: string;
  /** Earlier renderers that pages may still belong to; the chrome item keeps their chromes. */
  earlier: string[];
  /** A hash of the sitemap's content. */
  sitemap: string;
  /** A hash of what the chrome shows of the pages; '' where a former release of the product rendered it. */
  navigation: string;
  /** The run that wrote the hints about pages; absent after a release of an earlier version of the product. */
  hints?: string | undefined;
  /** The launch that went live last. */
  launch?: ReleaseRecord['launch'];
}

/** The key in `recent` for a change of everything under a path: `/services/`. */
export const everythingUnder = (path: string) => (path.endsWith('/') ? path : `${path}/`);

export function releaseStateOf(record: ReleaseRecord | undefined): ReleaseState {
  const { navigation = '', launch, hints, ...state } = record ?? beforeTheFirst;
  const { release, recent, renderer, earlier, sitemap } = state;
  const known = { release, recent, renderer, earlier, sitemap, navigation };
  return { ...known, ...(hints && { hints }), ...(launch && { launch }) };
}

const beforeTheFirst: ReleaseState = {
  release: 0,
  recent: {},
  renderer: '',
  earlier: [],
  sitemap: '',
  navigation: '',
};

/** The number of changes that a chrome remembers; reads are long consistent for older ones. */
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

/** What the chrome says of a release: its number, and the launch that went live last. */
export function releaseInChrome({ release, launch }: ReleaseState): Pick<ChromeRecord, 'release' | 'launch'> {
  return { release, ...(launch && { launch: { run: launch.run, release: launch.release, at: launch.at } }) };
}
