import { BudgetExceededError, spendBudget } from '../core/budgets/spend-budget';
import { type CompanyScope, openCompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { deadJobEntity, jobKey } from '../core/entities/job';
import type { EntityKey } from '../core/entities/key';
import { retryOf } from '../core/job-kinds';
import { isLastAttempt } from '../core/job-schedule';
import type { JobRecord } from '../core/jobs';
import { logger } from '../core/logger';
import { pause } from '../core/pause';
import type { Table } from '../core/table';
import { jobLogLines } from './log-lines';

/** A job's lease: longer than this Lambda may run, so that nothing else works on the job in that time. */
const leaseMs = 30_000;
/** A job that is due this soon is waited for; a later one is left to the sweep. */
const longestWaitMs = 5_000;

/** Runs one job if it is due and not leased. Failures are stored with the job and not thrown. */
export async function runJob(table: Table, key: EntityKey<JobRecord>): Promise<void> {
  const waitMs = Date.parse(key.sk.slice(0, 24)) - Date.now();
  if (waitMs > longestWaitMs) return;
  const job = await takeLease(table, key);
  if (!job) return;
  if (waitMs > 0) await pause(waitMs);
  const scope = openCompanyScope(job.company);
  const context = { company: job.company, job: job.jobId, kind: job.work.kind, attempt: job.attempts };
  try {
    await spendBudget(table, scope, 'jobs', 1, new Date());
    // Loaded by the first job, because most sweeps find none.
    await (await import('./perform-job')).performJob(table, scope, job, (left) => runJob(table, left.key));
    logger.info('job done', context);
  } catch (error) {
    if (error instanceof BudgetExceededError && mayStillWait(job)) {
      await waitForRoom(table, scope, job, error);
      return;
    }
    logger.warn(jobLogLines.failed, { ...context, error: error as Error });
    await postpone(table, scope, job, error as Error);
  }
}

async function takeLease(table: Table, key: EntityKey<JobRecord>): Promise<JobRecord | undefined> {
  const job = await table.get(key);
  const now = new Date();
  if (!job || job.leaseUntil > now.toISOString()) return;
  const leaseUntil = new Date(now.getTime() + leaseMs).toISOString();
  const taken = await conflictOf(
    table.commit([
      {
        update: key,
        set: { leaseUntil },
        add: { attempts: 1 },
        condition: { equals: { leaseUntil: job.leaseUntil, attempts: job.attempts } },
        refused: writeConflict,
      },
    ]),
  );
  return taken ? undefined : { ...job, leaseUntil, attempts: job.attempts + 1 };
}

/**
 * A job waits this long for its company's budget; then it counts as failed, so that its Admins see it in the
 * end.
 */
const longestWaitForRoomMs = 3 * 24 * 60 * 60_000;
/** Jobs that waited for the same hour are spread over this many milliseconds. */
const roomSpreadMs = 5 * 60_000;

const mayStillWait = ({ createdAt }: JobRecord) => Date.now() - Date.parse(createdAt) < longestWaitForRoomMs;

/** Postpones a job until its company's budget has room again; this does not count as a failed attempt. */
async function waitForRoom(
  table: Table,
  scope: CompanyScope,
  job: JobRecord,
  { freeAt, message }: BudgetExceededError,
) {
  const dueAt = new Date(freeAt.getTime() + Math.random() * roomSpreadMs);
  const next = jobKey(scope, dueAt.toISOString(), job.jobId);
  await table.commit([
    { delete: job, condition: { equals: { leaseUntil: job.leaseUntil } } },
    { put: { ...job, ...next, leaseUntil: '', attempts: job.attempts - 1, lastError: message } },
  ]);
}

/** Postpones a failed job or, after the last attempt, moves it to where the company's Admins see it. */
async function postpone(table: Table, scope: CompanyScope, job: JobRecord, error: Error): Promise<void> {
  const lastError = `${error.name}: ${error.message}`.slice(0, 500);
  const ours = { equals: { leaseUntil: job.leaseUntil } };
  const retry = retryOf(job.work);
  if (isLastAttempt(retry, job.attempts)) {
    const dead = { ...job, ...deadJobEntity.key(scope, job.jobId), state: 'dead', lastError };
    await table.commit([{ delete: job, condition: ours }, { put: dead }]);
    const { company, jobId, work, attempts } = job;
    logger.error(jobLogLines.dead, { company, job: jobId, kind: work.kind, attempt: attempts });
    return;
  }
  const delay = retry.delaysMs[job.attempts - 1] ?? 0;
  const next = jobKey(scope, new Date(Date.now() + delay).toISOString(), job.jobId);
  await table.commit([
    { delete: job, condition: ours },
    { put: { ...job, ...next, leaseUntil: '', lastError } },
  ]);
}
