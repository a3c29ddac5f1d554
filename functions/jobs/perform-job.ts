import { required } from '@galley/shared/required';
import type { CompanyScope } from '../core/company-scope';
import type { JobKind, JobWork } from '../core/job-kinds';
import { dispatchJobs, type JobRecord } from '../core/jobs';
import type { Table } from '../core/table';
import { jobDone } from './job-done';
import { type JobRun, jobRunners } from './job-runners';

function run<Kind extends JobKind>(kind: Kind, request: JobRun<Kind>) {
  const runner = required(
    jobRunners[kind],
    // The job is kept for the release that knows it.
    () => new Error(`This release has no work of the kind '${kind}'; another one left it.`),
  );
  return runner(request);
}

/** Runs a job and deletes it, in one transaction with the jobs and writes that it results in. */
export async function performJob(
  table: Table,
  scope: CompanyScope,
  job: JobRecord,
  runNow: JobRun<JobKind>['runNow'],
): Promise<void> {
  const work: JobWork = job.work;
  const outcome = await run(work.kind, { table, scope, work, job, runNow });
  if (outcome === 'committed') return;
  const { next = [], writes = [], afterwards } = outcome ?? {};
  await table.commit([jobDone(job), ...next.map(({ write }) => write), ...writes]);
  await dispatchJobs(next);
  await afterwards?.();
}
