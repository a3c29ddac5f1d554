import { goLive, leaveSite, type ModelPage } from './model';

/** What a launch makes of one page. */
interface ModelEntry {
  page: ModelPage;
  /** The version that goes live; null where the page leaves the site. */
  to: number | null;
  /** What has to be live for that, still. */
  live: number | null;
  /** How often the version had been changed when someone looked at it; absent where it was live before. */
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

/** From so many minutes on a launch is begun no more. */
const latest = 60;

const begun = (id: number, entries: ModelEntry[]): ModelLaunch => ({
  id,
  publishAt: null,
  isMissed: false,
  isPublished: false,
  entries,
});

/** A launch of the open versions of pages, as they are now. */
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

/** One that takes back what another has published: `live` of its entries is what it replaced. */
export const newRollBack = (id: number, { entries }: ModelLaunch): ModelLaunch =>
  begun(
    id,
    entries.map(({ page, to, live }) => ({ page, to: live, live: to })),
  );

/** Whether a launch goes live as everything is: all of it does, or nothing. */
export const mayGo = ({ isPublished, entries }: ModelLaunch): boolean =>
  !isPublished &&
  entries.every(({ page, to, live, looked }) => {
    if (page.isDeleted || page.live !== live) return false;
    if (looked === undefined) return true;
    return page.open?.id === to && page.open.status === 'pending' && page.open.changes === looked;
  });

/** Whether it may get a time: of two launches with one page, what is due first would decide about the other. */
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

/** What is due of the launches by now went live, or has missed its time as a whole. */
export function lookAfterLaunches(all: readonly ModelLaunch[], now: number, isSuspended: boolean): void {
  for (const launch of all) {
    const { publishAt, isMissed, isPublished } = launch;
    if (publishAt === null || publishAt > now || isMissed || isPublished) continue;
    if (isSuspended || now - publishAt >= latest || !mayGo(launch)) launch.isMissed = true;
    else goLiveTogether(launch, now);
  }
}
