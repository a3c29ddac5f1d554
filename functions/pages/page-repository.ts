import type { CompanyScope } from '../core/company-scope';
import { writeConflict } from '../core/conflicts';
import { type OrderRecord, orderEntity, type PageRecord, pageEntity } from '../core/entities/page';
import { type VersionRecord, versionEntity } from '../core/entities/version';
import { conflict } from '../core/errors';
import { type PageTree, slugOf } from '../core/pages/page-tree';
import type { Write } from '../core/table';

/** The first, empty draft of a page. */
export function firstDraft(scope: CompanyScope, pageId: number, email: string, now: Date): VersionRecord {
  return {
    ...versionEntity.key(scope, pageId, 1),
    versionId: 1,
    status: 'draft',
    placements: [],
    nextN: 1,
    htmlBytes: 0,
    timestamp: now.toISOString(),
    email,
    comments: '',
    revision: 1,
  };
}

/** Puts a page at the end of its siblings; two at once both find their place. */
export function appendToOrder(scope: CompanyScope, parentId: number, pageId: number): Write {
  return { update: orderEntity.key(scope, parentId), append: { ids: [pageId] }, add: { revision: 1 } };
}

/** The orders as they stand once a page was appended, to render the menu from. */
export function ordersWith(
  scope: CompanyScope,
  orders: readonly OrderRecord[],
  parentId: number,
  pageId: number,
): OrderRecord[] {
  const key = orderEntity.key(scope, parentId);
  const ids = orders.find((order) => order.sk === key.sk)?.ids ?? [];
  return [...orders.filter((order) => order.sk !== key.sk), { ...key, ids: [...ids, pageId] }];
}

/**
 * Holds everything above a new page where it was read, and lets a move that is being prepared notice the newcomer.
 * The word that an external parent lends to addresses is fixed from here on.
 * @throws WriteConflict when the write is committed
 */
export function assertAncestorsUnchanged(scope: CompanyScope, ancestors: readonly PageRecord[]): Write[] {
  return ancestors.map((page) => ({
    update: pageEntity.key(scope, page.id),
    add: { treeRevision: 1 },
    ...(page.isExternal && { set: { slug: slugOf(page) } }),
    condition: { equals: whatPathsDependOn(page) },
    refused: writeConflict,
  }));
}

function whatPathsDependOn(page: PageRecord): Partial<PageRecord> {
  const { isDeleted, friendlyUrl, menu, childMenu, subMenu, showOnMenu, slug } = page;
  const place = { isDeleted, friendlyUrl, menu, childMenu, subMenu, showOnMenu, slug };
  return page.isExternal ? { ...place, name: page.name } : place;
}

/**
 * Lets the restoring of a hidden page notice that its address was taken.
 * @throws WriteConflict when the write is committed and the page was restored since
 */
export function bumpTreeRevision(scope: CompanyScope, tree: PageTree, path: string): Write[] {
  const roots = tree
    .pagesAtPath(path)
    .map((page) => tree.deletedAncestorOf(page) ?? page)
    .filter((page) => page.isDeleted);
  return [...new Set(roots)].map((root) => ({
    update: pageEntity.key(scope, root.id),
    add: { treeRevision: 1 },
    condition: { equals: { isDeleted: true } },
    refused: writeConflict,
  }));
}

export function siteIsBusy() {
  return conflict('The pages above this one are being changed right now. Nothing was saved: try again.');
}
