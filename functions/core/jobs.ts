import { randomBytes } from 'node:crypto';
import type { LambdaClient } from '@aws-sdk/client-lambda';
import { awsClient, callLimitsOf } from './aws-client';
import type { CompanyScope } from './company-scope';
import { jobKey } from './entities/job';
import type { Key } from './entities/key';
import { environment } from './env';
import type { JobWork } from './job-kinds';
import { logger } from './logger';
import type { Table, Write } from './table';

export type { JobKind, JobWork } from './job-kinds';

export type Mail = JobWork<'send-mail'>['mail'];
/** An event of a version: who did what, with which comment, and who is notified. */
export type VersionEventItem = Omit<JobWork<'notify-of-version'>, 'kind' | 'companyName'>;
export type VersionEvent = VersionEventItem['what'];
export type PathReservations = JobWork<'accept-claims'>['claims'];
/** The progress of a site's re-render. */
export type SiteRerender = NonNullable<JobWork<'renew-site'>['run']>;

/**
 * Work that happens later. A job is written in the same transaction as its cause, run at once by an
 * asynchronous invocation and swept by a rule every minute; it runs at least once, so every step is
 * idempotent.
 */
export interface JobRecord extends Key {
  company: string;
  jobId: string;
  work: JobWork;
  /** The pages that a job of the schedule is for; absent: all pages. */
  pageIds?: number[] | undefined;
  state: 'due' | 'dead';
  attempts: number;
  /** Until when one runner has the job to itself. */
  leaseUntil: string;
  lastError: string;
  createdAt: string;
}

export interface NewJob {
  key: Key;
  write: Write;
}

/** A job to write in the transaction of its cause. `dueInMs` postpones it. */
export function newJob(scope: CompanyScope, work: JobWork, now: Date, dueInMs = 0): NewJob {
  const jobId = randomBytes(9).toString('base64url');
  const { key, record } = jobAt(scope, work, new Date(now.getTime() + dueInMs), jobId, now);
  return { key, write: { put: { ...record } } };
}

const invalidationDelayMs = 2_000;

/**
 * One invalidation for all releases of a company within two seconds, which share its key. The first runner
 * holds its lease and waits for the due moment; a release that joins does not touch the lease.
 */
export function invalidationJob(scope: CompanyScope, now: Date): NewJob {
  const slot = Math.ceil((now.getTime() + invalidationDelayMs) / invalidationDelayMs) * invalidationDelayMs;
  return sharedJob(scope, { kind: 'invalidate-site' }, { dueAt: new Date(slot), jobId: 'invalidate', now });
}

/**
 * One job for everything that a company has due at a moment, unless that is very near. A former release has a job of
 * another id, which names no pages: if it joined this one, what it scheduled would be overlooked.
 */
export const scheduleJobId = 'pages-due';
const formerScheduleJobId = 'schedule';
/** Whether a job of a sweep is of the schedule, by its key. */
export const isOfSchedule = (sk: string): boolean =>
  [scheduleJobId, formerScheduleJobId].some((jobId) => sk.endsWith(`#${jobId}`));
/** A job for a nearer moment may already be running and have read its work. */
const joinedFromMs = 60_000;

/** The job that carries out what these pages have due at a moment; it does nothing where nothing is due. */
export function scheduleJob(
  scope: CompanyScope,
  moment: string,
  pageIds: readonly number[],
  now: Date,
): NewJob {
  const work = { kind: 'keep-schedule' } as const;
  const dueAt = new Date(moment);
  const dueInMs = dueAt.getTime() - now.getTime();
  return dueInMs < joinedFromMs
    ? scheduleStep(scope, pageIds, now, Math.max(0, dueInMs))
    : sharedJob(scope, work, { dueAt, jobId: scheduleJobId, now, pageIds });
}

/** A job for what these pages have due now or soon; `undefined`: all pages. */
export function scheduleStep(
  scope: CompanyScope,
  pageIds: readonly number[] | undefined,
  now: Date,
  dueInMs = 0,
): NewJob {
  const jobId = randomBytes(9).toString('base64url');
  const dueAt = new Date(now.getTime() + dueInMs);
  return sharedJob(scope, { kind: 'keep-schedule' }, { dueAt, jobId, now, pageIds });
}

/** A job that exists once per moment: enqueuing it again joins the existing one. */
export function sharedJob(
  scope: CompanyScope,
  work: JobWork,
  {
    dueAt,
    jobId,
    now,
    pageIds,
  }: { dueAt: Date; jobId: string; now: Date; pageIds?: readonly number[] | undefined },
): NewJob {
  const { key, record } = jobAt(scope, work, dueAt, jobId, now);
  const { pk: _pk, sk: _sk, ...attributes } = record;
  return {
    key,
    write: { update: key, setOnce: attributes, ...(pageIds && { append: { pageIds: [...pageIds] } }) },
  };
}

function jobAt(scope: CompanyScope, work: JobWork, dueAt: Date, jobId: string, now: Date) {
  const key = jobKey(scope, dueAt.toISOString(), jobId);
  const record: JobRecord = {
    ...key,
    company: scope.company,
    jobId,
    work,
    state: 'due',
    attempts: 0,
    leaseUntil: '',
    lastError: '',
    createdAt: now.toISOString(),
  };
  return { key, record };
}

let lambda: LambdaClient | undefined;

/**
 * Asks the jobs Lambda to run jobs now. The sweep finds them within a minute anyway, so a failure is logged
 * but not returned to the client.
 */
export const dispatchJobs = (jobs: readonly NewJob[]): Promise<void> =>
  dispatchJobsByKey(jobs.map(({ key }) => key));

/** The same for jobs given by key. */
export async function dispatchJobsByKey(keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    // Loaded on first use: most calls enqueue no jobs and start faster without it.
    const { InvocationType, InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
    lambda ??= awsClient(LambdaClient, callLimitsOf.dispatchingJobs);
    await lambda.send(
      new InvokeCommand({
        FunctionName: environment('JOBS_FUNCTION_NAME'),
        InvocationType: InvocationType.Event,
        Payload: JSON.stringify({ run: keys }),
      }),
    );
  } catch (error) {
    logger.warn('jobs were not woken; the sweep will find them', { error: error as Error });
  }
}

/** Commits a change together with its jobs, and dispatches them. */
export async function commitWithJobs(
  table: Table,
  left: NewJob | readonly NewJob[],
  writes: readonly Write[],
): Promise<void> {
  const jobs = [left].flat();
  await table.commit([...writes, ...jobs.map(({ write }) => write)]);
  await dispatchJobs(jobs);
}
