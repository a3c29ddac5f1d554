import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { tabEntity } from '../core/entities/site';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { readTabTexts } from '../core/rich-text/site-texts';
import { toTabResponse } from './navbar-tab-responses';

export const getNavbarTab: Operation<Contract['getNavbarTab']> = async ({ table, scope, input }) => {
  const tab = required(await table.get(tabEntity.key(scope, input.componentId)), () => notFound('This tab'));
  return toTabResponse((await readTabTexts(scope, tab)).record);
};
