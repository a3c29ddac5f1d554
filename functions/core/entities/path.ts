import { companyPartition, type RecordOf } from './entity';
import type { Item } from './key';
import { path, text } from './key-parts';

/** Everything that a visit reads: one BatchGetItem of a path and the chrome. */
export const pathsPartition = companyPartition('PATHS', { reading: 'settled' });

/** Records from before renderers were named. */
const noRenderer = (item: Item) => ({ renderer: '', ...item });

/** What is at a path of the site. */
export const pathEntity = pathsPartition.entity({
  sort: [path('path')],
  schema: (s) => ({
    /**
     * A claim reserves a path for a page that visitors cannot see (yet); 'next' holds nothing but the `next`
     * attributes.
     */
    kind: s.oneOf(['page', 'redirect', 'claim', 'sitemap', 'next']),
    pageId: s.count,
    /** The page's revision at the time of writing; writes that are based on an older one are refused. */
    revision: s.count,
    release: s.count,
    /**
     * The renderer of a page's body: its document needs the chrome, style sheets and scripts of the same
     * renderer.
     */
    renderer: s.text.optional(),
    /** The compressed fragments of a page, or the list of pages for a sitemap; absent for the other kinds. */
    body: s.bytes.optional(),
    /** The newest release that the body reflects, where it was re-rendered without a release. */
    renderedAt: s.count.optional(),
    /** The target of a redirect. */
    to: s.target.optional(),
    /** When a move or a restore prepared this item; it takes effect with that flip. */
    claimedAt: s.text.optional(),
    /**
     * A reserved path at which the page was once public, so that a move of the page should leave a redirect.
     */
    wasPublic: s.flag.optional(),
    /** The item after a launch; it takes effect once the chrome names the same run. */
    next: s.declared<NextAtPath>().optional(),
    /** The body of `next`, at the top level because visits read bytes only there. */
    nextBody: s.bytes.optional(),
    nextRun: s.text.optional(),
  }),
  upgrades: [(item) => (item.kind === 'page' ? noRenderer(item) : item)],
});
/** What a launch puts at a path; `gone` removes what is there. */
export interface NextAtPath {
  kind: 'page' | 'redirect' | 'claim' | 'gone';
  pageId: number;
  revision: number;
  renderer?: string;
  to?: string;
  wasPublic?: boolean;
}
export type PathRecord = RecordOf<typeof pathEntity>;

/** What all pages of a company share, stored beside the paths. Its body also contains `recent`. */
export const chromeEntity = pathsPartition.entity({
  sort: ['CHROME'],
  schema: (s) => ({
    release: s.count,
    renderer: s.text,
    body: s.bytes,
    /** The launch that went live last, with its release and time. */
    launch: s.object({ run: s.text, release: s.count, at: s.time }).optional(),
  }),
  upgrades: [noRenderer],
});
export type ChromeRecord = RecordOf<typeof chromeEntity>;

/**
 * The pages that the chrome shows: the menu, and the parents of pages that are not on it. Visits do not read
 * it.
 */
export const navigationEntity = pathsPartition.entity({
  sort: ['NAVIGATION'],
  schema: (s) => ({
    /** The release that it belongs to has the same hash. */
    hash: s.text,
    body: s.bytes,
  }),
});

/**
 * The number of the last release; every flip is conditional on it and raises it. It is kept small because
 * every change of the site reads it with the session.
 */
export const releaseEntity = pathsPartition.entity({
  sort: ['RELEASE'],
  schema: (s) => ({
    release: s.count,
    /** The latest changes: the release of each, by path. */
    recent: s.byName(s.count),
    /** See `ReleaseState`. */
    renderer: s.text,
    earlier: s.list(s.text),
    sitemap: s.text,
    /** Absent in records of former releases of the product. */
    navigation: s.text.optional(),
    /** The run that wrote the hints about pages (`hint.ts`); absent after a release that wrote none. */
    hints: s.text.optional(),
    /**
     * The launch that went live last; until it is finished, what it prepared is stored beside the previous
     * state.
     */
    launch: s.object({ run: s.text, release: s.count, at: s.time, isFinished: s.flag }).optional(),
  }),
  upgrades: [(item) => noRenderer({ earlier: [], sitemap: '', ...item })],
});
export type ReleaseRecord = RecordOf<typeof releaseEntity>;

/** The style sheets and scripts that belong to one renderer's output; they never change. */
export const assetsEntity = pathsPartition.entity({
  sort: ['ASSETS', text('renderer')],
  schema: (s) => ({ body: s.bytes }),
});
export type AssetsRecord = RecordOf<typeof assetsEntity>;
