import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { menuOptionsUnder } from './page-list-responses';

/** The options of Parent Menu: the top-level pages. */
export const listMainMenuOptions: Operation<Contract['listMainMenuOptions']> = async ({ table, scope }) =>
  menuOptionsUnder(await readPageTree(table, scope), 0);
