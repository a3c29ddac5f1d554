import type { Contract } from '@galley/shared/contract/contract';
import { pageLink } from '@galley/shared/page-links';
import type { PageRecord } from '../core/entities/page';
import { footerEntity, sitePartition, tabEntity } from '../core/entities/site';
import { registryEntity } from '../core/entities/vendor';
import { liveEntity } from '../core/entities/version';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';
import { unpackLiveComponents } from '../core/release/live-page';
import { linkFinder } from './links-in';
import { readRedirects } from './redirect-repository';
import { ownHosts } from './redirect-urls';

const named = ({ id, name }: Pick<PageRecord, 'id' | 'name'>) => ({ id, name });

/**
 * What leads to a page or to one under it: published contents, menus, tabs, footer, old addresses. Asked before a page
 * is deleted, so it reads what is published everywhere: a few items for each hundred pages.
 */
export const getPageLinks: Operation<Contract['getPageLinks']> = async ({ table, scope, input }) => {
  const [tree, site, redirects, registry] = await Promise.all([
    readPageTree(table, scope),
    table.queryAll(sitePartition.everything(scope)),
    readRedirects(table, scope),
    table.get(registryEntity.key(scope)),
  ]);
  const page = requirePage(tree, input.pageId);
  const under = tree.descendants(page).filter((other) => !other.isDeleted);
  const gone = new Map([page, ...under].map((other) => [other.id, other]));
  const leading = redirects.filter(({ pageId }) => gone.has(pageId)).map(({ sk }) => sk);
  const addresses = new Set([
    ...[...gone.values()].filter((other) => !other.isExternal).map((other) => tree.pathOf(other)),
    // Links that name a page by its number.
    ...[...gone.keys()].map((id) => pageLink(id)),
    ...leading,
  ]);
  const hosts = ownHosts(scope.company, registry);
  const linksIn = await linkFinder(hosts);
  const leadsThere = (content: unknown) => [...linksIn(content)].some((path) => addresses.has(path));

  const others = tree.pages.filter(
    (other) => tree.isPublic(other) && !other.isExternal && !gone.has(other.id),
  );
  const contents = await table.batchGet(others.map((other) => liveEntity.key(scope, other.id)));
  const linking = others.filter((_, index) => {
    const record = contents[index];
    return record !== undefined && unpackLiveComponents(record).some(({ data }) => leadsThere(data));
  });
  const tabs = tabEntity.among(site);
  return {
    pages: linking.map(named),
    menus: [...gone.values()].filter((other) => other.showOnMenu).map(named),
    pagesUnder: under.map(named),
    tabs: tabs.filter(leadsThere).map(({ id, title }) => ({ id, name: title })),
    isInFooter: leadsThere(footerEntity.among(site)[0]),
    redirects: leading,
  };
};
