import type { CompanyScope } from '../company-scope';
import { type RedirectRecord, redirectEntity } from '../entities/page';
import { type PathRecord, pathEntity } from '../entities/path';
import type { Write } from '../table';

/** A redirect: the attributes of its row in the list, without the key. */
export type Redirect = Omit<RedirectRecord, 'pk' | 'sk'>;

/** The item that visitors of the old path read. */
export function pathRedirect(
  scope: CompanyScope,
  from: string,
  { to, pageId }: Pick<Redirect, 'to' | 'pageId'>,
  release: number,
): PathRecord {
  return { ...pathEntity.key(scope, from), kind: 'redirect', pageId, revision: 0, release, to };
}

/** The row of the list; it is written in the same transaction as the item at the path. */
export function listRedirect(scope: CompanyScope, from: string, redirect: Redirect): Write {
  return { put: { ...redirect, ...redirectEntity.key(scope, from) } };
}

/** Deletes the redirect at a path that a page takes. */
export function forgetRedirect(scope: CompanyScope, from: string): Write {
  return { delete: redirectEntity.key(scope, from) };
}
