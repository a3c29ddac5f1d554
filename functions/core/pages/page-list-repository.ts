import type { CompanyScope } from '../company-scope';
import { orderEntity, pageEntity, pagesPartition } from '../entities/page';
import type { Table } from '../table';
import { PageTree } from './page-tree';

/** Reads all pages of a company and the order of their menus: one consistent Query for each megabyte. */
export async function readPageTree(table: Table, scope: CompanyScope): Promise<PageTree> {
  const items = await table.queryAll(pagesPartition.everything(scope));
  return new PageTree(pageEntity.among(items), orderEntity.among(items));
}
