import type { Contract } from '@galley/shared/contract/contract';
import { pageEntity } from '../core/entities/page';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';

/** Whether pages under this one are on the menu; if so, Show On Menu is locked. */
export const hasMenuChildPages: Operation<Contract['hasMenuChildPages']> = async ({
  table,
  scope,
  input,
}) => {
  const page = await table.get(pageEntity.key(scope, input.pageId));
  // The page has never had subpages.
  if (page?.treeRevision === 0) return false;
  const tree = await readPageTree(table, scope);
  return tree.menuChildPagesOf(requirePage(tree, input.pageId).id).length > 0;
};
