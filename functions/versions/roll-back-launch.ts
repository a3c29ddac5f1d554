import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { activityWrite } from '../core/activity-log';
import { type LaunchPageRecord, launchPageEntity } from '../core/entities/launch';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import { partsBack, requireMaySave } from './launches/launch-parts';
import { readLaunch } from './launches/launch-repository';
import { commitNewLaunch, newLaunchId } from './launches/new-launch';

/**
 * Creates a launch that rolls back a published one: it can be reviewed, scheduled and published like any
 * other.
 */
export const rollBackLaunch: Operation<Contract['rollBackLaunch']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { launch, entries, parts } = await readLaunch(table, scope, input.launchId);
  if (launch.state !== 'published') {
    throw conflict(`'${launch.name}' is not published yet, so there is nothing to roll back.`);
  }
  requireMaySave(session, launch.parts ?? []);
  const id = await newLaunchId(table, scope);
  const back = entries.flatMap(({ pageId, what, versionId, before, undo }): LaunchPageRecord[] => {
    if (!before) return [];
    return [
      {
        ...launchPageEntity.key(scope, id, pageId),
        launchId: id,
        pageId,
        what: before.liveVersionId === null ? 'takeDown' : 'restore',
        versionId: before.liveVersionId ?? versionId,
        liveVersionId: what === 'takeDown' ? null : versionId,
        ...(undo && { details: undo }),
      },
    ];
  });
  // What brings back what was rolled back.
  const name = `Roll back ${launch.name}`
    .replace(/^Roll back Roll back (.+)$/, '$1 again')
    .slice(0, limits.launchName);
  const log = activityWrite(scope, { actor: session, action: `Created the launch '${name}'`, at: now });
  const { email } = session;
  const site = partsBack(scope, id, parts, { email, changedAt: now.toISOString() });
  await commitNewLaunch(table, scope, { id, name, email, rollsBack: launch.id, now }, back, log, site);
  return id;
};
