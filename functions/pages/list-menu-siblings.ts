import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';
import { parentIdOf } from '../core/pages/page-tree';
import { siblingRow } from './page-list-responses';

/** The menu entries under the deepest entry chosen, in order. */
export const listMenuSiblings: Operation<Contract['listMenuSiblings']> = async ({ table, scope, input }) => {
  const tree = await readPageTree(table, scope);
  const parentId = parentIdOf({
    menu: input.parentMenuId,
    childMenu: input.childMenuId,
    subMenu: input.subMenuId,
  });
  if (parentId !== 0) requirePage(tree, parentId);
  return tree.menuChildPagesOf(parentId).map(siblingRow);
};
