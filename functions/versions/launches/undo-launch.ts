import type { CompanyScope } from '../../core/company-scope';
import { conflictOf, writeConflict } from '../../core/conflicts';
import type { Key } from '../../core/entities/key';
import { type LaunchRecord, launchPathEntity } from '../../core/entities/launch';
import { pageEntity } from '../../core/entities/page';
import { pathEntity } from '../../core/entities/path';
import type { Table, Write } from '../../core/table';
import { ordersOf, pathOfNote } from './finish-launch';
import { inTransactions } from './in-transactions';
import { withParts } from './launch-parts';
import { launchChange, runOf } from './launch-repository';

/** Takes away what an attempt has prepared, which no one has seen: people may change the launch and its pages again. */
export async function undoLaunch(table: Table, scope: CompanyScope, launch: LaunchRecord): Promise<void> {
  const run = runOf(launch);
  const [notes, pages, orders] = await Promise.all([
    table.queryAll(launchPathEntity.range(scope, launch.id)),
    table.queryAll(pageEntity.range(scope)),
    ordersOf(table, scope, run),
  ]);
  const paths = await table.batchGet(notes.map(({ sk }) => pathEntity.key(scope, pathOfNote(sk))));
  const held = [...pages.filter(({ nextRun }) => nextRun === run), ...orders];
  const freed = notes.map(({ pk, sk }, index): Write[] => {
    const item = paths[index];
    const isOurs = item?.nextRun === run;
    return [...(isOurs ? [free(item, run, item.kind === 'next')] : []), { delete: { pk, sk } }];
  });
  const all = [...held.map((item) => [free(item, run, false)]), ...freed];
  for (const writes of inTransactions(all.map((each) => ({ bytes: 0, writes: each })))) {
    await table.commit(writes);
  }
  await conflictOf(table.commit([launchChange(scope, launch, withParts(launch.parts ?? []), writeConflict)]));
}

/** @param isEmpty there is nothing but what was prepared */
function free({ pk, sk }: Key, run: string, isEmpty: boolean): Write {
  const ours = { condition: { equals: { nextRun: run } }, refused: writeConflict };
  if (isEmpty) return { delete: { pk, sk }, ...ours };
  return { update: { pk, sk }, set: { next: undefined, nextBody: undefined, nextRun: undefined }, ...ours };
}
