import type { Contract } from '@galley/shared/contract/contract';
import { siteKeys } from '../core/keys/site-keys';
import type { Operation } from '../core/operation';
import type { NavbarTabRecord } from '../core/records/site-records';
import { tabAnswer } from './navbar-tab-answers';

export const listNavbarTabs: Operation<Contract['listNavbarTabs']> = async ({ table, scope }) => {
  const tabs = await table.queryAll<NavbarTabRecord>(siteKeys.partition(scope), {
    prefix: siteKeys.tabPrefix,
  });
  return tabs.sort((a, b) => a.order - b.order).map(tabAnswer);
};
