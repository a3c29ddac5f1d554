import type { CompanyScope } from '../core/company-scope';
import { writeConflict } from '../core/conflicts';
import { type RedirectRecord, redirectEntity } from '../core/entities/page';
import { pathEntity } from '../core/entities/path';
import type { PathReservations } from '../core/jobs';
import { readPageTree } from '../core/pages/page-list-repository';
import type { PageTree } from '../core/pages/page-tree';
import { forgetRedirect, pathRedirect } from '../core/release/redirects';
import type { Table, Write } from '../core/table';
import { commitEach, type PathItem, readPathsUnder } from './finish-move';

/**
 * After the flip: the pages keep the paths that were reserved for it, and redirects at these paths are
 * deleted.
 */
export async function confirmReservations(
  table: Table,
  scope: CompanyScope,
  reservations: PathReservations,
): Promise<void> {
  const { tree, items } = await readReservations(table, scope, reservations);
  await commitEach(
    table,
    items.filter((item) => isAt(tree, item)).map((item) => accept(scope, item)),
  );
}

/**
 * The flip never happened: reserved paths are released, or become the redirects again that they were. The
 * flip would have deleted this job, so it runs only if there was none.
 */
export async function releaseReservations(
  table: Table,
  scope: CompanyScope,
  reservations: PathReservations,
): Promise<void> {
  const [{ tree, items }, redirects] = await Promise.all([
    readReservations(table, scope, reservations),
    table.queryAll(redirectEntity.range(scope), { whole: true }),
  ]);
  const before = new Map(redirects.map((redirect) => [redirect.sk, redirect]));
  await commitEach(
    table,
    items.map((item) =>
      isHome(tree, item) ? accept(scope, item) : [giveBack(scope, item, before.get(item.sk))],
    ),
  );
}

async function readReservations(table: Table, scope: CompanyScope, { under, claimedAt }: PathReservations) {
  const [tree, items] = await Promise.all([
    readPageTree(table, scope, { whole: true }),
    readPathsUnder(table, scope, under),
  ]);
  return { tree, items: items.filter((item) => item.claimedAt === claimedAt) };
}

/** Whether the page that reserved the path has it now, even if it was deleted since. */
function isAt(tree: PageTree, { pageId, sk }: PathItem): boolean {
  const page = tree.page(pageId);
  return page !== undefined && tree.pathOf(page) === sk;
}

/** Whether visitors find the page there. */
function isHome(tree: PageTree, item: PathItem): boolean {
  const page = tree.page(item.pageId);
  return page !== undefined && !tree.isHidden(page) && isAt(tree, item);
}

function stillReserved({ pageId, claimedAt }: PathItem) {
  return { condition: { equals: { pageId, claimedAt } }, refused: writeConflict };
}

function accept(scope: CompanyScope, item: PathItem): Write[] {
  return [
    { update: item, set: { claimedAt: undefined }, ...stillReserved(item) },
    forgetRedirect(scope, item.sk),
  ];
}

function giveBack(scope: CompanyScope, item: PathItem, redirect: RedirectRecord | undefined): Write {
  return redirect
    ? { put: { ...pathRedirect(scope, item.sk, redirect, item.release) }, ...stillReserved(item) }
    : { delete: pathEntity.key(scope, item.sk), ...stillReserved(item) };
}
