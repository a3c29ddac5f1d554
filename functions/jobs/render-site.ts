import type { CompanyScope } from '../core/company-scope';
import { type PathRecord, pathEntity } from '../core/entities/path';
import { type NewJob, newJob } from '../core/jobs';
import type { Table } from '../core/table';
import { pagesAtOnce, renderPages } from './render-pages';

interface PagesAtPaths {
  pages: Pick<PathRecord, 'pageId' | 'renderer'>[];
  /** The path that was processed last; undefined where there are no more. */
  after: string | undefined;
}

/** The live pages at the next paths after this one ('' for the first), as many as one job renders. */
export async function pagesAfter(table: Table, scope: CompanyScope, after: string): Promise<PagesAtPaths> {
  const { items, cursor } = await table.query(pathEntity.range(scope), {
    attributes: ['kind', 'pageId', 'renderer'],
    limit: pagesAtOnce,
    ...(after !== '' && { cursor: after }),
  });
  return { pages: items.filter(({ kind }) => kind === 'page'), after: cursor };
}

/**
 * Renders the next pages of a site.
 * @returns the jobs for the remaining ones, and for those that could not be rendered
 */
export async function renderSite(table: Table, scope: CompanyScope, from: string): Promise<NewJob[]> {
  const { pages, after } = await pagesAfter(table, scope, from);
  const failures = await renderPages(
    table,
    scope,
    pages.map(({ pageId }) => pageId),
  );
  const pageIds = failures.map(({ pageId }) => pageId);
  const now = new Date();
  return [
    ...(after === undefined ? [] : [newJob(scope, { kind: 'render-site', after }, now)]),
    ...(pageIds.length > 0 ? [newJob(scope, { kind: 'render-pages', pageIds }, now)] : []),
  ];
}
