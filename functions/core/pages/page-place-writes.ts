import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import { type OrderRecord, orderEntity, type PageRecord, pageEntity } from '../entities/page';
import type { Write } from '../table';
import { slugOf } from './page-tree';

/** Appends a page to its siblings; concurrent appends both succeed. */
export function appendToOrder(scope: CompanyScope, parentId: number, pageId: number): Write {
  return { update: orderEntity.key(scope, parentId), append: { ids: [pageId] }, add: { revision: 1 } };
}

/** The orders after appending a page, to render the menu from. */
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
 * Reorders the menu entries under a parent; pages that are off the menu keep their position, in case they
 * come back.
 */
export function orderChange(
  scope: CompanyScope,
  orders: readonly OrderRecord[],
  parentId: number,
  ids: readonly number[],
  refused: () => Error = writeConflict,
): { orders: OrderRecord[]; write: Write } {
  const key = orderEntity.key(scope, parentId);
  const before = orders.find(({ sk }) => sk === key.sk);
  const others = (before?.ids ?? []).filter((pageId) => !ids.includes(pageId));
  const after: OrderRecord = { ...key, ids: [...ids, ...others] };
  return {
    orders: [...orders.filter((order) => order !== before), after],
    write: {
      update: key,
      set: { ids: after.ids },
      add: { revision: 1 },
      condition: { equals: { revision: before?.revision } },
      refused,
    },
  };
}

/**
 * Checks that all pages above a new page are unchanged, and makes a concurrent move notice the new page. This
 * also fixes the path segment that an external parent contributes.
 * @throws WriteConflict when the write is committed
 */
export function assertAncestorsUnchanged(scope: CompanyScope, ancestors: readonly PageRecord[]): Write[] {
  return ancestors.map((page) => ({
    update: pageEntity.key(scope, page.id),
    add: { treeRevision: 1 },
    ...(page.isExternal && { set: { slug: slugOf(page) } }),
    condition: { equals: { ...whatPathsDependOn(page), nextRun: undefined } },
    refused: writeConflict,
  }));
}

function whatPathsDependOn(page: PageRecord): Partial<PageRecord> {
  const { isDeleted, friendlyUrl, menu, childMenu, subMenu, showOnMenu, slug } = page;
  const place = { isDeleted, friendlyUrl, menu, childMenu, subMenu, showOnMenu, slug };
  return page.isExternal ? { ...place, name: page.name } : place;
}
