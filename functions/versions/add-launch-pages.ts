import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import type { LaunchRecord } from '../core/entities/launch';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import type { Write } from '../core/table';
import { commitEntries, entriesOf, requireLaunchRoom } from './launches/launch-entries';
import { launchChange, readLaunch, requirePlanned } from './launches/launch-repository';

/** Takes the open versions of pages into a launch, each as it is now. */
export const addLaunchPages: Operation<Contract['addLaunchPages']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { launch, entries } = await readLaunch(table, scope, input.launchId);
  requirePlanned(launch);
  if (launch.rollsBack)
    throw conflict(`'${launch.name}' takes back what another launch published, and nothing else.`);
  const added = await entriesOf(table, scope, launch.id, input.pageIds);
  const there = new Set(entries.map(({ pageId }) => pageId));
  const isNew = added.map(({ pageId }) => !there.has(pageId));
  requireLaunchRoom(entries.length + isNew.filter(Boolean).length);
  const count = `${added.length} ${added.length === 1 ? 'page' : 'pages'}`;
  const log = activityWrite(scope, {
    actor: session,
    action: `Added ${count} to the launch '${launch.name}'`,
    at: now,
  });
  const puts = added.map((entry): Write => ({ put: { ...entry } }));
  let { pages, revision } = launch;
  let at = 0;
  await commitEntries(table, puts, (part, index) => {
    const before: LaunchRecord = { ...launch, revision };
    pages += isNew.slice(at, at + part).filter(Boolean).length;
    at += part;
    revision += 1;
    // What stood in the way was looked at.
    return [launchChange(scope, before, { pages, refusals: undefined }), ...(index === 0 ? [log] : [])];
  });
};
