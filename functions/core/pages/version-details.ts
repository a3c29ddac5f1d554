import { type DetailField, detailFields, detailOf, fillOwnDetails } from '@galley/shared/page-details';
import type { CreatePage } from '@galley/shared/schemas/page';
import type { PageRecord } from '../entities/page';
import type { DetailChanges, DetailValues, VersionRecord } from '../entities/version';
import type { PageDetails } from './page-rules';
import { type PageTree, parentIdOf } from './page-tree';
import { placeUnder } from './placement-rules';

type Version = Pick<VersionRecord, 'status' | 'details' | 'liveDetails'>;

/** With what later releases added to details; undefined where a version kept none. */
const keptDetails = ({ liveDetails }: Pick<Version, 'liveDetails'>): DetailValues | undefined =>
  liveDetails && { ...liveDetails, ...fillOwnDetails(liveDetails) };

/** A page's details as they hold now. */
export function detailsOfPage(tree: PageTree, page: PageRecord): DetailValues {
  return {
    name: page.name,
    friendlyUrl: page.friendlyUrl,
    under: parentIdOf(page),
    after: tree.entryBefore(page),
    showOnMenu: page.showOnMenu,
    allowNavigation: tree.allowsNavigation(page),
    scoTitle: page.scoTitle,
    scoMetaDescription: page.scoMetaDescription,
    scoMetaKeywords: page.scoMetaKeywords,
    noIndex: page.noIndex ?? false,
    ...fillOwnDetails(page),
  };
}

/**
 * The details that a version has: what is open changes some of the page's, what is live has the page's own, and a
 * backup those with which it left the site. One from before there was that has the page's as they are.
 */
export function detailsOfVersion(tree: PageTree, page: PageRecord, version: Version): DetailValues {
  const now = detailsOfPage(tree, page);
  if (version.status === 'backup') return keptDetails(version) ?? now;
  return version.status === 'live' ? now : withChanges(tree, page, now, version.details);
}

function withChanges(
  tree: PageTree,
  page: PageRecord,
  now: DetailValues,
  changes: DetailChanges = {},
): DetailValues {
  const changed = Object.entries(changes).flatMap(([field, change]) => (change ? [[field, change.to]] : []));
  const wanted: DetailValues = { ...now, ...Object.fromEntries(changed) };
  const isNewThere = wanted.under !== now.under || (wanted.showOnMenu && !now.showOnMenu);
  if (!isNewThere || changes.after) return wanted;
  // What is new among menu entries comes last.
  const entries = tree.menuChildPagesOf(wanted.under).filter(({ id }) => id !== page.id);
  return { ...wanted, after: wanted.showOnMenu ? (entries.at(-1)?.id ?? 0) : now.after };
}

/** The pages that a version's details name: what its page is to stand under and after, or did. */
export function pagesNamedBy({ details = {}, liveDetails }: Partial<Version> = {}): number[] {
  const proposed = [details.under, details.after].flatMap((change) =>
    change ? [change.from, change.to] : [],
  );
  return liveDetails ? [...proposed, liveDetails.under, liveDetails.after] : proposed;
}

/**
 * What makes these details of those that hold now; undefined where they are the same. A conflict with what was proposed
 * before stays one as long as nothing else is proposed: no one has decided it by changing another detail.
 */
export function changesBetween(
  now: DetailValues,
  wanted: DetailValues,
  proposed: DetailChanges = {},
): DetailChanges | undefined {
  const open = conflictingDetails(now, proposed).filter((field) => proposed[field]?.to === wanted[field]);
  const changed = detailFields
    .filter((field) => now[field] !== wanted[field])
    .map((field) => [
      field,
      open.includes(field) ? proposed[field] : { from: now[field], to: wanted[field] },
    ]);
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/**
 * The details that someone gave the page another value since a version changed them. Where a page stands among its
 * neighbours is none of them: it is applied to the order of the day.
 */
export function conflictingDetails(now: DetailValues, changes: DetailChanges = {}): DetailField[] {
  return detailFields.filter((field) => {
    const change = changes[field];
    return change && field !== 'after' && now[field] !== change.from && now[field] !== change.to;
  });
}

/** What an old version brings back: what it says, and where it stands only when that is asked for. */
export function detailsBroughtBack(now: DetailValues, version: Version, withPlace: boolean): DetailValues {
  const before = keptDetails(version);
  if (!before) return now;
  const kept = detailFields.filter((field) => detailOf(field).isPlace && !withPlace);
  return { ...before, ...Object.fromEntries(kept.map((field) => [field, now[field]])) };
}

/** The page as it is with these details; pages above it may be gone by now. */
export function asRecord(
  tree: PageTree,
  page: PageRecord,
  { under, after: _after, ...details }: DetailValues,
): PageRecord {
  return { ...page, ...details, ...placeUnder(tree, under) };
}

/** The same as a page form sends them. */
export function asPageForm(tree: PageTree, { under, after: _after, ...details }: DetailValues): CreatePage {
  return { ...details, ...placeUnder(tree, under), isExternal: false, openType: null };
}

/**
 * The details that a form asks for, as the rules leave them. Where it says nothing of the place among its neighbours,
 * that stays what it is.
 */
export function formDetails(
  tree: PageTree,
  page: PageRecord,
  details: PageDetails,
  after: number | null,
): DetailValues {
  const wanted = detailsOfPage(tree, { ...page, ...details });
  const stands = details.showOnMenu ? after : null;
  return { ...wanted, after: stands ?? tree.entryBefore(page) };
}
