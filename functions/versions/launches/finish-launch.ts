import type { CompanyScope } from '../../core/company-scope';
import { retryOnConflict, writeConflict } from '../../core/conflicts';
import { type LaunchRecord, launchEntity, launchPathEntity } from '../../core/entities/launch';
import { type OrderRecord, orderEntity, pageEntity } from '../../core/entities/page';
import { type PathRecord, pathEntity, releaseEntity } from '../../core/entities/path';
import { commitWithJobs, newJob } from '../../core/jobs';
import { newLinksJob } from '../../core/outside-links/link-check-jobs';
import { presentAt } from '../../core/release/at-path';
import { orderWithNext } from '../../core/release/live-launch';
import { forgetRedirect, listRedirect } from '../../core/release/redirects';
import { chunk, type Table, type Write } from '../../core/table';
import { inTransactions } from './in-transactions';
import { type Launch, runOf } from './launch-repository';
import { storePages } from './store-pages';

const busy = {
  attempts: 5,
  orElse: () => new Error('Other writes came between while a launch was being stored.'),
};
const pathsAtOnce = 100;

/**
 * Stores the result of a live launch, as a publish of each page would have: until then it is stored beside
 * the previous state. Every part may run twice, since items that are stored already no longer carry the
 * attempt's mark.
 */
export async function finishLaunch(table: Table, scope: CompanyScope, read: Launch): Promise<void> {
  const { launch } = read;
  await retryOnConflict(busy, () => storePaths(table, scope, launch));
  const turn = await retryOnConflict(busy, () => storePages(table, scope, read));
  await retryOnConflict(busy, () => storeOrders(table, scope, launch));
  const now = new Date();
  const hasMoved = read.entries.some(({ undo }) => undo?.friendlyUrl ?? undo?.under);
  // A section may have become due since the pages were rendered.
  await commitWithJobs(table, turn, [
    {
      update: launchEntity.key(scope, launch.id),
      set: { state: 'published' },
      add: { revision: 1 },
      condition: { equals: { state: 'live', run: launch.run } },
      refused: writeConflict,
    },
    finished(scope, launch),
    newLinksJob(scope, now).write,
    // Redirects are updated to the new paths of their pages.
    ...(hasMoved ? [newJob(scope, { kind: 'finish-move', from: '/', email: launch.email }, now).write] : []),
  ]);
}

/** From here on, releases are possible again. */
function finished(scope: CompanyScope, launch: LaunchRecord): Write {
  const { release = 0, publishedAt = '' } = launch;
  return {
    update: releaseEntity.key(scope),
    set: { launch: { run: runOf(launch), release, at: publishedAt, isFinished: true } },
  };
}

async function storePaths(table: Table, scope: CompanyScope, launch: LaunchRecord): Promise<void> {
  const notes = await table.queryAll(launchPathEntity.range(scope, launch.id));
  for (const part of chunk(notes, pathsAtOnce)) {
    const items = await table.batchGet(part.map(({ sk }) => pathEntity.key(scope, pathOfNote(sk))));
    // Until they are stored, the pages record who scheduled the change.
    const planned = launch.dueAt === undefined ? [] : items.flatMap((item) => item?.next?.pageId ?? []);
    const pages = await table.batchGet([...new Set(planned)].map((id) => pageEntity.key(scope, id)));
    const planners = new Map(pages.map((page) => [page?.id, page?.schedule?.email]));
    const stored = part.map(({ pk, sk }, index) => {
      const item = items[index];
      const isOurs = item?.nextRun === runOf(launch);
      const email = planners.get(item?.next?.pageId) ?? launch.email;
      return {
        bytes: item?.nextBody?.length ?? 0,
        writes: [...(isOurs ? stores(scope, item, { ...launch, email }) : []), { delete: { pk, sk } }],
      };
    });
    for (const writes of inTransactions(stored)) await table.commit(writes);
  }
}

/** The path that an attempt's note refers to. */
export const pathOfNote = (sk: string): string => sk.slice(sk.indexOf('/'));

/** Stores what was prepared at a path as its current item. */
function stores(scope: CompanyScope, item: PathRecord, launch: LaunchRecord): Write[] {
  const run = runOf(launch);
  const { release = 0, publishedAt = '', email } = launch;
  const path = item.sk;
  const { pageId = 0, to = '' } = item.next ?? {};
  const ours = { condition: { equals: { nextRun: run } }, refused: writeConflict };
  // If the page was public there before it was taken down, it leaves a redirect.
  const isFound = item.next?.kind === 'gone' && item.wasPublic;
  const stored = isFound
    ? { ...item, next: { ...item.next, kind: 'redirect' as const, pageId, revision: 0 } }
    : item;
  const present = presentAt(stored, { run, release, at: '' });
  const wasRedirect = item.kind === 'redirect' || item.claimedAt !== undefined;
  const left = wasRedirect ? [forgetRedirect(scope, path)] : [];
  if (!present) return [{ delete: pathEntity.key(scope, path), ...ours }, ...left];
  const put: Write = { put: { ...present }, ...ours };
  if (present.kind !== 'redirect') return [put, ...left];
  const redirect = { to, pageId, suffix: '', isAutomatic: true, email, createdAt: publishedAt };
  return [put, listRedirect(scope, path, redirect)];
}

async function storeOrders(table: Table, scope: CompanyScope, launch: LaunchRecord): Promise<void> {
  const orders = await ordersOf(table, scope, runOf(launch));
  if (orders.length === 0) return;
  await table.commit(
    orders.map((order) => ({
      update: order,
      set: { ids: orderWithNext(order).ids, next: undefined, nextRun: undefined },
      add: { revision: 1 },
      condition: { equals: { revision: order.revision, nextRun: order.nextRun } },
      refused: writeConflict,
    })),
  );
}

/** The menu orders that an attempt has prepared. */
export async function ordersOf(table: Table, scope: CompanyScope, run: string): Promise<OrderRecord[]> {
  return (await table.queryAll(orderEntity.range(scope))).filter(({ nextRun }) => nextRun === run);
}
