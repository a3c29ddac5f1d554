import { onError } from '@galley/shared/on-error';
import type { CompanyScope } from '../../core/company-scope';
import { type LaunchRecord, launchCounterEntity, launchEntity } from '../../core/entities/launch';
import { BrokenRecordError } from '../../core/errors';
import type { Table } from '../../core/table';

/** No call takes this long, so an older launch that was not listed has already been stored. */
const oldEnoughMs = 60 * 60_000;
/** The number of finished launches that are read again before the counter is updated to skip them. */
const mostReadAgain = 20;

/**
 * The launches that may be due: unpublished ones and the most recent. Published launches never change again,
 * and the counter lists the older ones that are still waiting; if one of them cannot be read, all launches
 * are read.
 */
export function launchesToKeep(table: Table, scope: CompanyScope, now: Date): Promise<LaunchRecord[]> {
  return readWaiting(table, scope, now).catch(
    onError(BrokenRecordError, () => table.queryAll(launchEntity.range(scope))),
  );
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

/** The temporary launch of a moment is not recorded, because it is deleted once it is stored. */
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
