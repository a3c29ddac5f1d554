import { sweepEntity } from '../core/entities/calendar';
import { type JobRecord, jobRanges } from '../core/entities/job';
import type { EntityRange, Key } from '../core/entities/key';
import { environment } from '../core/env';
import { dispatchJobsByKey, isOfSchedule } from '../core/jobs';
import { logger } from '../core/logger';
import { Table } from '../core/table';
import { enqueueRerenders } from './enqueue-rerenders';
import { jobLogLines } from './log-lines';
import { runJob } from './run-job';
import { takeTurns } from './take-turns';

export type JobsEvent = { run: Key[] } | { sweep: true };

const table = new Table(environment('TABLE_NAME'));
/** Per shard. */
const sweptAtOnce = 25;
/** Per invocation; the rest runs in the next one, which starts when this one is done. */
const runAtOnce = 4 * sweptAtOnce;
/** The number of due jobs of a shard that are searched for companies other than the one that fills it. */
const lookedThrough = 500;
/** The same for schedules, in larger steps, so that a wave of mails does not delay publishing. */
const lookedThroughForSchedules = 10_000;
const readAtOnceForSchedules = 500;

/** A schedule that is almost due is waited for (`runJob`): the next sweep would be almost a minute late. */
const lookedAheadMs = 5_000;

/**
 * Runs jobs: those that were just written (asynchronous invocation), or all that are due (the rule of every
 * minute).
 */
export async function handler(event: JobsEvent): Promise<{ ran: number }> {
  logger.resetKeys();
  return 'sweep' in event ? sweep(new Date()) : runJobs(event.run);
}

async function sweep(begunAt: Date): Promise<{ ran: number }> {
  const due = await dueJobs(begunAt);
  logger.info(jobLogLines.swept, { oldestSeconds: oldestSeconds(due.flat(), new Date()) });
  return runJobs(sweptKeys(due), [
    enqueueRerenders(table, new Date()),
    table.commit([{ put: { ...sweepEntity.key(), at: begunAt.toISOString() } }]),
  ]);
}

/** @param alongside work that is waited for together with the jobs */
async function runJobs(all: readonly Key[], alongside: Promise<void>[] = []): Promise<{ ran: number }> {
  const keys = all.slice(0, runAtOnce);
  const results = await Promise.allSettled([...alongside, ...keys.map((key) => runJob(table, key))]);
  for (const result of results) {
    if (result.status === 'rejected') logger.error('a job could not be handled', { error: result.reason });
  }
  await dispatchJobsByKey(all.slice(runAtOnce));
  return { ran: keys.length };
}

/**
 * The jobs of a sweep: some of each shard, followed by all schedules, of which a company has at most one per
 * moment. Otherwise a thousand companies that chose the same minute would wait for ten sweeps.
 */
function sweptKeys(due: readonly Key[][]): Key[] {
  const first = new Set(due.flatMap((shard) => takeTurns(shard, sweptAtOnce)));
  const schedules = due.flat().filter((key) => isOfSchedule(key.sk) && !first.has(key));
  return [...first, ...schedules];
}

/** The keys of due jobs, by shard: one Query each, unless there are more than run at once. */
async function dueJobs(now: Date): Promise<Key[][]> {
  const soon = new Date(now.getTime() + lookedAheadMs).toISOString();
  const shards = await Promise.all(jobRanges.map((shard) => dueOfShard(shard, soon)));
  return shards.map((keys) => keys.filter(({ sk }) => sk <= now.toISOString() || isOfSchedule(sk)));
}

async function dueOfShard(shard: EntityRange<JobRecord>, upTo: string): Promise<Key[]> {
  const due: Key[] = [];
  let seen = 0;
  let cursor: string | undefined;
  do {
    const isOnlyForSchedules = seen >= lookedThrough;
    const page: { items: Key[]; cursor?: string } = await table.query(shard, {
      upTo,
      limit: isOnlyForSchedules ? readAtOnceForSchedules : sweptAtOnce,
      attributes: [],
      ...(cursor !== undefined && { cursor }),
    });
    const keys = page.items.map(({ pk, sk }) => ({ pk, sk }));
    due.push(...(isOnlyForSchedules ? keys.filter(({ sk }) => isOfSchedule(sk)) : keys));
    seen += keys.length;
    cursor = page.cursor;
  } while (cursor !== undefined && seen < lookedThroughForSchedules);
  return due;
}

/** How long the oldest job has been due; its sort key begins with the due time. */
function oldestSeconds(due: Key[], now: Date): number {
  const waiting = due.map(({ sk }) => now.getTime() - Date.parse(sk.slice(0, 24)));
  return Math.round(Math.max(0, ...waiting) / 1000);
}
