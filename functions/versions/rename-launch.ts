import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { requireRevision } from '../core/revision-rules';
import { launchChange, readLaunch, requirePlanned } from './launches/launch-repository';
import { toLaunch } from './launches/launch-responses';

export const renameLaunch: Operation<Contract['renameLaunch']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const revision = requireRevision(input.revision);
  const { launch } = await readLaunch(table, scope, input.launchId);
  requirePlanned(launch);
  if (revision !== launch.revision) throw stale(toLaunch(launch));
  const action = `Renamed the launch '${launch.name}' to '${input.name}'`;
  await table.commit([
    launchChange(scope, launch, { name: input.name, changedAt: now.toISOString() }),
    activityWrite(scope, { actor: session, action, at: now }),
  ]);
};
