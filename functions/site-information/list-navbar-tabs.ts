import type { Contract } from '@galley/shared/contract/contract';
import { tabEntity } from '../core/entities/site';
import type { Operation } from '../core/operation';
import { readableTabs } from '../core/rich-text/site-texts';
import { toTabResponse } from './navbar-tab-responses';

export const listNavbarTabs: Operation<Contract['listNavbarTabs']> = async ({ table, scope }) => {
  return (await readableTabs(scope, await table.queryAll(tabEntity.range(scope)))).map(toTabResponse);
};
