import { readEnvironment } from '../core/env';
import { jobKeys } from '../core/keys/job-keys';
import type { Key } from '../core/keys/key';
import { logger } from '../core/logger';
import { Table } from '../core/table';
import { leaveRenewals } from './leave-renewals';
import { jobLogLines } from './log-lines';
import { runJob } from './run-job';

export type JobsEvent = { run: Key[] } | { sweep: true };

const table = new Table(readEnvironment(['TABLE_NAME']).TABLE_NAME);
const sweptAtOnce = 25;

/** Runs jobs: those just written (asynchronous invoke), or all that are due (the rule of every minute). */
export async function handler(event: JobsEvent): Promise<{ ran: number }> {
  logger.resetKeys();
  const keys = 'sweep' in event ? await dueJobs(new Date()) : event.run;
  if ('sweep' in event) logger.info(jobLogLines.swept, { oldestSeconds: oldestSeconds(keys, new Date()) });
  const [renewals, ...results] = await Promise.allSettled([
    'sweep' in event ? leaveRenewals(table, new Date()) : undefined,
    ...keys.map((key) => runJob(table, key)),
  ]);
  for (const result of [renewals, ...results]) {
    if (result.status === 'rejected') logger.error('a job could not be handled', { error: result.reason });
  }
  return { ran: results.length };
}

async function dueJobs(now: Date): Promise<Key[]> {
  const pages = await Promise.all(
    jobKeys.shards.map((pk) => table.query<Key>(pk, { upTo: now.toISOString(), limit: sweptAtOnce })),
  );
  return pages.flatMap(({ items }) => items.map(({ pk, sk }) => ({ pk, sk })));
}

/** For how long the job that waits longest has been due; its sort key begins with the moment. */
function oldestSeconds(due: Key[], now: Date): number {
  const waiting = due.map(({ sk }) => now.getTime() - Date.parse(sk.slice(0, 24)));
  return Math.round(Math.max(0, ...waiting) / 1000);
}
