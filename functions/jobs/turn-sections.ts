import { areShownAt } from '@galley/shared/components/shown-times';
import { calendarWrite } from '../core/calendar-write';
import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { type PageRecord, pageEntity } from '../core/entities/page';
import { commitWithJobs, invalidationJob, newJob } from '../core/jobs';
import { nextSectionChange } from '../core/pages/timed-sections';
import type { Table, Write } from '../core/table';
import { outdateReleases } from './pages-to-render';
import { pagesAtOnce, renderPages } from './render-pages';

/**
 * The live pages with a section that was due to appear or disappear by now, as many as are rendered at once.
 */
export function dueTurns(pages: readonly PageRecord[], now: Date): PageRecord[] {
  const isDue = (at: string | undefined) => at !== undefined && at <= now.toISOString();
  return pages.filter((page) => isDue(nextSectionChange(page))).slice(0, pagesAtOnce);
}

/**
 * Renders pages for the current moment, even where several of their moments have passed. A page that cannot
 * be rendered is left to a job of its own.
 */
export async function turnSections(
  table: Table,
  scope: CompanyScope,
  pages: readonly PageRecord[],
  now: Date,
): Promise<void> {
  // Concurrent renders from earlier data must not overwrite this one.
  await outdateReleases(table, scope);
  const failures = await renderPages(
    table,
    scope,
    pages.map(({ id }) => id),
  );
  const pageIds = failures.map(({ pageId }) => pageId);
  const again = pageIds.length > 0 ? [newJob(scope, { kind: 'render-pages', pageIds }, now)] : [];
  await commitWithJobs(table, [invalidationJob(scope, now), ...again], []);
  for (const page of pages) await conflictOf(table.commit(turned(scope, page, now)));
}

/** For a page that was released since, the release has recorded the moment. */
function turned(scope: CompanyScope, page: PageRecord, now: Date): Write[] {
  const { id: pageId, name: pageName, liveVersionId, timedSections = [], renderedFor = '' } = page;
  const renderedNow = now.toISOString();
  const notes = timedSections.flatMap((section) => {
    const isShown = areShownAt(section, renderedNow);
    if (isShown === areShownAt(section, renderedFor)) return [];
    const what = isShown ? 'appear' : 'go';
    const of = { pageId, pageName, versionId: liveVersionId ?? 0, section: section.name };
    return [calendarWrite(scope, { state: 'done', what, ...of }, now)];
  });
  return [
    {
      update: pageEntity.key(scope, pageId),
      set: { renderedFor: renderedNow },
      condition: { equals: { renderedFor } },
      refused: writeConflict,
    },
    ...notes,
  ];
}
