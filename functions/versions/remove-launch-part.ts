import type { Contract } from '@galley/shared/contract/contract';
import { partNoun } from '@galley/shared/site-parts';
import { activityWrite } from '../core/activity-log';
import type { Operation } from '../core/operation';
import { requireMaySave, withParts } from './launches/launch-parts';
import { launchChange, readLaunch, requirePlanned } from './launches/launch-repository';

/** Removes a part of the site from a launch; its planned values are deleted, and the site does not change. */
export const removeLaunchPart: Operation<Contract['removeLaunchPart']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { launchId, part } = input;
  requireMaySave(session, [part]);
  const { launch, parts } = await readLaunch(table, scope, launchId);
  requirePlanned(launch);
  const entry = parts.find((one) => one.part === part);
  if (!entry) return;
  const left = parts.map((one) => one.part).filter((name) => name !== part);
  const action = `Took ${partNoun(part)} off the launch '${launch.name}'`;
  await table.commit([
    launchChange(scope, launch, withParts(left)),
    { delete: entry },
    activityWrite(scope, { actor: session, action, at: now }),
  ]);
};
