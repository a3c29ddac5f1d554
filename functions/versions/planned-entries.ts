import type { CalendarEntry } from '@galley/shared/schemas/schedule';
import type { LaunchRecord } from '../core/entities/launch';
import type { PageRecord } from '../core/entities/page';
import type { PageTree } from '../core/pages/page-tree';
import { comingTurns } from '../core/pages/timed-sections';

/** All schedules of pages, including missed ones; a publish and its take-down are two entries. */
export function plannedEntries(pages: readonly PageRecord[]): CalendarEntry[] {
  return pages.flatMap(({ id: pageId, name: pageName, schedule, takeDown }) => {
    const entry = (
      what: CalendarEntry['what'],
      at: string,
      { versionId, missed }: { versionId: number; missed?: string | undefined },
    ): CalendarEntry => ({
      state: missed ? 'missed' : 'coming',
      what,
      at,
      pageId,
      pageName,
      versionId,
      ...(missed && { reason: missed }),
    });
    return [
      ...(schedule ? [entry('publish', schedule.publishAt, schedule)] : []),
      ...(schedule?.takeDownAt && !schedule.missed ? [entry('takeDown', schedule.takeDownAt, schedule)] : []),
      ...(takeDown ? [entry('takeDown', takeDown.takeDownAt, takeDown)] : []),
    ];
  });
}

/** When timed sections of public pages appear and disappear. */
export const turnEntries = (tree: PageTree): CalendarEntry[] =>
  tree.pages
    .filter((page) => tree.isPublic(page))
    .flatMap((page) =>
      comingTurns(page).map(({ name: section, what, at }): CalendarEntry => {
        const { id: pageId, name: pageName, liveVersionId } = page;
        return { state: 'coming', what, at, pageId, pageName, versionId: liveVersionId ?? 0, section };
      }),
    );

/** The launches that are scheduled or missed their time. */
export function plannedLaunches(launches: readonly LaunchRecord[]): CalendarEntry[] {
  return launches.flatMap(({ id: launchId, name: pageName, state, publishAt, missed }) =>
    publishAt === undefined || state === 'live' || state === 'published'
      ? []
      : {
          state: missed ? 'missed' : 'coming',
          what: 'publish',
          at: publishAt,
          pageId: 0,
          pageName,
          versionId: 0,
          launchId,
          ...(missed && { reason: missed }),
        },
  );
}
