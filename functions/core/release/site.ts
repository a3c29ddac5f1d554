import type { CompanyScope } from '../company-scope';
import { pageListKeys } from '../keys/page-keys';
import { siteKeys } from '../keys/site-keys';
import type { CompanyRecord } from '../records/company-records';
import type { OrderRecord, PageRecord } from '../records/page-records';
import type { FooterRecord, NavbarTabRecord, SettingsRecord } from '../records/site-records';
import type { Item, Table } from '../table';

/** Everything of a company that more than one page shows: what the chrome is rendered from. */
export interface Site {
  company: CompanyRecord;
  settings: SettingsRecord | undefined;
  footer: FooterRecord | undefined;
  tabs: NavbarTabRecord[];
  pages: PageRecord[];
  orders: OrderRecord[];
}

/** Two queries side by side. To make a release of it, read the release's number before. */
export async function readSite(table: Table, scope: CompanyScope): Promise<Site> {
  const [siteItems, listItems] = await Promise.all([
    table.queryAll<Item>(siteKeys.partition(scope)),
    table.queryAll<Item>(pageListKeys.partition(scope)),
  ]);
  const one = <T>(sk: string) => siteItems.find((item) => item.sk === sk) as T | undefined;
  const company = one<CompanyRecord>(siteKeys.company(scope).sk);
  if (!company) throw new Error(`The record of ${scope.company} is missing.`);
  const all = <T>(items: Item[], prefix: string) =>
    items.filter((item) => item.sk.startsWith(prefix)) as unknown as T[];
  return {
    company,
    settings: one<SettingsRecord>(siteKeys.settings(scope).sk),
    footer: one<FooterRecord>(siteKeys.footer(scope).sk),
    tabs: all<NavbarTabRecord>(siteItems, siteKeys.tabPrefix).sort((a, b) => a.order - b.order),
    pages: all<PageRecord>(listItems, pageListKeys.pagePrefix),
    orders: all<OrderRecord>(listItems, pageListKeys.orderPrefix),
  };
}
