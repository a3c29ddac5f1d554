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
import { type Refusal, refusalOf } from './launch-refusals';

/** One page of a launch, as it is and as it will be. */
export interface PlannedPage {
  entry: LaunchPageRecord;
  page: PageRecord;
  version: VersionRecord;
  before: DetailValues;
  after: DetailValues;
  /** Without what follows from the page's components. */
  next: PageOfLaunch;
}

export interface LaunchPlan extends LaunchPaths {
  refusals: Refusal[];
  planned: PlannedPage[];
  /** What goes live beside pages. */
  parts: PlannedPart[];
  /** The site as it will stand. */
  after: Site | PartOfSite;
  /** Those that will be others. */
  orders: OrderRecord[];
}

export interface LaunchContents {
  site: Site | PartOfSite;
  entries: readonly LaunchPageRecord[];
  /** The version of each entry, in the same order; undefined where it is gone. */
  versions: readonly (VersionRecord | undefined)[];
  /** What it makes of the site beside pages; absent where it holds pages only. */
  parts?: PartsPlan;
  /** The moment that the pages have planned, each by itself; absent for a launch, whose pages have no time of their own. */
  dueAt?: string | undefined;
}

/** What a launch makes of a site, all pages at once: what one of them leaves, another may take. */
export function planLaunch(
  scope: CompanyScope,
  { site: before, entries, versions, parts, dueAt }: LaunchContents,
  now: Date,
): LaunchPlan {
  const site = { ...before, ...parts?.site };
  const tree = treeOf(site);
  const refusals: Refusal[] = [...(parts?.refusals ?? [])];
  const refuse = (pageId: number, reason: string) =>
    refusals.push({ pageId, pageName: tree.page(pageId)?.name ?? `Page ${pageId}`, reason });
  const wanted = entries.flatMap((entry, index) => {
    const page = tree.page(entry.pageId);
    const version = versions[index];
    const reason = refusalOf(tree, page, entry, version, dueAt);
    if (reason !== undefined || !page || !version) {
      refuse(entry.pageId, reason ?? 'The version is gone. Remove the page from the launch.');
      return [];
    }
    const details = entry.what === 'publish' ? version.details : entry.details;
    const proposed = { status: 'pending', ...(details && { details }) } as const;
    return [{ entry, page, version, proposed, details: detailsOfVersion(tree, page, proposed) }];
  });
  // Two steps: the rules look at each page among the others as they will be.
  const together = tree.withInstead(...wanted.map(({ page, details }) => asRecord(tree, page, details)));
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
    const place = { site: after, page, set: next.set, after: stands && details.after };
    const order = orderOf(place, treeOf(after), { scope });
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
  // A part of the pages takes no order that is another one.
  const [was, is] = 'tree' in site || 'tree' in after ? [[], []] : [site.orders, after.orders];
  const orders = is.filter((order) => orderChanged(was, order));
  return { refusals, planned, parts: parts?.planned ?? [], after, orders, ...pathsOf(touched) };
}

/**
 * What can go live of these pages together, and what stands in the way of the others. Without those it is planned again,
 * since another page may find its path or its place taken then.
 */
export function planWhatCanGo(
  scope: CompanyScope,
  contents: LaunchContents,
  now: Date,
): { plan: LaunchPlan; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  for (
    let going = contents.entries.map((entry, index) => ({ entry, version: contents.versions[index] }));
    ;
  ) {
    const entries = going.map(({ entry }) => entry);
    const versions = going.map(({ version }) => version);
    const plan = planLaunch(scope, { ...contents, entries, versions }, now);
    if (plan.refusals.length === 0) return { plan, refusals };
    refusals.push(...plan.refusals);
    const left = going.filter(({ entry }) => !plan.refusals.some(({ pageId }) => pageId === entry.pageId));
    // What is in the way of a page that only moves along is in the way of all.
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

/** A page that is to stand after another one of the launch comes behind it. */
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
