import { createHash } from 'node:crypto';
import type { CompanyScope } from '../company-scope';
import { type NewJob, sharedJob } from '../jobs';

const dayMs = 24 * 60 * 60_000;

/**
 * The next daily look for submissions that a form keeps no longer. Each form has a moment of its own, so that not all
 * of them meet in one minute, and one such job, however often it is asked for.
 */
export function nextLookForOld(scope: CompanyScope, formId: number, now: Date): NewJob {
  const hash = createHash('sha256').update(`${scope.company}#${formId}`).digest();
  const moment = hash.readUInt32BE() % dayMs;
  const dueAt = new Date(Math.floor((now.getTime() - moment) / dayMs + 1) * dayMs + moment);
  return sharedJob(scope, { kind: 'delete-old-submissions', formId }, { dueAt, jobId: `old-${formId}`, now });
}

/** What was sent before this moment is older than the form keeps it. */
export function oldBefore(keepDays: number, now: Date): string {
  return new Date(now.getTime() - keepDays * dayMs).toISOString();
}
