import type { CompanyScope } from '../company-scope';
import type { JobWork } from '../job-kinds';
import { Partition, type RecordOf } from './entity';
import type { EntityKey, EntityRange } from './key';
import { companyPart, type KeyPart, sha256, text } from './key-parts';
import { sitePartition } from './site';
import type { StoredTypes } from './stored-types';

const jobShards = 4;
const shard: KeyPart<CompanyScope> = {
  name: 'shard',
  pattern: '*',
  shape: '\\d',
  write: ({ company }) => String(Number.parseInt(sha256(company).slice(0, 4), 16) % jobShards),
};

export const jobsPartition = new Partition<[scope: CompanyScope]>(['JOBS', shard], { reading: 'settled' });

const job = (s: StoredTypes) => ({
  company: s.company,
  jobId: s.text,
  work: s.declared<JobWork>(),
  /** The pages that a job of the schedule is for; a former release names none, and the job reads all pages. */
  pageIds: s.list(s.id).optional(),
  state: s.oneOf(['due', 'dead']),
  attempts: s.count,
  /** Until when one runner has the job to itself. */
  leaseUntil: s.text,
  lastError: s.text,
  createdAt: s.time,
});

/** `dueAt` is ISO 8601 UTC, so one Query finds all due jobs. */
export const jobEntity = jobsPartition.entity({
  sort: [text('dueAt'), companyPart, text('jobId')],
  schema: job,
});
export type JobRecord = RecordOf<typeof jobEntity>;
export const jobKey = (scope: CompanyScope, dueAt: string, jobId: string) =>
  jobEntity.key(scope, dueAt, scope, jobId);

/** The partitions of all companies' jobs, in order. */
export const jobRanges = Array.from(
  { length: jobShards },
  (_, at): EntityRange<JobRecord> => ({ pk: `JOBS#${at}` }),
);

/**
 * The key of a job that does not exist: dispatching it looks like dispatching any other, but does nothing.
 */
export const decoyJobKey = (dueAt: string, jobId: string): EntityKey<JobRecord> => ({
  pk: 'JOBS#0',
  sk: `${dueAt}#-#${jobId}`,
});

/** A job that has used up its attempts, for the company's Admins to see. */
export const deadJobEntity = sitePartition.entity({
  sort: ['DEADJOB', text('jobId')],
  leftOut: 'what failed where the company was',
  schema: job,
});
