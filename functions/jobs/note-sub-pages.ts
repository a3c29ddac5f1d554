import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { orderEntity, pageEntity } from '../core/entities/page';
import { readPageTree } from '../core/pages/page-list-repository';
import { type PageTree, parentIdOf } from '../core/pages/page-tree';
import { chunk, type Table, type Write } from '../core/table';

const writtenAtOnce = 10;
const notedAtOnce = 500;

/**
 * Stores for each page that predates the attribute whether it has sub-pages. A page that is added at the same time
 * updates its parent, whose value is then kept.
 * Menu entries that the order of their parent lacks are added to it: calls for one page read entries by these orders.
 * @returns whether it is stored for all pages
 */
export async function noteSubPages(table: Table, scope: CompanyScope): Promise<boolean> {
  const tree = await readPageTree(table, scope);
  const silent = tree.pages.filter(({ treeRevision }) => treeRevision === undefined);
  const pages = silent.slice(0, notedAtOnce);
  for (const part of chunk(pages, writtenAtOnce)) {
    const writes = part.map(({ id }) => ({
      update: pageEntity.key(scope, id),
      set: { treeRevision: tree.childrenOf(id).length > 0 ? 1 : 0 },
      condition: { allOf: [{ exists: true as const }, { equals: { treeRevision: undefined } }] },
      refused: writeConflict,
    }));
    await Promise.all(writes.map((write) => conflictOf(table.commit([write]))));
  }
  for (const write of namedInOrders(scope, tree)) await conflictOf(table.commit([write]));
  return silent.length === pages.length;
}

/** An entry that its order lacks is the last one already, so that visitors notice nothing. */
function namedInOrders(scope: CompanyScope, tree: PageTree): Write[] {
  const parents = new Set(tree.pages.map(parentIdOf));
  return [...parents].flatMap((parentId) => {
    const key = orderEntity.key(scope, parentId);
    const stored = tree.orderRecords.find(({ sk }) => sk === key.sk);
    const entries = tree.menuChildPagesOf(parentId).map(({ id }) => id);
    const missing = entries.filter((id) => !stored?.ids.includes(id));
    const condition = { equals: { revision: stored?.revision, nextRun: undefined } };
    return missing.length > 0
      ? [{ update: key, append: { ids: missing }, add: { revision: 1 }, condition, refused: writeConflict }]
      : [];
  });
}
