import type { CompanyScope } from '../company-scope';
import { orderEntity, pageEntity, pagesPartition } from '../entities/page';
import type { QueryOptions, Table } from '../table';
import { PageTree } from './page-tree';

/** Reads all pages of a company and the order of their menus: one consistent Query for each megabyte. */
export async function readPageTree(
  table: Table,
  scope: CompanyScope,
  options: Pick<QueryOptions, 'whole'> = {},
): Promise<PageTree> {
  const items = await table.queryAll(pagesPartition.everything(scope), options);
  return new PageTree(pageEntity.among(items), orderEntity.among(items));
}
