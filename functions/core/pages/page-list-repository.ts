import type { CompanyScope } from '../company-scope';
import { pageListKeys } from '../keys/page-keys';
import type { OrderRecord, PageRecord } from '../records/page-records';
import type { Item, Table } from '../table';
import { PageTree } from './page-tree';

/** Reads all pages of a company and the order of their menus: one consistent Query for each megabyte. */
export async function readPageTree(table: Table, scope: CompanyScope): Promise<PageTree> {
  const items = await table.queryAll<Item>(pageListKeys.partition(scope));
  const withPrefix = (prefix: string) => items.filter((item) => item.sk.startsWith(prefix)) as unknown[];
  return new PageTree(
    withPrefix(pageListKeys.pagePrefix) as PageRecord[],
    withPrefix(pageListKeys.orderPrefix) as OrderRecord[],
  );
}
