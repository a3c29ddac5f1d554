import type { CompanyScope } from '../../core/company-scope';
import { conflictOf, writeConflict } from '../../core/conflicts';
import type { Key } from '../../core/entities/key';
import { type LaunchRecord, launchPageEntity, launchPathEntity } from '../../core/entities/launch';
import { type PageRecord, pageEntity } from '../../core/entities/page';
import { pathEntity } from '../../core/entities/path';
import type { Table, Write } from '../../core/table';
import { ordersOf, pathOfNote } from './finish-launch';
import { inTransactions } from './in-transactions';
import { withParts } from './launch-parts';
import type { LaunchPlan } from './launch-plan';
import { launchChange, runOf } from './launch-repository';

/**
 * Removes what an attempt has prepared, which was never visible: the launch and its pages can be changed
 * again.
 */
export async function undoLaunch(table: Table, scope: CompanyScope, launch: LaunchRecord): Promise<void> {
  const entries = await table.queryAll(launchPageEntity.range(scope, launch.id));
  const pages = await table.batchGet(entries.map(({ pageId }) => pageEntity.key(scope, pageId)));
  await freePrepared(table, scope, { launch, pages: pages.filter((page) => page !== undefined) });
  await conflictOf(table.commit([launchChange(scope, launch, withParts(launch.parts ?? []), writeConflict)]));
}

interface Prepared {
  launch: LaunchRecord;
  /** The stored pages that an attempt may have reserved. */
  pages: readonly PageRecord[];
  /** What must be kept, because it will be prepared again. */
  plan?: LaunchPlan;
}

/** Removes what an attempt has prepared and a newer plan does not contain. */
export async function freePrepared(
  table: Table,
  scope: CompanyScope,
  { launch, pages, plan }: Prepared,
): Promise<void> {
  const run = runOf(launch);
  const [notes, orders] = await Promise.all([
    table.queryAll(launchPathEntity.range(scope, launch.id)),
    ordersOf(table, scope, run),
  ]);
  const left = notes.filter(({ sk }) => !plan?.paths.has(pathOfNote(sk)));
  const paths = await table.batchGet(left.map(({ sk }) => pathEntity.key(scope, pathOfNote(sk))));
  const held = [
    ...pages.filter(
      ({ id, nextRun }) => nextRun === run && !plan?.planned.some(({ page }) => page.id === id),
    ),
    ...orders.filter(({ sk }) => !plan?.orders.some((order) => order.sk === sk)),
  ];
  const freed = left.map(({ pk, sk }, index): Write[] => {
    const item = paths[index];
    const isOurs = item?.nextRun === run;
    return [...(isOurs ? [free(item, run, item.kind === 'next')] : []), { delete: { pk, sk } }];
  });
  const all = [...held.map((item) => [free(item, run, false)]), ...freed];
  for (const writes of inTransactions(all.map((each) => ({ bytes: 0, writes: each })))) {
    await table.commit(writes);
  }
}

/** @param isEmpty the item contains only what was prepared */
function free({ pk, sk }: Key, run: string, isEmpty: boolean): Write {
  const ours = { condition: { equals: { nextRun: run } }, refused: writeConflict };
  if (isEmpty) return { delete: { pk, sk }, ...ours };
  return { update: { pk, sk }, set: { next: undefined, nextBody: undefined, nextRun: undefined }, ...ours };
}
