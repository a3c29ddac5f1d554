import type { CompanyScope } from '../company-scope';
import { type Key, sha256 } from './key';

const jobShards = 4;

export const jobKeys = {
  shards: Array.from({ length: jobShards }, (_, shard) => `JOBS#${shard}`),
  partition: (scope: CompanyScope) =>
    `JOBS#${Number.parseInt(sha256(scope.company).slice(0, 4), 16) % jobShards}`,
  /** `dueAt` is ISO 8601 UTC, so that one Query finds what is due. */
  job: (scope: CompanyScope, dueAt: string, jobId: string): Key => ({
    pk: jobKeys.partition(scope),
    sk: `${dueAt}#${scope.company}#${jobId}`,
  }),
  /** The key of a job that nobody wrote: to ask for it looks like asking for one, and does nothing. */
  nobodys: (dueAt: string, jobId: string): Key => ({ pk: 'JOBS#0', sk: `${dueAt}#-#${jobId}` }),
};
