import type { CompanyScope } from '../../core/company-scope';
import type { LaunchPageRecord } from '../../core/entities/launch';
import type { OrderRecord, PageOfLaunch, PageRecord } from '../../core/entities/page';
import type { DetailValues, VersionRecord } from '../../core/entities/version';
import { HttpError } from '../../core/errors';
import { pageDetails, requireAncestors } from '../../core/pages/page-rules';
import { pathTaken } from '../../core/pages/path-reservations';
import { asPageForm, asRecord, detailsOfPage, detailsOfVersion } from '../../core/pages/version-details';
import { orderOf } from '../../core/release/page-change';
import { type PartOfSite, type Site, treeOf, wholeSite, withPages } from '../../core/release/site';
import { takeDownAfter } from '../take-down-after';
import { orderChanged } from './launch-orders';
import type { PartsPlan, PlannedPart } from './launch-parts';
import { type LaunchPaths, pathsOf, touchedPages } from './launch-paths';
import { type LaunchProblem, problemOf } from './launch-problems';

/** One page of a launch, before and after it. */
export interface PlannedPage {
  entry: LaunchPageRecord;
  page: PageRecord;
  version: VersionRecord;
  before: DetailValues;
  after: DetailValues;
  /** Without the attributes that depend on the page's components. */
  next: PageOfLaunch;
}

export interface LaunchPlan extends LaunchPaths {
  problems: LaunchProblem[];
  planned: PlannedPage[];
  /** The parts of the site that go live along with the pages. */
  parts: PlannedPart[];
  /** The site after the launch. */
  after: Site | PartOfSite;
  /** The menu orders that change. */
  orders: OrderRecord[];
}

export interface LaunchContents {
  site: Site | PartOfSite;
  entries: readonly LaunchPageRecord[];
  /** The version of each entry, in the same order; undefined where it was deleted. */
  versions: readonly (VersionRecord | undefined)[];
  /** The changes to parts of the site; absent where the launch contains only pages. */
  parts?: PartsPlan;
  /** The moment that the pages are scheduled for one by one; absent for an ordinary launch. */
  dueAt?: string | undefined;
}

/**
 * The effect of a launch on a site, with all pages changing together: one page may take the path that another
 * leaves.
 */
export function planLaunch(
  scope: CompanyScope,
  { site: before, entries, versions, parts, dueAt }: LaunchContents,
  now: Date,
): LaunchPlan {
  const site = { ...before, ...parts?.site };
  const tree = treeOf(site);
  const problems: LaunchProblem[] = [...(parts?.problems ?? [])];
  const refuse = (pageId: number, reason: string) =>
    problems.push({ pageId, pageName: tree.page(pageId)?.name ?? `Page ${pageId}`, reason });
  const wanted = entries.flatMap((entry, index) => {
    const page = tree.page(entry.pageId);
    const version = versions[index];
    const reason = problemOf(tree, page, entry, version, dueAt);
    if (reason !== undefined || !page || !version) {
      refuse(entry.pageId, reason ?? 'The version is gone. Remove the page from the launch.');
      return [];
    }
    const details = entry.what === 'publish' ? version.details : entry.details;
    const proposed = { status: 'pending', ...(details && { details }) } as const;
    return [{ entry, page, version, proposed, details: detailsOfVersion(tree, page, proposed) }];
  });
  // Two steps, because the rules check each page against the others' new state.
  const together = tree.withUpdated(...wanted.map(({ page, details }) => asRecord(tree, page, details)));
  const changed = wanted.flatMap((one) => {
    const { page, details, entry } = one;
    try {
      requireAncestors(together, page);
      const isSame = JSON.stringify(details) === JSON.stringify(detailsOfPage(tree, page));
      const set = isSame ? {} : pageDetails(together, asPageForm(together, details), page);
      return [{ ...one, next: nextOf(one.page, entry, set, now) }];
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      refuse(page.id, error.message);
      return [];
    }
  });
  let after = withPages(
    site,
    changed.map(({ page, next }) => made(page, next)),
  );
  for (const { page, proposed, details, next } of inOrderOfPlaces(changed)) {
    const { after: stands, under, showOnMenu } = proposed.details ?? {};
    if (!stands && !under && !showOnMenu) continue;
    const order = orderOf({ page, set: next.set, after: stands && details.after }, treeOf(after), { scope });
    if (order) after = { ...wholeSite(after), orders: order.orders };
  }
  const future = treeOf(after);
  const planned = changed.map(({ entry, page, version, next }) => ({
    entry,
    page,
    version,
    next,
    before: detailsOfPage(tree, page),
    after: detailsOfPage(future, future.page(page.id) ?? page),
  }));
  const touched = touchedPages(tree, future, planned);
  for (const { page, taker, to } of touched) {
    if (taker) refuse(page.id, pathTaken(to, taker.name).message);
  }
  // With only part of the tree read, the launch does not change the order of pages.
  const [was, is] = 'tree' in site || 'tree' in after ? [[], []] : [site.orders, after.orders];
  const orders = is.filter((order) => orderChanged(was, order));
  return { problems, planned, parts: parts?.planned ?? [], after, orders, ...pathsOf(touched) };
}

/**
 * The pages that can go live together, and what prevents the others. The plan is made again without those,
 * since they may block a path or position.
 */
export function planWhatCanGo(
  scope: CompanyScope,
  contents: LaunchContents,
  now: Date,
): { plan: LaunchPlan; problems: LaunchProblem[] } {
  const problems: LaunchProblem[] = [];
  for (
    let going = contents.entries.map((entry, index) => ({ entry, version: contents.versions[index] }));
    ;
  ) {
    const entries = going.map(({ entry }) => entry);
    const versions = going.map(({ version }) => version);
    const plan = planLaunch(scope, { ...contents, entries, versions }, now);
    if (plan.problems.length === 0) return { plan, problems };
    problems.push(...plan.problems);
    const left = going.filter(({ entry }) => !plan.problems.some(({ pageId }) => pageId === entry.pageId));
    // A problem of a page that only moves along affects all pages.
    going = left.length < going.length ? left : [];
  }
}

function nextOf(
  page: PageRecord,
  { what, versionId }: LaunchPageRecord,
  details: Partial<PageRecord>,
  now: Date,
): PageOfLaunch {
  const pointers =
    what === 'publish'
      ? { liveVersionId: versionId, openVersionId: null, openStatus: null }
      : { liveVersionId: what === 'restore' ? versionId : null };
  const takeDown = what === 'publish' ? takeDownAfter(page, versionId, now) : undefined;
  const hasEnded = [
    ...(what === 'publish' && page.schedule ? ['schedule'] : []),
    ...(page.takeDown && !takeDown ? ['takeDown'] : []),
  ];
  return {
    set: { ...details, ...pointers, ...(takeDown && { takeDown }), changedAt: now.toISOString() },
    gone: hasEnded,
  };
}

const made = (page: PageRecord, { set }: PageOfLaunch): PageRecord => ({
  ...page,
  ...set,
  revision: page.revision + 1,
});

/** Sorts pages so that each comes after the page of the launch that it should follow on the menu. */
function inOrderOfPlaces<One extends { page: PageRecord; details: DetailValues }>(
  all: readonly One[],
): One[] {
  const left = new Map(all.map((one) => [one.page.id, one]));
  const ordered: One[] = [];
  const place = (one: One) => {
    if (!left.delete(one.page.id)) return;
    const before = left.get(one.details.after);
    if (before) place(before);
    ordered.push(one);
  };
  for (const one of all) place(one);
  return ordered;
}
