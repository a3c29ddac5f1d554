import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { fromPartOfSite } from '../core/release/site';
import { heldUpPages } from './checks/held-up-launch';
import { isPlanned } from './launches/launch-parts';
import { pagesOf, planOf, readLaunchWithVersions } from './launches/read-plan';

/** The pages of a launch that the company's checks hold up; publishing it then requires a reason. */
export const checkLaunch: Operation<Contract['checkLaunch']> = async ({ table, scope, input, now }) => {
  const read = await readLaunchWithVersions(table, scope, input.launchId);
  if (!isPlanned(read.launch)) return [];
  return fromPartOfSite(table, scope, pagesOf(read), async (site) =>
    heldUpPages(table, scope, await planOf(scope, site, read, now)),
  );
};
