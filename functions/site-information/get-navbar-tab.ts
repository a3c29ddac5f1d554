import type { Contract } from '@galley/shared/contract/contract';
import { notFound } from '../core/errors';
import { siteKeys } from '../core/keys/site-keys';
import type { Operation } from '../core/operation';
import type { NavbarTabRecord } from '../core/records/site-records';
import { tabAnswer } from './navbar-tab-answers';

export const getNavbarTab: Operation<Contract['getNavbarTab']> = async ({ table, scope, input }) => {
  const tab = await table.get<NavbarTabRecord>(siteKeys.tab(scope, input.componentId));
  if (!tab) throw notFound('This tab');
  return tabAnswer(tab);
};
