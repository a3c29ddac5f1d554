import type { Contract } from '@galley/shared/contract/contract';
import { pageEntity } from '../core/entities/page';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';

/** Whether pages under this one are on the menu; then Show On Menu is locked. */
export const hasMenuChildPages: Operation<Contract['hasMenuChildPages']> = async ({
  table,
  scope,
  input,
}) => {
  const page = await table.get(pageEntity.key(scope, input.pageId));
  // None ever stood under it.
  if (page?.treeRevision === 0) return false;
  const tree = await readPageTree(table, scope);
  return tree.menuChildPagesOf(requirePage(tree, input.pageId).id).length > 0;
};
