import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { type PageRecord, type RedirectRecord, redirectEntity } from '../core/entities/page';
import { type PathRecord, pathEntity } from '../core/entities/path';
import { readPageTree } from '../core/pages/page-list-repository';
import type { PageTree } from '../core/pages/page-tree';
import { listRedirect, pathRedirect } from '../core/release/redirects';
import { inGroups, type Table, type Write } from '../core/table';

export type PathItem = Pick<
  PathRecord,
  'pk' | 'sk' | 'kind' | 'pageId' | 'release' | 'claimedAt' | 'wasPublic'
>;

/** The items at or under a path, without the rendered bodies. */
export async function readPathsUnder(table: Table, scope: CompanyScope, path: string): Promise<PathItem[]> {
  const items = await table.queryAll(
    { ...pathEntity.range(scope), prefix: path },
    { attributes: ['kind', 'pageId', 'release', 'claimedAt', 'wasPublic'] },
  );
  return items.filter(({ sk }) => sk === path || sk.startsWith(`${path}/`));
}

const atOnce = 10;

/** Commits each change whose items have not changed since they were read; a newer write takes precedence. */
export async function commitEach(table: Table, changes: readonly Write[][]): Promise<void> {
  await inGroups(changes, atOnce, (writes) => conflictOf(table.commit(writes)));
}

/**
 * After a page has moved: its old path, the paths under it, and all redirects to these pages lead to the new
 * paths. Each page's current path is read again, so it is harmless to run late or twice.
 */
export async function finishMove(
  table: Table,
  scope: CompanyScope,
  { from, email }: { from: string; email: string },
): Promise<void> {
  const [tree, items, redirects] = await Promise.all([
    readPageTree(table, scope, { whole: true }),
    readPathsUnder(table, scope, from),
    table.queryAll(redirectEntity.range(scope), { whole: true }),
  ]);
  const createdAt = new Date().toISOString();
  const left = items.flatMap((item) => {
    const page = tree.page(item.pageId);
    const isLeft = page && item.kind !== 'redirect' && item.kind !== 'next' && tree.pathOf(page) !== item.sk;
    return isLeft ? [leaveBehind(scope, tree, item, page, { email, createdAt })] : [];
  });
  const followed = redirects.flatMap((redirect) => {
    const page = tree.page(redirect.pageId);
    const to = page && `${tree.pathOf(page)}${redirect.suffix}`;
    return to && to !== redirect.to ? [follow(scope, redirect, to)] : [];
  });
  await commitEach(table, [...left, ...followed]);
}

/** Turns the old path of a page into a redirect. */
function leaveBehind(
  scope: CompanyScope,
  tree: PageTree,
  item: PathItem,
  page: PageRecord,
  by: Pick<RedirectRecord, 'email' | 'createdAt'>,
): Write[] {
  const unchanged = {
    condition: {
      equals: { kind: item.kind, pageId: item.pageId, release: item.release, nextRun: undefined },
    },
    refused: writeConflict,
  };
  // A path that visitors never saw needs no redirect.
  if (item.kind === 'claim' && !item.wasPublic) {
    return [{ delete: item, ...unchanged }];
  }
  const to = tree.pathOf(page);
  const redirect = { to, pageId: page.id, suffix: '', isAutomatic: true, ...by };
  return [
    { put: { ...pathRedirect(scope, item.sk, redirect, item.release) }, ...unchanged },
    listRedirect(scope, item.sk, redirect),
    // A hidden page holds no path: restoring it takes the new one.
    ...(tree.isHidden(page)
      ? []
      : [
          {
            check: pathEntity.key(scope, to),
            condition: { equals: { pageId: page.id } },
            refused: writeConflict,
          },
        ]),
  ];
}

/** Points a redirect at its page's current path, so that it takes only one step. */
function follow(scope: CompanyScope, redirect: RedirectRecord, to: string): Write[] {
  return [
    {
      update: pathEntity.key(scope, redirect.sk),
      set: { to },
      condition: { equals: { kind: 'redirect', pageId: redirect.pageId } },
      refused: writeConflict,
    },
    {
      update: redirect,
      set: { to },
      condition: { equals: { pageId: redirect.pageId } },
      refused: writeConflict,
    },
  ];
}
