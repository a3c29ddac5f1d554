import { jobRanges } from '@galley/functions/core/entities/job';
import type { JobRecord, JobWork } from '@galley/functions/core/jobs';
import type { Table } from '@galley/functions/core/table';

/** Every job that is not done yet, due or not, of all companies; those of one kind where it is named. */
export async function waitingJobs(table: Table, kind?: JobWork['kind']): Promise<JobRecord[]> {
  const shards = await Promise.all(jobRanges.map((shard) => table.queryAll(shard)));
  return shards.flat().filter(({ work }) => kind === undefined || work.kind === kind);
}
