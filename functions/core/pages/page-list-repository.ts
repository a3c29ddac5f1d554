import type { CompanyScope } from '../company-scope';
import { pagesPartition } from '../entities/page';
import { pagesNow } from '../release/live-launch';
import type { QueryOptions, Table } from '../table';
import { PageTree } from './page-tree';

/** Reads all pages of a company and the order of its menus: one consistent Query per megabyte. */
export async function readPageTree(
  table: Table,
  scope: CompanyScope,
  options: Pick<QueryOptions, 'whole'> = {},
): Promise<PageTree> {
  const { pages, orders } = pagesNow(await table.queryAll(pagesPartition.everything(scope), options));
  return new PageTree(pages, orders);
}
