import type { Contract } from '@galley/shared/contract/contract';
import { pageLink } from '@galley/shared/page-links';
import type { PageLinks } from '@galley/shared/schemas/redirect';
import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import { footerEntity, sitePartition, tabEntity } from '../core/entities/site';
import { registryEntity } from '../core/entities/vendor';
import { liveEntity } from '../core/entities/version';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';
import { unpackLiveComponents } from '../core/release/live-page';
import type { Table } from '../core/table';
import { linkFinder } from './links-in';
import { readRedirects } from './redirect-repository';
import { ownHosts } from './redirect-urls';

const named = ({ id, name }: Pick<PageRecord, 'id' | 'name'>) => ({ id, name });

export const getPageLinks: Operation<Contract['getPageLinks']> = ({ table, scope, input }) =>
  linksTo(table, scope, [input.pageId]);

export const getLinksToPages: Operation<Contract['getLinksToPages']> = ({ table, scope, input }) =>
  linksTo(table, scope, input.pageIds);

/**
 * The links to pages or to those under them: in published contents, menus, tabs, footer and redirects. It is
 * called before pages are deleted and reads all published content: a few items per hundred pages.
 */
async function linksTo(table: Table, scope: CompanyScope, pageIds: readonly number[]): Promise<PageLinks> {
  const [tree, site, redirects, registry] = await Promise.all([
    readPageTree(table, scope),
    table.queryAll(sitePartition.everything(scope)),
    readRedirects(table, scope),
    table.get(registryEntity.key(scope)),
  ]);
  const pages = new Map(pageIds.map((pageId) => [pageId, requirePage(tree, pageId)]));
  const under = [...pages.values()]
    .flatMap((page) => tree.descendants(page))
    .filter((other) => !other.isDeleted && !pages.has(other.id));
  const gone = new Map([...pages.values(), ...under].map((other) => [other.id, other]));
  const leading = redirects.filter(({ pageId }) => gone.has(pageId)).map(({ sk }) => sk);
  const addresses = new Set([
    ...[...gone.values()].filter((other) => !other.isExternal).map((other) => tree.pathOf(other)),
    // Links that contain a page's id.
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
    pagesUnder: [...new Set(under)].map(named),
    tabs: tabs.filter(leadsThere).map(({ id, title }) => ({ id, name: title })),
    isInFooter: leadsThere(footerEntity.among(site)[0]),
    redirects: leading,
  };
}
