import type { CompanyScope } from '../company-scope';
import { pathKeys } from '../keys/path-keys';
import type { PageRecord } from '../records/page-records';
import type { PathRecord } from '../records/path-records';
import { ownRenderer } from './own-renderer';

/** What stands at a page's address: its rendered body, or a claim where visitors have nothing to see. */
export function pathRecord(
  scope: CompanyScope,
  path: string,
  page: Pick<PageRecord, 'id' | 'revision'>,
  release: number,
  body?: Uint8Array,
): PathRecord {
  return {
    ...pathKeys.path(scope, path),
    kind: body ? 'page' : 'claim',
    pageId: page.id,
    revision: page.revision,
    release,
    ...(body && { body, renderer: ownRenderer }),
  };
}
