import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { menuOptionsUnder } from './page-list-responses';

/** The entries that Parent Menu offers: the pages of the top level. */
export const listMainMenuOptions: Operation<Contract['listMainMenuOptions']> = async ({ table, scope }) =>
  menuOptionsUnder(await readPageTree(table, scope), 0);
