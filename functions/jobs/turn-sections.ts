import { areShownAt } from '@galley/shared/components/shown-times';
import { calendarWrite } from '../core/calendar-write';
import type { CompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { type PageRecord, pageEntity } from '../core/entities/page';
import { commitWithJobs, invalidationJob, newJob } from '../core/jobs';
import { nextTurn } from '../core/pages/timed-sections';
import type { Table, Write } from '../core/table';
import { outdateReleases } from './pages-to-render';
import { pagesAtOnce, renderPages } from './render-pages';

/** Of these live pages those with a section that was to appear or to go by now, as many as are rendered at once. */
export function dueTurns(pages: readonly PageRecord[], now: Date): PageRecord[] {
  const isDue = (at: string | undefined) => at !== undefined && at <= now.toISOString();
  return pages.filter((page) => isDue(nextTurn(page))).slice(0, pagesAtOnce);
}

/**
 * Renders pages for now, also where several of their moments have gone by. One that cannot be rendered is left to a job
 * of its own.
 */
export async function turnSections(
  table: Table,
  scope: CompanyScope,
  pages: readonly PageRecord[],
  now: Date,
): Promise<void> {
  // What others render from before must not take the place of this.
  await outdateReleases(table, scope);
  const faults = await renderPages(
    table,
    scope,
    pages.map(({ id }) => id),
  );
  const pageIds = faults.map(({ pageId }) => pageId);
  const again = pageIds.length > 0 ? [newJob(scope, { kind: 'render-pages', pageIds }, now)] : [];
  await commitWithJobs(table, [invalidationJob(scope, now), ...again], []);
  for (const page of pages) await conflictOf(table.commit(turned(scope, page, now)));
}

/** A page that was released since says itself what it was rendered for. */
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
