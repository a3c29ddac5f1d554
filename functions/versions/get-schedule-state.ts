import type { Contract } from '@galley/shared/contract/contract';
import { sweepEntity } from '../core/entities/calendar';
import { launchEntity } from '../core/entities/launch';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { plannedEntries, plannedLaunches } from './planned-entries';

/** Due jobs are looked for every minute. */
const latestMs = 2 * 60_000;

/** The warnings of the start screen: jobs are not being run, or something missed its time. */
export const getScheduleState: Operation<Contract['getScheduleState']> = async ({ table, scope, now }) => {
  const [beat, tree, launches] = await Promise.all([
    table.get(sweepEntity.key()),
    readPageTree(table, scope),
    table.queryAll(launchEntity.range(scope)),
  ]);
  const entries = [...plannedEntries(tree.pages), ...plannedLaunches(launches)];
  return {
    // A delay only matters to users with schedules; in a new installation, nothing is known.
    isLate: beat !== undefined && now.getTime() - Date.parse(beat.at) > latestMs,
    missed: entries.filter(({ state }) => state === 'missed'),
  };
};
