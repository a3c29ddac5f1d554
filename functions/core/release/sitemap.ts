import { createHash } from 'node:crypto';
import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { type PathRecord, pathEntity } from '../entities/path';
import { type NewJob, newJob, sharedJob } from '../jobs';
import type { PageTree } from '../pages/page-tree';
import type { Write } from '../table';
import { pack, unpack } from './packed';
import type { ReleaseState } from './release-state';

/** A page for search engines, and the day of its last change. */
export interface SitemapEntry {
  path: string;
  changedOn: string;
}

export const sitemapPath = '/sitemap.xml';
/** The maximum that the sitemap protocol allows. */
const mostEntries = 50_000;

/** All pages that visitors can reach, except those that are not to be indexed. */
export function sitemapEntries(tree: PageTree): SitemapEntry[] {
  return tree
    .inMenuOrder()
    .flatMap((page) => entryOf(tree, page) ?? [])
    .slice(0, mostEntries);
}

const entryOf = (tree: PageTree, page: PageRecord): SitemapEntry | undefined =>
  page.isExternal || page.noIndex || !tree.isPublic(page)
    ? undefined
    : { path: tree.pathOf(page), changedOn: page.changedAt.slice(0, 10) };

/**
 * The sitemap is stored at its path like a page, so a visit reads it with the same single call. With 10,000
 * pages it takes some 100 KB, so it is only written if it changed; the release's number keeps its hash.
 */
export function sitemapIfChanged(
  scope: CompanyScope,
  tree: PageTree,
  { release, sitemap: before }: ReleaseState,
): { state: Pick<ReleaseState, 'sitemap'>; writes: Write[] } {
  const pairs = sitemapEntries(tree).map(({ path, changedOn }) => [path, changedOn]);
  const sitemap = createHash('sha256').update(JSON.stringify(pairs)).digest('base64url').slice(0, 16);
  if (sitemap === before) return { state: { sitemap }, writes: [] };
  const key = pathEntity.key(scope, sitemapPath);
  const record: PathRecord = { ...key, kind: 'sitemap', pageId: 0, revision: 0, release, body: pack(pairs) };
  return { state: { sitemap }, writes: [{ put: { ...record } }] };
}

const halfMinuteMs = 30_000;

/** The writes and jobs with which a release of some pages updates the sitemap. */
interface LeftOfSitemap {
  atOnce: NewJob[];
  later: Write[];
}

/**
 * After a release of some pages, a job writes the sitemap: at once if an entry is added, removed or moved. If only the date
 * of an entry changes, one job shared by all releases of the company follows within about half a minute.
 */
export function leftOfSitemap(
  scope: CompanyScope,
  now: Date,
  tree: PageTree,
  pages: readonly { before: PageRecord; after: PageRecord }[],
  isReordered = false,
): LeftOfSitemap {
  const lines = pages.map(({ before, after }) => ({
    was: entryOf(tree, before),
    // A page that enters or leaves the menu changes its place among the entries.
    is: before.showOnMenu === after.showOnMenu ? entryOf(tree, after) : undefined,
  }));
  const changed = lines.filter(({ was, is }) => was?.changedOn !== is?.changedOn || was?.path !== is?.path);
  if (changed.length === 0 && !isReordered) return { atOnce: [], later: [] };
  const work = { kind: 'write-sitemap' } as const;
  if (isReordered || changed.some(({ was, is }) => was?.path !== is?.path))
    return { atOnce: [newJob(scope, work, now)], later: [] };
  const dueAt = new Date((Math.floor(now.getTime() / halfMinuteMs) + 1) * halfMinuteMs);
  return { atOnce: [], later: [sharedJob(scope, work, { dueAt, jobId: 'sitemap', now }).write] };
}

export function unpackSitemap(body: Uint8Array): SitemapEntry[] {
  const pairs = unpack(body) as [string, string][];
  return pairs.map(([path, changedOn]) => ({ path, changedOn }));
}
