import { jobRanges } from '@galley/functions/core/entities/job';
import type { JobRecord, JobWork } from '@galley/functions/core/jobs';
import type { Table } from '@galley/functions/core/table';

/** All unfinished jobs of all companies, due or not; with a kind only those. */
export async function waitingJobs(table: Table, kind?: JobWork['kind']): Promise<JobRecord[]> {
  const shards = await Promise.all(jobRanges.map((shard) => table.queryAll(shard)));
  return shards.flat().filter(({ work }) => kind === undefined || work.kind === kind);
}
