import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import type { LaunchRecord } from '../core/entities/launch';
import type { Operation } from '../core/operation';
import type { Write } from '../core/table';
import { commitEntries } from './launches/launch-entries';
import { launchChange, readLaunch, requirePlanned } from './launches/launch-repository';

/** Deletes a launch that was not published; its pages and their versions do not change. */
export const deleteLaunch: Operation<Contract['deleteLaunch']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { launch, entries, parts } = await readLaunch(table, scope, input.launchId);
  requirePlanned(launch);
  let { pages, revision } = launch;
  const deletes = entries.map((entry): Write => ({ delete: entry }));
  // The launch itself is deleted last, so that after a failure the call can be repeated.
  await commitEntries(table, deletes, (part) => {
    const before: LaunchRecord = { ...launch, revision };
    pages -= part;
    revision += 1;
    return [launchChange(scope, before, { pages })];
  });
  await table.commit([
    ...parts.map((part): Write => ({ delete: part })),
    { delete: launch, condition: { equals: { state: launch.state, revision } } },
    activityWrite(scope, { actor: session, action: `Deleted the launch '${launch.name}'`, at: now }),
  ]);
};
