import type { JobRecord } from '../core/jobs';
import type { Write } from '../core/table';

/** Removing a job belongs to the transaction of its last write, so that a step is not done twice for nothing. */
export function jobDone(job: JobRecord): Write {
  return { delete: { pk: job.pk, sk: job.sk }, condition: { equals: { leaseUntil: job.leaseUntil } } };
}
