import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { partNoun, sitePartNames } from '@galley/shared/site-parts';
import { activityWrite } from '../core/activity-log';
import { launchPartEntity } from '../core/entities/launch';
import { invalid, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { readyPart, requireMaySave, withParts } from './launches/launch-parts';
import { launchChange, readLaunch, requireForward, requirePlanned } from './launches/launch-repository';

/** Says what a part of the site will be with a launch, checked as a save of it is; nothing live changes. */
export const saveLaunchPart: Operation<Contract['saveLaunchPart']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { launchId, values, base, revision = 0 } = input;
  const part = required(
    sitePartNames.find((name) => values[name] !== undefined),
    () => invalid({ values: 'values must be those of a part.' }),
  );
  requireMaySave(session, [part]);
  const { launch, parts } = await readLaunch(table, scope, launchId);
  requirePlanned(launch);
  requireForward(launch);
  const before = parts.find((entry) => entry.part === part);
  if (revision !== (before?.revision ?? 0)) {
    throw stale(before && { ...before.values, revision: before.revision });
  }
  const { values: kept } = await readyPart(part, values[part] ?? {}, request);
  const key = launchPartEntity.key(scope, launchId, part);
  const chosen = { launchId, part, values: kept, base, email: session.email, changedAt: now.toISOString() };
  const names = [...parts.filter((entry) => entry !== before).map((entry) => entry.part), part];
  const action = `Planned ${partNoun(part)} for the launch '${launch.name}'`;
  await table.commit([
    launchChange(scope, launch, { ...withParts(names), refusals: undefined }),
    { put: { ...key, ...chosen, revision: revision + 1 } },
    activityWrite(scope, { actor: session, action, at: now }),
  ]);
};
