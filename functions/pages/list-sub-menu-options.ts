import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';
import { menuOptionsUnder } from './page-list-responses';

/** The options of Sub Menu under the chosen Child Menu; none where that is not a child entry. */
export const listSubMenuOptions: Operation<Contract['listSubMenuOptions']> = async (request) => {
  const tree = await readPageTree(request.table, request.scope);
  const parent = requirePage(tree, request.input.pageId);
  return tree.levelOf(parent) === 2 ? menuOptionsUnder(tree, parent.id) : [];
};
