import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';
import { menuOptionsUnder } from './page-list-responses';

/** The options of Child Menu under the chosen Parent Menu; none where that is not a main entry. */
export const listChildMenuOptions: Operation<Contract['listChildMenuOptions']> = async (request) => {
  const tree = await readPageTree(request.table, request.scope);
  const parent = requirePage(tree, request.input.pageId);
  return tree.levelOf(parent) === 1 ? menuOptionsUnder(tree, parent.id) : [];
};
