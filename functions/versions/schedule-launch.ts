import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { timeZoneOf } from '../core/companies/time-zone';
import { settingsEntity } from '../core/entities/site';
import { conflict, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { fromPartOfSite } from '../core/release/site';
import { requireLaunchChecked } from './checks/held-up-launch';
import { requireMaySave } from './launches/launch-parts';
import { launchChange, requirePlanned } from './launches/launch-repository';
import { toLaunch } from './launches/launch-responses';
import { pagesOf, planOf, readLaunchWithVersions } from './launches/read-plan';
import { momentWords } from './moment-words';
import { chosenMoments } from './schedule-rules';
import { jobsAt } from './schedule-writes';

/** Schedules a launch, or removes its schedule. */
export const scheduleLaunch: Operation<Contract['scheduleLaunch']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const [read, settings] = await Promise.all([
    readLaunchWithVersions(table, scope, input.launchId),
    table.get(settingsEntity.key(scope)),
  ]);
  const { launch, entries, parts } = read;
  requirePlanned(launch);
  requireMaySave(session, launch.parts ?? []);
  if (input.revision !== undefined && input.revision !== launch.revision) throw stale(toLaunch(launch));
  const timeZone = timeZoneOf(settings);
  const { publishAt } = chosenMoments({ ...input, takeDownAt: null }, timeZone, now);
  if (publishAt && entries.length + parts.length === 0)
    throw conflict(`'${launch.name}' has no pages yet. Add some first.`);
  const checked = () =>
    fromPartOfSite(table, scope, pagesOf(read), async (site) =>
      requireLaunchChecked(
        { ...request, reason: input.reason },
        launch,
        await planOf(scope, site, read, now),
      ),
    );
  const { goingOn, log } = publishAt ? await checked() : { goingOn: undefined, log: [] };
  const action = publishAt
    ? `Scheduled the launch '${launch.name}' for ${momentWords(publishAt, timeZone)}`
    : `Took the time of the launch '${launch.name}' away`;
  await table.commit([
    launchChange(scope, launch, {
      publishAt,
      timeZone: publishAt && timeZone,
      missed: undefined,
      refusals: undefined,
      goingOn,
      email: session.email,
      changedAt: now.toISOString(),
    }),
    ...jobsAt(scope, [publishAt], [], now).map(({ write }) => write),
    activityWrite(scope, { actor: session, action, at: now }),
    ...log,
  ]);
};
