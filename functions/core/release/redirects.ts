import type { CompanyScope } from '../company-scope';
import { type RedirectRecord, redirectEntity } from '../entities/page';
import { type PathRecord, pathEntity } from '../entities/path';
import type { Write } from '../table';

/** A redirect as it is made: what its row in the list holds, without the keys. */
export type Redirect = Omit<RedirectRecord, 'pk' | 'sk'>;

/** What a visitor of the old address reads. */
export function pathRedirect(
  scope: CompanyScope,
  from: string,
  { to, pageId }: Pick<Redirect, 'to' | 'pageId'>,
  release: number,
): PathRecord {
  return { ...pathEntity.key(scope, from), kind: 'redirect', pageId, revision: 0, release, to };
}

/** The row of the list; it is written in the transaction of what is at the path. */
export function listRedirect(scope: CompanyScope, from: string, redirect: Redirect): Write {
  return { put: { ...redirect, ...redirectEntity.key(scope, from) } };
}

/** A page takes the address: the redirect that stood there gives way. */
export function forgetRedirect(scope: CompanyScope, from: string): Write {
  return { delete: redirectEntity.key(scope, from) };
}
