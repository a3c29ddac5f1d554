import type { CompanyScope } from '../company-scope';
import { type CompanyRecord, companyEntity } from '../entities/company';
import { type OrderRecord, type PageRecord, pagesPartition } from '../entities/page';
import {
  type FooterRecord,
  footerEntity,
  type LogoPicturesRecord,
  logoPicturesEntity,
  type NavbarTabRecord,
  type SettingsRecord,
  settingsEntity,
  sitePartition,
  type ThemeRecord,
  tabCounterEntity,
  tabEntity,
  themeEntity,
} from '../entities/site';
import { PageTree } from '../pages/page-tree';
import { needsAllPages, PagesNotReadError, type PartOfTree, readAroundPages } from '../pages/part-of-tree';
import { readableFooter, readableTabs } from '../rich-text/site-texts';
import type { Table } from '../table';
import { pagesNow } from './live-launch';

/** What the pages of a company share, without the pages themselves. */
export interface SiteParts {
  company: CompanyRecord;
  settings: SettingsRecord | undefined;
  theme: ThemeRecord | undefined;
  logoPictures?: LogoPicturesRecord | undefined;
  footer: FooterRecord | undefined;
  tabs: NavbarTabRecord[];
  /** The highest number that a tab has ever had. */
  lastTab?: number;
}

/** Everything that the chrome is rendered from. */
export interface Site extends SiteParts {
  pages: PageRecord[];
  orders: OrderRecord[];
}

/** The same with only a part of the pages, for a change of one page. */
export interface PartOfSite extends SiteParts {
  tree: PartOfTree;
}

/** A site with the tree of all or some of its pages. */
type WithTree = SiteParts & { tree: PageTree };

export const treeOf = (site: Site | WithTree): PageTree =>
  'tree' in site ? site.tree : new PageTree(site.pages, site.orders);

/** The site with these pages replaced by their new state. */
export function withPages(site: Site | PartOfSite, pages: readonly PageRecord[]): Site | PartOfSite {
  if ('tree' in site) return { ...site, tree: site.tree.withUpdated(...pages) };
  const changed = new Map(pages.map((page) => [page.id, page]));
  return { ...site, pages: site.pages.map((page) => changed.get(page.id) ?? page) };
}

/**
 * Narrows to a site with all pages.
 * @throws PagesNotReadError
 */
export function wholeSite(site: Site | PartOfSite): Site {
  if ('tree' in site) throw new PagesNotReadError();
  return site;
}

/** Two parallel queries. For a release, read the release's number first. */
export async function readSite(table: Table, scope: CompanyScope): Promise<Site> {
  const [parts, listItems] = await Promise.all([
    readSiteParts(table, scope),
    table.queryAll(pagesPartition.everything(scope), { whole: true }),
  ]);
  return { ...parts, ...pagesNow(listItems) };
}

/**
 * Computes a result from part of the site (the pages around those given) if that is sufficient, otherwise from all
 * pages. All pages are also read when a path that was assumed to be free turns out to be taken.
 * @param named returns further pages that what is rendered refers to
 */
export async function fromPartOfSite<Result>(
  table: Table,
  scope: CompanyScope,
  pageIds: readonly number[],
  compute: (site: Site | PartOfSite) => Promise<Result>,
  named: (parts: SiteParts) => Promise<readonly number[]> = async () => [],
): Promise<Result> {
  try {
    const [parts, { readTree }] = await Promise.all([
      readSiteParts(table, scope),
      readAroundPages(table, scope, pageIds),
    ]);
    return await compute({ ...parts, tree: (await readTree(await named(parts))).supposingFree() });
  } catch (error) {
    if (!needsAllPages(error)) throw error;
    return compute(await readSite(table, scope));
  }
}

export async function readSiteParts(table: Table, scope: CompanyScope): Promise<SiteParts> {
  const siteItems = await table.queryAll(sitePartition.everything(scope), { whole: true });
  const [company] = companyEntity.among(siteItems);
  if (!company) throw new Error(`The record of ${scope.company} is missing.`);
  return {
    company,
    settings: settingsEntity.among(siteItems)[0],
    theme: themeEntity.among(siteItems)[0],
    logoPictures: logoPicturesEntity.among(siteItems)[0],
    footer: await readableFooter(scope, footerEntity.among(siteItems)[0]),
    tabs: await readableTabs(scope, tabEntity.among(siteItems)),
    lastTab: tabCounterEntity.among(siteItems)[0]?.last ?? 0,
  };
}
