import type { PageListRow } from '@galley/shared/schemas/page';

/**
 * What schedules promise, in plain objects: written from the promise and without a line of the product. Times are
 * minutes. A page has a live version or none, at most one open version, and a plan for each of the two.
 */
export interface ModelPage {
  live: number | null;
  open: { id: number; status: 'draft' | 'pending' } | null;
  last: number;
  isDeleted: boolean;
  /** When the open version goes live and leaves the site again. */
  plan: { publishAt: number; takeDownAt: number | null; isMissed: boolean } | null;
  /** When the live version leaves the site. */
  takeDown: { at: number; isMissed: boolean } | null;
  /** How often each version went live. */
  published: Map<number, number>;
  missed: number;
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
] as const satisfies readonly string[];
export type PageAct = (typeof pageActs)[number];

/** So many minutes late something is still done. */
const latest = 60;

export function newPage(): ModelPage {
  const page = { last: 1, isDeleted: false, plan: null, takeDown: null, missed: 0 };
  return { ...page, live: 1, open: null, published: new Map([[1, 1]]) };
}

/** Whether something may be done with a page. */
export function may(page: ModelPage, act: PageAct): boolean {
  const { open, live, isDeleted, plan, takeDown } = page;
  if (act === 'restorePage') return isDeleted;
  if (act === 'cancelOpen') return plan !== null;
  if (act === 'cancelLive') return takeDown !== null;
  if (isDeleted) return false;
  if (act === 'createDraft') return open === null;
  if (act === 'submitDraft' || act === 'deleteDraft') return open?.status === 'draft';
  if (act === 'unpublish' || act === 'scheduleEnd') return live !== null;
  if (act === 'deletePage' || act === 'renamePage') return true;
  return open?.status === 'pending';
}

/** Does it. @param at for a schedule, @param end when the version leaves the site, or null */
export function apply(page: ModelPage, act: PageAct, now: number, at: number, end: number | null): void {
  const { open } = page;
  switch (act) {
    case 'createDraft':
      page.last += 1;
      page.open = { id: page.last, status: 'draft' };
      break;
    case 'submitDraft':
      if (open) open.status = 'pending';
      break;
    case 'recallDraft':
    case 'rejectDraft':
      if (open) open.status = 'draft';
      page.plan = null;
      break;
    case 'deleteDraft':
      page.open = null;
      break;
    case 'publishDraft':
      goLive(page, now);
      break;
    case 'unpublish':
      page.live = null;
      page.takeDown = null;
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
      break;
  }
}

function goLive(page: ModelPage, now: number): void {
  const { open, plan } = page;
  if (!open) return;
  page.live = open.id;
  page.published.set(open.id, (page.published.get(open.id) ?? 0) + 1);
  page.takeDown = plan?.takeDownAt && plan.takeDownAt > now ? { at: plan.takeDownAt, isMissed: false } : null;
  page.open = null;
  page.plan = null;
}

/** All that is due by now is done, or has missed its time. */
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
    // The version for which it was planned is no longer live.
    if (!plan) continue;
    const isOver = !isEnd && Boolean(page.plan?.takeDownAt && page.plan.takeDownAt <= now);
    if (isSuspended || page.isDeleted || now - at > latest || isOver) {
      plan.isMissed = true;
      page.missed += 1;
    } else if (isEnd) {
      page.live = null;
      page.takeDown = null;
    } else {
      goLive(page, now);
    }
  }
}

/** The status that the page list shows. */
export function statusOf({ isDeleted, open, live }: ModelPage): PageListRow['versionStatus'] {
  if (isDeleted) return 'Deleted';
  if (open?.status === 'pending') return 'pending';
  if (live !== null) return 'live';
  return open ? 'draft' : '';
}
