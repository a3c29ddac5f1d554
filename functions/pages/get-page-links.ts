import type { Contract } from '@galley/shared/contract/contract';
import { pageKeys } from '../core/keys/page-keys';
import { siteKeys } from '../core/keys/site-keys';
import { vendorKeys } from '../core/keys/vendor-keys';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import type { RegistryRecord } from '../core/records/company-records';
import type { PageRecord } from '../core/records/page-records';
import type { LivePageRecord } from '../core/records/version-records';
import { unpackLiveComponents } from '../core/release/live-page';
import type { Item } from '../core/table';
import { linkFinder } from './links-in';
import { requirePage } from './page-rules';
import { ownHosts } from './redirect-addresses';
import { readRedirects } from './redirect-repository';

const named = ({ id, name }: Pick<PageRecord, 'id' | 'name'>) => ({ id, name });

/**
 * What leads to a page or to one under it: published contents, menus, tabs, footer, old addresses. Asked before a page
 * is deleted, so it reads what is published everywhere: a few items for each hundred pages.
 */
export const getPageLinks: Operation<Contract['getPageLinks']> = async ({ table, scope, input }) => {
  const [tree, site, redirects, registry] = await Promise.all([
    readPageTree(table, scope),
    table.queryAll<Item>(siteKeys.partition(scope)),
    readRedirects(table, scope),
    table.get<RegistryRecord>(vendorKeys.company(scope)),
  ]);
  const page = requirePage(tree, input.pageId);
  const under = tree.descendants(page).filter((other) => !other.isDeleted);
  const gone = new Map([page, ...under].map((other) => [other.id, other]));
  const leading = redirects.filter(({ pageId }) => gone.has(pageId)).map(({ sk }) => sk);
  const addresses = new Set([
    ...[...gone.values()].filter((other) => !other.isExternal).map((other) => tree.pathOf(other)),
    ...leading,
  ]);
  const hosts = ownHosts(scope.company, registry);
  const linksIn = await linkFinder(hosts);
  const leadsThere = (content: unknown) => [...linksIn(content)].some((path) => addresses.has(path));

  const others = tree.pages.filter(
    (other) => tree.isPublic(other) && !other.isExternal && !gone.has(other.id),
  );
  const contents = await table.batchGet(others.map((other) => pageKeys.live(scope, other.id)));
  const linking = others.filter((_, index) => {
    const record = contents[index] as unknown as LivePageRecord | undefined;
    return record !== undefined && unpackLiveComponents(record).some(({ data }) => leadsThere(data));
  });
  const tabs = site.filter(({ sk }) => sk.startsWith(siteKeys.tabPrefix));
  return {
    pages: linking.map(named),
    menus: [...gone.values()].filter((other) => other.showOnMenu).map(named),
    pagesUnder: under.map(named),
    tabs: tabs.filter(leadsThere).map(({ id, title }) => ({ id: Number(id), name: String(title) })),
    isInFooter: leadsThere(site.find(({ sk }) => sk === siteKeys.footer(scope).sk)),
    redirects: leading,
  };
};
