import type { CompanyScope } from '../../core/company-scope';
import { type LaunchRecord, launchCounterEntity, launchEntity } from '../../core/entities/launch';
import { BrokenRecordError } from '../../core/errors';
import type { Table } from '../../core/table';

/** A launch of before that was not seen yet would have been stored by now: no call lasts so long. */
const oldEnoughMs = 60 * 60_000;
/** So many launches that wait for nothing are read before the counter notes which to leave out. */
const mostReadAgain = 20;

/**
 * The launches that a due moment may concern: those that are not published, and the youngest. What was published stays
 * so, and the counter notes which of the older ones still wait; a launch that cannot be read has all of them read.
 */
export async function launchesToKeep(table: Table, scope: CompanyScope, now: Date): Promise<LaunchRecord[]> {
  try {
    return await readWaiting(table, scope, now);
  } catch (error) {
    if (!(error instanceof BrokenRecordError)) throw error;
    return table.queryAll(launchEntity.range(scope));
  }
}

async function readWaiting(table: Table, scope: CompanyScope, now: Date): Promise<LaunchRecord[]> {
  const counter = await table.get(launchCounterEntity.key(scope));
  const { lookedTo = 0, waiting = [] } = counter ?? {};
  const [older, younger] = await Promise.all([
    table.batchGet(waiting.map((id) => launchEntity.key(scope, id))),
    table.queryAll(launchEntity.range(scope), {
      whole: true,
      after: launchEntity.key(scope, lookedTo).sk,
    }),
  ]);
  const launches = [...older, ...younger].filter((launch) => launch !== undefined);
  if (launches.filter(isPublished).length >= mostReadAgain) await note(table, scope, launches, lookedTo, now);
  return launches;
}

/** Of a moment's own launch, which is gone once it is stored, nothing is noted. */
async function note(
  table: Table,
  scope: CompanyScope,
  launches: readonly LaunchRecord[],
  before: number,
  now: Date,
): Promise<void> {
  const seenBy = new Date(now.getTime() - oldEnoughMs).toISOString();
  const own = launches.filter(({ dueAt }) => dueAt === undefined);
  const old = own.filter(({ createdAt }) => createdAt <= seenBy).map(({ id }) => id);
  const lookedTo = Math.max(before, ...old);
  const waiting = own.filter((launch) => launch.id <= lookedTo && !isPublished(launch)).map(({ id }) => id);
  await table.commit([{ update: launchCounterEntity.key(scope), set: { lookedTo, waiting } }]);
}

const isPublished = ({ state }: LaunchRecord): boolean => state === 'published';
