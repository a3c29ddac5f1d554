import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { pageListRow } from './page-list-responses';

/** Every page of the company in the order of the menu, Deleted ones too: the screen filters them. */
export const listPages: Operation<Contract['listPages']> = async ({ table, scope }) => {
  const tree = await readPageTree(table, scope);
  return tree.inMenuOrder().map((page) => pageListRow(tree, page));
};
