import type { PageListRow } from '@galley/shared/schemas/page';

/**
 * The promises of schedules as plain objects, written independently of the product's code. Times are minutes. A page
 * has a live version or none, at most one open version, and a schedule for each of the two, or it goes live with
 * launches.
 */
export interface ModelPage {
  live: number | null;
  /** `changes` shows whether it is still the reviewed state. */
  open: { id: number; status: 'draft' | 'pending'; changes: number } | null;
  last: number;
  /** Versions that were live, in the order in which they were replaced. */
  backups: number[];
  isDeleted: boolean;
  /** When the open version goes live and leaves the site again. */
  plan: { publishAt: number; takeDownAt: number | null; isMissed: boolean } | null;
  /** When the live version leaves the site. */
  takeDown: { at: number; isMissed: boolean } | null;
  /** For each version when visitors see its timed section; null where it has none. */
  windows: Map<number, Window>;
  /** How often each version went live. */
  published: Map<number, number>;
  missed: number;
}

export interface Window {
  from: number | null;
  until: number | null;
}

export const pageActs = [
  'createDraft',
  'submitDraft',
  'recallDraft',
  'rejectDraft',
  'deleteDraft',
  'publishDraft',
  'unpublish',
  'scheduleOpen',
  'scheduleEnd',
  'cancelOpen',
  'cancelLive',
  'deletePage',
  'restorePage',
  'renamePage',
  'movePage',
  'restoreVersion',
  'timeSection',
] as const satisfies readonly string[];
export type PageAct = (typeof pageActs)[number];

/** The actions that give a page a schedule of its own; a page of a launch has none. */
const planActs: readonly PageAct[] = ['scheduleOpen', 'scheduleEnd', 'cancelOpen', 'cancelLive'];
export const pageActsWithoutPlan = pageActs.filter((act) => !planActs.includes(act));

/**
 * From this many minutes on a schedule is too late; actions happen in the middle of a minute, so the hour is over.
 */
const latest = 60;

export function newPage(): ModelPage {
  const page = { last: 1, isDeleted: false, backups: [], plan: null, takeDown: null, missed: 0 };
  return { ...page, live: 1, open: null, windows: new Map(), published: new Map([[1, 1]]) };
}

/** Whether an action is allowed on a page. */
export function may(page: ModelPage, act: PageAct): boolean {
  const { open, live, isDeleted, plan, takeDown } = page;
  if (act === 'restorePage') return isDeleted;
  if (act === 'cancelOpen') return plan !== null;
  if (act === 'cancelLive') return takeDown !== null;
  // A draft may be changed while its page is deleted, since it is not visible before the page is back.
  if (act === 'timeSection') return open?.status === 'draft';
  if (isDeleted) return false;
  if (act === 'createDraft') return open === null;
  if (act === 'submitDraft' || act === 'deleteDraft') return open?.status === 'draft';
  if (act === 'unpublish' || act === 'scheduleEnd') return live !== null;
  if (act === 'restoreVersion') return page.backups.length > 0;
  if (act === 'deletePage' || act === 'renamePage' || act === 'movePage') return true;
  return open?.status === 'pending';
}

/** Applies an action. @param at for a schedule, @param end when the version leaves the site, or null */
export function apply(page: ModelPage, act: PageAct, now: number, at: number, end: number | null): void {
  const { open } = page;
  switch (act) {
    case 'createDraft':
      page.last += 1;
      copyWindow(page);
      page.open = { id: page.last, status: 'draft', changes: 0 };
      break;
    case 'timeSection':
      if (open) page.windows.set(open.id, windowOf(at, end));
      break;
    case 'submitDraft':
      if (open) page.open = { ...open, status: 'pending', changes: open.changes + 1 };
      break;
    case 'recallDraft':
    case 'rejectDraft':
      if (open) page.open = { ...open, status: 'draft', changes: open.changes + 1 };
      page.plan = null;
      break;
    case 'deleteDraft':
      page.open = null;
      break;
    case 'publishDraft':
      publishOpen(page, now);
      break;
    case 'unpublish':
      leaveSite(page);
      break;
    case 'restoreVersion':
      goLive(page, page.backups.at(-1) ?? 0, now);
      break;
    case 'scheduleOpen':
      page.plan = { publishAt: at, takeDownAt: end, isMissed: false };
      break;
    case 'scheduleEnd':
      page.takeDown = { at, isMissed: false };
      break;
    case 'cancelOpen':
      page.plan = null;
      break;
    case 'cancelLive':
      page.takeDown = null;
      break;
    case 'deletePage':
    case 'restorePage':
      page.isDeleted = act === 'deletePage';
      break;
    case 'renamePage':
    case 'movePage':
      break;
  }
}

/** The times that a user enters: a start and an end, or one of the two. */
export function windowOf(at: number, end: number | null): Window {
  if (end === null) return { from: at, until: null };
  // By the length, not by the minute itself: which cases occur is the same at whatever time the test runs.
  return { from: (end - at) % 2 === 0 ? at : null, until: end };
}

/** A draft starts as a copy of the live version, else of the newest one. */
function copyWindow({ live, backups, last, windows }: ModelPage): void {
  const copied = windows.get(live ?? Math.max(...backups));
  if (copied) windows.set(last, copied);
}

/** Whether visitors of a page see its timed section; null where it has none. */
export function showsTimed({ live, windows }: ModelPage, now: number): boolean | null {
  const window = windows.get(live ?? 0);
  return window ? (window.from ?? now) <= now && now < (window.until ?? now + 1) : null;
}

function publishOpen(page: ModelPage, now: number): void {
  if (!page.open) return;
  goLive(page, page.open.id, now, page.plan?.takeDownAt);
  page.open = null;
  page.plan = null;
}

/** @param end when it leaves the site again */
export function goLive(page: ModelPage, id: number, now: number, end?: number | null): void {
  leaveSite(page);
  page.live = id;
  page.backups = page.backups.filter((backup) => backup !== id);
  page.published.set(id, (page.published.get(id) ?? 0) + 1);
  page.takeDown = end && end > now ? { at: end, isMissed: false } : null;
}

export function leaveSite(page: ModelPage): void {
  if (page.live !== null) page.backups.push(page.live);
  page.live = null;
  page.takeDown = null;
}

/** Everything that is due was done, or has missed its time. */
export function lookAfter(pages: readonly ModelPage[], now: number, isSuspended: boolean): void {
  const due = pages
    .flatMap((page, index) => [
      ...(page.plan && !page.plan.isMissed && page.plan.publishAt <= now
        ? [{ page, index, at: page.plan.publishAt, isEnd: false }]
        : []),
      ...(page.takeDown && !page.takeDown.isMissed && page.takeDown.at <= now
        ? [{ page, index, at: page.takeDown.at, isEnd: true }]
        : []),
    ])
    .sort(
      (one, other) => one.at - other.at || Number(one.isEnd) - Number(other.isEnd) || one.index - other.index,
    );
  for (const { page, at, isEnd } of due) {
    const plan = isEnd ? page.takeDown : page.plan;
    // The version that it was scheduled for is no longer live.
    if (!plan) continue;
    const isOver = !isEnd && Boolean(page.plan?.takeDownAt && page.plan.takeDownAt <= now);
    if (isSuspended || page.isDeleted || now - at >= latest || isOver) {
      plan.isMissed = true;
      page.missed += 1;
    } else if (isEnd) {
      leaveSite(page);
    } else {
      publishOpen(page, now);
    }
  }
}

/** The status in the page list. */
function statusOf({ isDeleted, open, live }: ModelPage): PageListRow['versionStatus'] {
  if (isDeleted) return 'Deleted';
  if (open?.status === 'pending') return 'pending';
  if (live !== null) return 'live';
  return open ? 'draft' : '';
}

/** What users and visitors see of a page. */
export function expectedOf(page: ModelPage, now: number) {
  const { open, live, plan, takeDown, missed } = page;
  const isVisible = live !== null && !page.isDeleted;
  return {
    status: statusOf(page),
    open: open && `V${open.id} ${open.status}`,
    live,
    isVisible,
    showsTimed: isVisible && showsTimed(page, now) === true,
    plan: plan && [plan.publishAt, plan.takeDownAt, plan.isMissed],
    takeDown: takeDown && [takeDown.at, takeDown.isMissed],
    missed,
  };
}
