import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import type { Item, Key } from '../entities/key';
import {
  liveLaunchEntity,
  type OrderRecord,
  orderEntity,
  type PageRecord,
  pageEntity,
} from '../entities/page';
import { releaseEntity } from '../entities/path';
import { conflict, type HttpError } from '../errors';
import { pause } from '../pause';
import type { Table, Write } from '../table';
import { type ReleaseState, releaseStateOf } from './release-state';

/** The current pages and orders of a page list, even while a live launch is still being stored. */
export function pagesNow(items: readonly Key[]): { pages: PageRecord[]; orders: OrderRecord[] } {
  const [live] = liveLaunchEntity.among(items);
  const isLive = (nextRun: string | undefined) => nextRun !== undefined && nextRun === live?.run;
  return {
    pages: pageEntity.among(items).map((page) => (isLive(page.nextRun) ? withNext(page) : page)),
    orders: orderEntity.among(items).map((order) => (isLive(order.nextRun) ? orderWithNext(order) : order)),
  };
}

/** A page after a launch. It stays marked until that is stored. */
function withNext(page: PageRecord): PageRecord {
  const { set = {}, gone = [] } = page.next ?? {};
  const without = Object.fromEntries(gone.map((attribute) => [attribute, undefined]));
  return { ...page, ...set, ...without, revision: page.revision + 1 };
}

/** Entries that were added to the menu in the meantime come last. */
export function orderWithNext(order: OrderRecord): OrderRecord {
  const { next = order.ids } = order;
  return { ...order, ids: [...next, ...order.ids.filter((id) => !next.includes(id))] };
}

/**
 * Why a page cannot be changed while a launch holds it; serves as the `refused` of a write with that
 * condition.
 */
export function launchConflict(page: Item | PageRecord | undefined): HttpError | undefined {
  if (page?.nextRun === undefined) return undefined;
  return conflict(
    `'${String(page.name)}' is being published right now. Nothing was saved: try again in a minute.`,
  );
}

/** @throws 409 while a launch holds the page */
export function requireNoLaunch(page: PageRecord): void {
  const held = launchConflict(page);
  if (held) throw held;
}

/** For writes that change a version but not its page. */
export const aloneWrite = (scope: CompanyScope, page: PageRecord): Write => ({
  check: pageEntity.key(scope, page.id),
  condition: { equals: { nextRun: undefined } },
  refused: (current) => launchConflict(current) ?? writeConflict(current),
});

const looks = 25;
const lookEveryMs = 200;

/**
 * Waits until the launch that went live last is stored, because releases are made from what is stored. Its
 * job takes seconds, and after a crash is tried again within a minute.
 * @throws 409 where it takes longer
 */
export async function afterLaunch(
  table: Table,
  scope: CompanyScope,
  read: ReleaseState,
): Promise<ReleaseState> {
  let state = read;
  for (let look = 0; state.launch && !state.launch.isFinished; look += 1) {
    if (look === looks) {
      throw conflict(
        'What has just gone live is still being stored. Nothing was saved: try again in a minute.',
      );
    }
    await pause(lookEveryMs);
    state = releaseStateOf(await table.get(releaseEntity.key(scope)));
  }
  return state;
}
