import type { Contract } from '@galley/shared/contract/contract';
import { pageLink } from '@galley/shared/page-links';
import type { PageLinks } from '@galley/shared/schemas/redirect';
import type { CompanyScope } from '../core/company-scope';
import type { PageRecord, RedirectRecord } from '../core/entities/page';
import { footerEntity, sitePartition, tabEntity } from '../core/entities/site';
import { registryEntity } from '../core/entities/vendor';
import { liveEntity } from '../core/entities/version';
import { areHintsComplete, pagesThatMayLink, readByHints } from '../core/hints/read-hints';
import { linkFinder } from '../core/links-in';
import type { Operation, OperationRequest } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';
import type { PageTree } from '../core/pages/page-tree';
import { readAroundPages } from '../core/pages/part-of-tree';
import { unpackLiveComponents } from '../core/release/live-page';
import { ownHosts } from '../core/site-urls';
import type { Table } from '../core/table';
import { readRedirects } from './redirect-repository';

const named = ({ id, name }: Pick<PageRecord, 'id' | 'name'>) => ({ id, name });

type Request = Pick<OperationRequest<Contract['getPageLinks']>, 'table' | 'scope' | 'now'>;

export const getPageLinks: Operation<Contract['getPageLinks']> = (request) =>
  linksTo(request, [request.input.pageId]);

export const getLinksToPages: Operation<Contract['getLinksToPages']> = (request) =>
  linksTo(request, request.input.pageIds);

/**
 * The links to pages or to those under them: in published contents, menus, tabs, footer and redirects. It is
 * called before pages are deleted.
 */
async function linksTo({ table, scope, now }: Request, pageIds: readonly number[]): Promise<PageLinks> {
  const [areComplete, around, site, redirects, registry] = await Promise.all([
    areHintsComplete(table, scope),
    readAroundPages(table, scope, pageIds, { whole: false }),
    table.queryAll(sitePartition.everything(scope)),
    readRedirects(table, scope),
    table.get(registryEntity.key(scope)),
  ]);
  const asked = { pageIds, redirects };
  const {
    tree,
    others,
    gone,
    under,
    leading,
    addresses: paths,
  } = await readByHints({ table, scope, now }, areComplete, {
    some: () => readWithHints(table, scope, around, asked),
    all: () => readAllPages(table, scope, asked),
  });
  const linksIn = await linkFinder(ownHosts(scope.company, registry));
  const leadsThere = (content: unknown) => [...linksIn(content)].some((path) => paths.has(path));
  const opened = others.filter(
    (other) => tree.isPublic(other) && !other.isExternal && !gone.some(({ id }) => id === other.id),
  );
  const contents = await table.batchGet(opened.map((other) => liveEntity.key(scope, other.id)));
  const linking = opened.filter((_, index) => {
    const record = contents[index];
    return record !== undefined && unpackLiveComponents(record).some(({ data }) => leadsThere(data));
  });
  const tabs = tabEntity.among(site);
  return {
    pages: linking.map(named),
    menus: gone.filter((other) => other.showOnMenu).map(named),
    pagesUnder: under.map(named),
    tabs: tabs.filter(leadsThere).map(({ id, title }) => ({ id, name: title })),
    isInFooter: leadsThere(footerEntity.among(site)[0]),
    redirects: leading,
  };
}

interface Asked {
  pageIds: readonly number[];
  redirects: readonly RedirectRecord[];
}

interface Read extends ReturnType<typeof goneWith> {
  tree: PageTree;
  /** The pages that may link there, by number. */
  others: readonly PageRecord[];
}

async function readAllPages(table: Table, scope: CompanyScope, asked: Asked): Promise<Read> {
  const tree = await readPageTree(table, scope);
  return { tree, others: tree.pages, ...goneWith(tree, asked) };
}

/**
 * Reads the pages that hints name.
 * @throws PagesNotReadError where it is not known whether there are pages under these
 */
async function readWithHints(
  table: Table,
  scope: CompanyScope,
  { readTree }: Awaited<ReturnType<typeof readAroundPages>>,
  asked: Asked,
): Promise<Read> {
  const target = goneWith(await readTree(), asked);
  const ids = await pagesThatMayLink(table, scope, [...target.addresses]);
  const tree = await readTree(ids);
  return { ...target, tree, others: ids.flatMap((id) => tree.page(id) ?? []) };
}

/** What is gone with some pages: those under them, too, and the paths and links that lead to any of them. */
function goneWith(tree: PageTree, { pageIds, redirects }: Asked) {
  const pages = new Map(pageIds.map((pageId) => [pageId, requirePage(tree, pageId)]));
  const under = [...pages.values()]
    .flatMap((page) => tree.descendants(page))
    .filter((other) => !other.isDeleted && !pages.has(other.id));
  const gone = new Map([...pages.values(), ...under].map((other) => [other.id, other]));
  const leading = redirects.filter(({ pageId }) => gone.has(pageId)).map(({ sk }) => sk);
  const paths = new Set([
    ...[...gone.values()].filter((other) => !other.isExternal).map((other) => tree.pathOf(other)),
    // Links that contain a page's id.
    ...[...gone.keys()].map((id) => pageLink(id)),
    ...leading,
  ]);
  return { gone: [...gone.values()], under: [...new Set(under)], leading, addresses: paths };
}
