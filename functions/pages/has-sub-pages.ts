import type { Contract } from '@galley/shared/contract/contract';
import { pageEntity } from '../core/entities/page';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';

/** Whether there are pages under this one; if so, its menu selectors are locked. */
export const hasSubPages: Operation<Contract['hasSubPages']> = async ({ table, scope, input }) => {
  const page = await table.get(pageEntity.key(scope, input.pageId));
  // The page has never had subpages.
  if (page?.treeRevision === 0) return false;
  const tree = await readPageTree(table, scope);
  return tree.subPagesOf(requirePage(tree, input.pageId).id).length > 0;
};
