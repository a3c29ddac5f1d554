import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readSite } from '../core/release/site';
import { heldUpPages } from './checks/held-up-launch';
import { planLaunch } from './launches/launch-plan';
import { readLaunch, readVersions } from './launches/launch-repository';

/** The pages of a launch that the company's checks hold up; a reason is asked for before it is published. */
export const checkLaunch: Operation<Contract['checkLaunch']> = async ({ table, scope, input, now }) => {
  const [{ launch, entries }, site] = await Promise.all([
    readLaunch(table, scope, input.launchId),
    readSite(table, scope),
  ]);
  if (launch.state !== 'planned') return [];
  const versions = await readVersions(table, scope, entries);
  return heldUpPages(table, scope, planLaunch(scope, { site, entries, versions }, now));
};
