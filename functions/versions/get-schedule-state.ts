import type { Contract } from '@galley/shared/contract/contract';
import { sweepEntity } from '../core/entities/calendar';
import { launchEntity } from '../core/entities/launch';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { plannedEntries, plannedLaunches } from './planned-entries';

/** Jobs that are due are looked for every minute. */
const latestMs = 2 * 60_000;

/** What the start screen warns of: no one looks after what is planned, or something missed its time. */
export const getScheduleState: Operation<Contract['getScheduleState']> = async ({ table, scope, now }) => {
  const [beat, tree, launches] = await Promise.all([
    table.get(sweepEntity.key()),
    readPageTree(table, scope),
    table.queryAll(launchEntity.range(scope)),
  ]);
  const entries = [...plannedEntries(tree.pages), ...plannedLaunches(launches)];
  return {
    // Of interest to those who wait for something; of an installation that was just set up nothing is known.
    isLate: beat !== undefined && now.getTime() - Date.parse(beat.at) > latestMs,
    missed: entries.filter(({ state }) => state === 'missed'),
  };
};
