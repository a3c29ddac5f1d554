import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readSite } from '../core/release/site';
import { heldUpPages } from './checks/held-up-launch';
import { isPlanned } from './launches/launch-parts';
import { readLaunch } from './launches/launch-repository';
import { readPlan } from './launches/read-plan';

/** The pages of a launch that the company's checks hold up; publishing it then requires a reason. */
export const checkLaunch: Operation<Contract['checkLaunch']> = async ({ table, scope, input, now }) => {
  const [read, site] = await Promise.all([readLaunch(table, scope, input.launchId), readSite(table, scope)]);
  if (!isPlanned(read.launch)) return [];
  const { plan } = await readPlan(table, scope, site, read, now);
  return heldUpPages(table, scope, plan);
};
