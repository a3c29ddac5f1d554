import type { CompanyScope } from '../../core/company-scope';
import { conflictOf, writeConflict } from '../../core/conflicts';
import type { LaunchRecord } from '../../core/entities/launch';
import { commitWithJobs } from '../../core/jobs';
import type { Table } from '../../core/table';
import { latestMs } from '../schedule-rules';
import { missLaunch } from './give-up-launch';
import { isPlanned } from './launch-parts';
import { launchStart } from './launch-start';

/** Starts the launches that are due, each only once and with a job of its own. */
export async function startDueLaunches(
  table: Table,
  scope: CompanyScope,
  launches: readonly LaunchRecord[],
  now: Date,
): Promise<void> {
  const due = launches.filter((launch) => isDue(launch, now));
  for (const launch of due.sort((one, other) => timeOf(one).localeCompare(timeOf(other)))) {
    const isTooLate = now.getTime() - Date.parse(timeOf(launch)) > latestMs;
    const begun = isTooLate
      ? missLaunch(table, scope, launch, 'It was not processed for more than an hour.', now)
      : start(table, scope, launch, now);
    // A concurrent run of this job, or a user, has started it.
    await conflictOf(begun);
  }
}

const timeOf = ({ publishAt = '' }: LaunchRecord) => publishAt;

const isDue = ({ state, publishAt, missed }: LaunchRecord, now: Date): boolean =>
  isPlanned({ state }) && publishAt !== undefined && missed === undefined && publishAt <= now.toISOString();

async function start(table: Table, scope: CompanyScope, launch: LaunchRecord, now: Date): Promise<void> {
  const { write, job } = launchStart(scope, launch, now, writeConflict);
  await commitWithJobs(table, job, [write]);
}
