import type { CompanyScope } from '../../core/company-scope';
import type { LaunchRecord } from '../../core/entities/launch';
import { type NewJob, newJob } from '../../core/jobs';
import type { Write } from '../../core/table';
import { launchChange } from './launch-repository';

/** Starts a launch, by hand or at its time; a job then carries it out. */
export function launchStart(
  scope: CompanyScope,
  launch: LaunchRecord,
  now: Date,
  refused?: Parameters<typeof launchChange>[3],
): { write: Write; job: NewJob } {
  const startedAt = now.toISOString();
  const { email, run, goingOn } = launch;
  return {
    write: launchChange(
      scope,
      launch,
      { state: 'preparing', run: run + 1, email, goingOn, startedAt, refusals: undefined, missed: undefined },
      refused,
    ),
    job: newJob(scope, { kind: 'carry-out-launch', launchId: launch.id }, now),
  };
}
