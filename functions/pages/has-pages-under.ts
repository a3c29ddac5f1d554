import type { Contract } from '@galley/shared/contract/contract';
import { pageEntity } from '../core/entities/page';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';
import type { PageTree } from '../core/pages/page-tree';

type Question = Operation<Contract['hasSubPages']> & Operation<Contract['hasMenuChildPages']>;

const hasPages =
  (under: (tree: PageTree, pageId: number) => readonly unknown[]): Question =>
  async ({ table, scope, input }) => {
    const page = await table.get(pageEntity.key(scope, input.pageId));
    // The page has never had subpages.
    if (page?.treeRevision === 0) return false;
    const tree = await readPageTree(table, scope);
    return under(tree, requirePage(tree, input.pageId).id).length > 0;
  };

/** Whether there are pages under this one; if so, its menu selectors are locked. */
export const hasSubPages = hasPages((tree, pageId) => tree.subPagesOf(pageId));

/** Whether pages under this one are on the menu; if so, Show On Menu is locked. */
export const hasMenuChildPages = hasPages((tree, pageId) => tree.menuChildPagesOf(pageId));
