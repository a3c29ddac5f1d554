import { createHash } from 'node:crypto';
import type { CompanyScope } from '../company-scope';
import { type NewJob, sharedJob } from '../jobs';

const dayMs = 24 * 60 * 60_000;

/**
 * The next daily deletion of expired submissions. Each form has its own time of day, to spread the load, and
 * only one such job per day, however often it is enqueued.
 */
export function nextDeletionJob(scope: CompanyScope, formId: number, now: Date): NewJob {
  const moment = createHash('sha256').update(`${scope.company}#${formId}`).digest().readUInt32BE() % dayMs;
  const dueAt = new Date(Math.floor((now.getTime() - moment) / dayMs + 1) * dayMs + moment);
  return sharedJob(scope, { kind: 'delete-old-submissions', formId }, { dueAt, jobId: `old-${formId}`, now });
}

/** The moment before which submissions are older than the form keeps them. */
export function oldBefore(keepDays: number, now: Date): string {
  return new Date(now.getTime() - keepDays * dayMs).toISOString();
}
