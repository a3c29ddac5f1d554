import type { Contract } from '@galley/shared/contract/contract';
import { conflict, stale } from '../core/errors';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { fromPartOfSite } from '../core/release/site';
import { requireLaunchChecked } from './checks/held-up-launch';
import { requireMaySave } from './launches/launch-parts';
import { reasonOf } from './launches/launch-problems';
import { requirePlanned } from './launches/launch-repository';
import { toLaunch } from './launches/launch-responses';
import { launchStart } from './launches/launch-start';
import { pagesOf, planOf, readLaunchWithVersions } from './launches/read-plan';

/** Publishes a launch: reasons against it are reported at once, and a job does the rest. */
export const publishLaunch: Operation<Contract['publishLaunch']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const read = await readLaunchWithVersions(table, scope, input.launchId);
  const { launch, entries, parts } = read;
  requirePlanned(launch);
  requireMaySave(session, launch.parts ?? []);
  if (input.revision !== undefined && input.revision !== launch.revision) throw stale(toLaunch(launch));
  if (entries.length + parts.length === 0)
    throw conflict(`'${launch.name}' has no pages yet. Add some first.`);
  const { goingOn, log } = await fromPartOfSite(table, scope, pagesOf(read), async (site) => {
    const plan = await planOf(scope, site, read, now);
    if (plan.problems.length > 0) throw conflict(`Nothing was published. ${reasonOf(plan.problems)}`);
    return requireLaunchChecked({ ...request, reason: input.reason }, launch, plan);
  });
  const { write, job } = launchStart(scope, { ...launch, goingOn, email: session.email }, now);
  await commitWithJobs(table, job, [write, ...log]);
};
