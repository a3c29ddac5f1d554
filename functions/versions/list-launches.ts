import type { Contract } from '@galley/shared/contract/contract';
import { launchEntity } from '../core/entities/launch';
import type { Operation } from '../core/operation';
import { toLaunch } from './launches/launch-responses';

/** All launches of a company, newest first. */
export const listLaunches: Operation<Contract['listLaunches']> = async ({ table, scope }) => {
  return (await table.queryAll(launchEntity.range(scope)))
    .filter(({ dueAt }) => dueAt === undefined)
    .map(toLaunch)
    .toReversed();
};
