import { goLive, leaveSite, type ModelPage } from './model';

/** What a launch does to one page. */
interface ModelEntry {
  page: ModelPage;
  /** The version that goes live; null where the page leaves the site. */
  to: number | null;
  /** The version that must still be live for that. */
  live: number | null;
  /** The number of changes of the version when it was reviewed; absent where it was live before. */
  looked?: number;
}

/** Pages that go live together or not at all, at once or at a minute. */
export interface ModelLaunch {
  id: number;
  publishAt: number | null;
  isMissed: boolean;
  isPublished: boolean;
  entries: ModelEntry[];
}

export const launchActs = ['makeLaunch', 'planLaunch', 'cancelLaunch', 'publishLaunch', 'rollBack'] as const;
export type LaunchAct = (typeof launchActs)[number];

/** From this many minutes on a launch is too late to start. */
const latest = 60;

const begun = (id: number, entries: ModelEntry[]): ModelLaunch => ({
  id,
  publishAt: null,
  isMissed: false,
  isPublished: false,
  entries,
});

/** A launch of the present open versions of pages. */
export const newLaunch = (id: number, pages: readonly ModelPage[]): ModelLaunch =>
  begun(
    id,
    pages.map((page) => ({
      page,
      to: page.open?.id ?? 0,
      live: page.live,
      looked: page.open?.changes ?? 0,
    })),
  );

/** A launch that reverts a published one: `live` of its entries is what that one replaced. */
export const newRollBack = (id: number, { entries }: ModelLaunch): ModelLaunch =>
  begun(
    id,
    entries.map(({ page, to, live }) => ({ page, to: live, live: to })),
  );

/** Whether a launch goes live in the present state: all of it does, or nothing. */
export const mayGo = ({ isPublished, entries }: ModelLaunch): boolean =>
  !isPublished &&
  entries.every(({ page, to, live, looked }) => {
    if (page.isDeleted || page.live !== live) return false;
    if (looked === undefined) return true;
    return page.open?.id === to && page.open.status === 'pending' && page.open.changes === looked;
  });

/** Whether it may be scheduled: of two launches with one page, the first one due would decide about the other. */
export const mayPlan = (launch: ModelLaunch, all: readonly ModelLaunch[]): boolean =>
  !launch.isPublished &&
  all.every(
    (other) =>
      other === launch ||
      other.isPublished ||
      other.publishAt === null ||
      !other.entries.some(({ page }) => launch.entries.some((entry) => entry.page === page)),
  );

/** All of it goes live. */
export function goLiveTogether(launch: ModelLaunch, now: number): void {
  for (const { page, to, looked } of launch.entries) {
    if (to === null) leaveSite(page);
    else if (looked === undefined) goLive(page, to, now);
    else {
      goLive(page, to, now);
      page.open = null;
    }
  }
  launch.isPublished = true;
  launch.isMissed = false;
}

/** Due launches have gone live by now, or missed their time as a whole. */
export function lookAfterLaunches(all: readonly ModelLaunch[], now: number, isSuspended: boolean): void {
  for (const launch of all) {
    const { publishAt, isMissed, isPublished } = launch;
    if (publishAt === null || publishAt > now || isMissed || isPublished) continue;
    if (isSuspended || now - publishAt >= latest || !mayGo(launch)) launch.isMissed = true;
    else goLiveTogether(launch, now);
  }
}
