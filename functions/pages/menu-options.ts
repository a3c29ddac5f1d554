import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requirePage } from '../core/pages/page-rules';
import { menuOptionsUnder } from './page-list-responses';

/** The options of Parent Menu: the top-level pages. */
export const listMainMenuOptions: Operation<Contract['listMainMenuOptions']> = async ({ table, scope }) =>
  menuOptionsUnder(await readPageTree(table, scope), 0);

type Options = Operation<Contract['listChildMenuOptions']> & Operation<Contract['listSubMenuOptions']>;

const optionsUnderLevel =
  (level: number): Options =>
  async ({ table, scope, input }) => {
    const tree = await readPageTree(table, scope);
    const parent = requirePage(tree, input.pageId);
    return tree.levelOf(parent) === level ? menuOptionsUnder(tree, parent.id) : [];
  };

/** The options of Child Menu under the chosen Parent Menu; none where that is not a main entry. */
export const listChildMenuOptions = optionsUnderLevel(1);

/** The options of Sub Menu under the chosen Child Menu; none where that is not a child entry. */
export const listSubMenuOptions = optionsUnderLevel(2);
