import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../core/company-scope';
import { redirectEntity } from '../core/entities/page';
import { registryEntity } from '../core/entities/vendor';
import { conflict } from '../core/errors';
import { readPageTree } from '../core/pages/page-list-repository';
import type { PageTree } from '../core/pages/page-tree';
import { ifPathFreeForRedirect } from '../core/pages/path-reservations';
import { listRedirect, pathRedirect, type Redirect } from '../core/release/redirects';
import type { ReleaseState } from '../core/release/release-state';
import { ownHosts } from '../core/site-urls';
import type { Table, Write } from '../core/table';
import type { RedirectFacts } from './redirect-rules';

export const readRedirects = (table: Table, scope: CompanyScope) =>
  table.queryAll(redirectEntity.range(scope));

export async function readRedirectFacts(table: Table, scope: CompanyScope): Promise<RedirectFacts> {
  const [tree, redirects, registry] = await Promise.all([
    readPageTree(table, scope),
    readRedirects(table, scope),
    table.get(registryEntity.key(scope)),
  ]);
  return {
    tree,
    existing: new Map(redirects.map((redirect) => [redirect.sk, redirect])),
    hosts: ownHosts(scope.company, registry),
  };
}

/** @throws 409 where the list would become too long */
export function requireRoom({ existing }: RedirectFacts, added: number): void {
  if (existing.size + added > limits.redirects) {
    throw conflict(
      `A site has at most ${limits.redirects} redirects. First remove those that are no longer needed.`,
    );
  }
}

/**
 * The writes of a new redirect.
 * @throws PathTakenError or 409 on commit where a concurrent request took the path
 */
export function addRedirect(
  scope: CompanyScope,
  tree: PageTree,
  from: string,
  redirect: Redirect,
  release: ReleaseState,
  now: Date,
): Write[] {
  const message = `${from} was changed a moment ago. Reload the list.`;
  return [
    // The list first: at the path, another redirect would look like the page that it leads to.
    {
      ...listRedirect(scope, from, redirect),
      condition: { absent: true },
      refused: () => conflict(message, { fields: { from: message } }),
    },
    {
      put: { ...pathRedirect(scope, from, redirect, release.release) },
      ...ifPathFreeForRedirect(tree, from, now),
    },
  ];
}
