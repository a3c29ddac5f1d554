import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import type { LaunchRecord } from '../core/entities/launch';
import type { Operation } from '../core/operation';
import type { Write } from '../core/table';
import { commitEntries } from './launches/launch-entries';
import { launchChange, readLaunch, requirePlanned } from './launches/launch-repository';

/** Removes pages from a launch; their versions do not change. */
export const removeLaunchPages: Operation<Contract['removeLaunchPages']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { launch, entries } = await readLaunch(table, scope, input.launchId);
  requirePlanned(launch);
  const removed = entries.filter(({ pageId }) => input.pageIds.includes(pageId));
  const count = `${removed.length} ${removed.length === 1 ? 'page' : 'pages'}`;
  const action = `Took ${count} off the launch '${launch.name}'`;
  const deletes = removed.map(({ pk, sk }): Write => ({ delete: { pk, sk } }));
  let { pages, revision } = launch;
  await commitEntries(table, deletes, (part, index) => {
    const before: LaunchRecord = { ...launch, revision };
    pages -= part;
    revision += 1;
    return [
      launchChange(scope, before, { pages, refusals: undefined }),
      ...(index === 0 ? [activityWrite(scope, { actor: session, action, at: now })] : []),
    ];
  });
};
