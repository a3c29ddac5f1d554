import type { JobRecord } from '../core/jobs';
import type { Write } from '../core/table';

/** Deletes a job in the transaction of its last write, so that no step is repeated needlessly. */
export function jobDone(job: JobRecord): Write {
  return { delete: job, condition: { equals: { leaseUntil: job.leaseUntil } } };
}
