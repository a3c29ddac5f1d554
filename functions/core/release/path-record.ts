import type { CompanyScope } from '../company-scope';
import type { PageRecord } from '../entities/page';
import { type PathRecord, pathEntity } from '../entities/path';

/** The body of a live page, and what rendered it. */
export type RenderedBody = Required<Pick<PathRecord, 'body' | 'renderer'>>;

/** What is at a page's address: its rendered body, or a claim where visitors have nothing to see. */
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
