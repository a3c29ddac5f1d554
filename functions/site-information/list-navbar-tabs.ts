import type { Contract } from '@galley/shared/contract/contract';
import { tabEntity } from '../core/entities/site';
import type { Operation } from '../core/operation';
import { toTabResponse } from './navbar-tab-responses';

export const listNavbarTabs: Operation<Contract['listNavbarTabs']> = async ({ table, scope }) => {
  const tabs = await table.queryAll(tabEntity.range(scope));
  return tabs.sort((a, b) => a.order - b.order).map(toTabResponse);
};
