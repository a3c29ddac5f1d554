import type { CompanyScope } from '../company-scope';
import { pathKeys } from '../keys/path-keys';
import type { PageRecord } from '../records/page-records';
import type { PathRecord } from '../records/path-records';

/** The body of a live page, and what rendered it. */
export type RenderedBody = Required<Pick<PathRecord, 'body' | 'renderer'>>;

/** What stands at a page's address: its rendered body, or a claim where visitors have nothing to see. */
export function pathRecord(
  scope: CompanyScope,
  path: string,
  page: Pick<PageRecord, 'id' | 'revision'>,
  release: number,
  body?: RenderedBody,
): PathRecord {
  return {
    ...pathKeys.path(scope, path),
    kind: body ? 'page' : 'claim',
    pageId: page.id,
    revision: page.revision,
    release,
    ...body,
  };
}
