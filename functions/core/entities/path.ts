import { companyPartition, type RecordOf } from './entity';
import type { Item } from './key';
import { path, text } from './key-parts';

/** Everything a visit reads: one BatchGetItem of a path and the chrome. */
export const pathsPartition = companyPartition('PATHS', { reading: 'settled' });

/** Nothing named its renderer yet. */
const noRenderer = (item: Item) => ({ renderer: '', ...item });

/** What a visit of this address reads. */
export const pathEntity = pathsPartition.entity({
  sort: [path('path')],
  schema: (s) => ({
    /** A claim keeps an address for a page that visitors cannot see (yet); at 'next' there is nothing but what is `next`. */
    kind: s.oneOf(['page', 'redirect', 'claim', 'sitemap', 'next']),
    pageId: s.count,
    /** The page's revision when this was written; writers that started from an older one are refused. */
    revision: s.count,
    release: s.count,
    /** What rendered the body of a page: its document takes chrome, style sheets and scripts of the same one. */
    renderer: s.text.optional(),
    /** Compressed fragments of the rendered page; the list of pages where kind is 'sitemap'; only with these two. */
    body: s.bytes.optional(),
    /** The newest release whose site the body was made from, where it was rendered again without a release. */
    renderedAt: s.count.optional(),
    /** Where a redirect leads. */
    to: s.target.optional(),
    /** When a move or a restore prepared this; it counts once that is through. */
    claimedAt: s.text.optional(),
    /** A claim at which visitors once found the page, so that it is worth a redirect when the page moves. */
    wasPublic: s.flag.optional(),
    /** What a launch puts here; it holds once the chrome names the same run. */
    next: s.declared<NextAtPath>().optional(),
    /** The body of that; visits read bytes at the top of an item only. */
    nextBody: s.bytes.optional(),
    nextRun: s.text.optional(),
  }),
  upgrades: [(item) => (item.kind === 'page' ? noRenderer(item) : item)],
});
/** What will be at a path; `gone` is nothing. */
export interface NextAtPath {
  kind: 'page' | 'redirect' | 'claim' | 'gone';
  pageId: number;
  revision: number;
  renderer?: string;
  to?: string;
  wasPublic?: boolean;
}
export type PathRecord = RecordOf<typeof pathEntity>;

/** What every page of a company shares, beside the paths. Its body holds `recent` too. */
export const chromeEntity = pathsPartition.entity({
  sort: ['CHROME'],
  schema: (s) => ({
    release: s.count,
    renderer: s.text,
    body: s.bytes,
    /** The launch that went live last, with its release and moment. */
    launch: s.object({ run: s.text, release: s.count, at: s.time }).optional(),
  }),
  upgrades: [noRenderer],
});
export type ChromeRecord = RecordOf<typeof chromeEntity>;

/** What the chrome shows of the pages: the menu, and parents of pages that are not on it. Visits do not read it. */
export const navigationEntity = pathsPartition.entity({
  sort: ['NAVIGATION'],
  schema: (s) => ({
    /** The release that it is of has the same. */
    hash: s.text,
    body: s.bytes,
  }),
});

/**
 * The number of the last release; every flip is conditional on it and raises it. Small, since every change of the site
 * reads it with the session.
 */
export const releaseEntity = pathsPartition.entity({
  sort: ['RELEASE'],
  schema: (s) => ({
    release: s.count,
    /** The release of each of the last changes, by path. */
    recent: s.byName(s.count),
    /** As in `ReleaseState`. */
    renderer: s.text,
    earlier: s.list(s.text),
    sitemap: s.text,
    /** Absent in what a former release of the product wrote. */
    navigation: s.text.optional(),
    /** The launch that went live last; until it is finished, what it prepared is stored beside what was. */
    launch: s.object({ run: s.text, release: s.count, at: s.time, isFinished: s.flag }).optional(),
  }),
  upgrades: [(item) => noRenderer({ earlier: [], sitemap: '', ...item })],
});
export type ReleaseRecord = RecordOf<typeof releaseEntity>;

/** The style sheets and scripts of what one renderer rendered; never changed. */
export const assetsEntity = pathsPartition.entity({
  sort: ['ASSETS', text('renderer')],
  schema: (s) => ({ body: s.bytes }),
});
export type AssetsRecord = RecordOf<typeof assetsEntity>;
