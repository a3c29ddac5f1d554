import { createHash } from 'node:crypto';
import type { CompanyScope } from '../company-scope';
import { type PathRecord, pathEntity } from '../entities/path';
import { type NewJob, sharedJob } from '../jobs';
import type { PageTree } from '../pages/page-tree';
import type { Write } from '../table';
import { pack, unpack } from './packed';
import type { ReleaseState } from './release-state';

/** A page that search engines shall find, and the day of its last change. */
export interface SitemapEntry {
  path: string;
  changedOn: string;
}

export const sitemapPath = '/sitemap.xml';
/** More than this a sitemap may not hold. */
const mostEntries = 50_000;

/** Every page that visitors can reach, but not those that hide from search engines. */
export function sitemapEntries(tree: PageTree): SitemapEntry[] {
  return tree
    .inMenuOrder()
    .filter((page) => !page.isExternal && !page.noIndex && tree.isPublic(page))
    .slice(0, mostEntries)
    .map((page) => ({ path: tree.pathOf(page), changedOn: page.changedAt.slice(0, 10) }));
}

/**
 * The sitemap is at its path like a page, so that a visit reads it with the same one call. It is some 100 KB of
 * 10,000 pages, so a release that changes no line of it does not write it; the release's number keeps its hash.
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

/**
 * The sitemap names the day on which a page was changed last. Where a release changes nothing else of it, a job writes
 * it within a minute or so, one for all releases of a company meanwhile.
 */
export function sitemapJob(scope: CompanyScope, now: Date): NewJob {
  const dueAt = new Date((Math.floor(now.getTime() / halfMinuteMs) + 1) * halfMinuteMs);
  return sharedJob(scope, { kind: 'write-sitemap' }, { dueAt, jobId: 'sitemap', now });
}

export function unpackSitemap(body: Uint8Array): SitemapEntry[] {
  const pairs = unpack(body) as [string, string][];
  return pairs.map(([path, changedOn]) => ({ path, changedOn }));
}
