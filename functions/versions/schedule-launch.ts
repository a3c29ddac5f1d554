import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { timeZoneOf } from '../core/companies/time-zone';
import { settingsEntity } from '../core/entities/site';
import { conflict, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { launchChange, readLaunch, requirePlanned } from './launches/launch-repository';
import { toLaunch } from './launches/launch-responses';
import { momentWords } from './moment-words';
import { chosenMoments } from './schedule-rules';
import { jobsAt } from './schedule-writes';

/** Says when a launch is published, or that it has no time any more. */
export const scheduleLaunch: Operation<Contract['scheduleLaunch']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const [{ launch }, settings] = await Promise.all([
    readLaunch(table, scope, input.launchId),
    table.get(settingsEntity.key(scope)),
  ]);
  requirePlanned(launch);
  if (input.revision !== undefined && input.revision !== launch.revision) throw stale(toLaunch(launch));
  const timeZone = timeZoneOf(settings);
  const { publishAt } = chosenMoments({ ...input, takeDownAt: null }, timeZone, now);
  if (publishAt && launch.pages === 0) throw conflict(`'${launch.name}' has no pages yet. Add some first.`);
  const { email } = session;
  const action = publishAt
    ? `Scheduled the launch '${launch.name}' for ${momentWords(publishAt, timeZone)}`
    : `Took the time of the launch '${launch.name}' away`;
  await table.commit([
    launchChange(scope, launch, {
      publishAt,
      timeZone: publishAt && timeZone,
      missed: undefined,
      refusals: undefined,
      email,
      changedAt: now.toISOString(),
    }),
    ...jobsAt(scope, [publishAt], now).map(({ write }) => write),
    activityWrite(scope, { actor: session, action, at: now }),
  ]);
};
