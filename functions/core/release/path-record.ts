import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { type PathRecord, pathEntity } from '../entities/path';

/** The body of a live page, and its renderer. */
export type RenderedBody = Required<Pick<PathRecord, 'body' | 'renderer'>>;

/** The item at a page's path: its rendered body, or a reservation while the page is not public. */
export function pathRecord(
  scope: CompanyScope,
  path: string,
  page: Pick<PageRecord, 'id' | 'revision'>,
  release: number,
  body?: RenderedBody,
): PathRecord {
  return {
    ...pathEntity.key(scope, path),
    kind: body ? 'page' : 'claim',
    pageId: page.id,
    revision: page.revision,
    release,
    ...body,
  };
}
