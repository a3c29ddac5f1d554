import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { pageEntity } from '../core/entities/page';
import { readPageTree } from '../core/pages/page-list-repository';
import { chunk, type Table } from '../core/table';

const writtenAtOnce = 10;
const notedAtOnce = 500;

/**
 * Stores for each page that predates the attribute whether it has sub-pages. A page that is added at the same time
 * updates its parent, whose value is then kept.
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
  return silent.length === pages.length;
}
