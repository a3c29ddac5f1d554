import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CompanyScope } from '../company-scope';
import { pathKeys } from '../keys';
import type { PageTree } from '../pages/page-tree';
import type { PathRecord } from '../records/path-records';

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
 * The sitemap stands at its path like a page, so that a visit reads it with the same one call. Every release writes
 * it: 10,000 pages are some 100 KB, and nothing has to tell which releases change it.
 */
export function sitemapRecord(scope: CompanyScope, tree: PageTree, release: number): PathRecord {
  const json = JSON.stringify(sitemapEntries(tree).map(({ path, changedOn }) => [path, changedOn]));
  const body = brotliCompressSync(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { ...pathKeys.path(scope, sitemapPath), kind: 'sitemap', pageId: 0, revision: 0, release, body };
}

export function unpackSitemap(body: Uint8Array): SitemapEntry[] {
  const pairs = JSON.parse(brotliDecompressSync(body).toString('utf8')) as [string, string][];
  return pairs.map(([path, changedOn]) => ({ path, changedOn }));
}
