import { type DetailField, detailFields, detailOf, fillOwnDetails } from '@galley/shared/page-details';
import type { CreatePage } from '@galley/shared/schemas/page';
import type { PageRecord } from '../entities/page';
import type { DetailChanges, DetailValues, VersionRecord } from '../entities/version';
import type { PageDetails } from './page-rules';
import { type PageTree, parentIdOf } from './page-tree';
import { placeUnder } from './placement-rules';

type Version = Pick<VersionRecord, 'status' | 'details' | 'liveDetails'>;

/**
 * The details that a version kept while it was live, with those that later releases added; undefined where it
 * kept none.
 */
const keptDetails = ({ liveDetails }: Pick<Version, 'liveDetails'>): DetailValues | undefined =>
  liveDetails && { ...liveDetails, ...fillOwnDetails(liveDetails) };

/** The current details of a page. */
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
 * The details of a version: an open version applies its changes to the page's details, a live one has the
 * page's own, and a backup those with which it was last live. A backup from before these were kept has the
 * page's current ones.
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
  // An entry that is new under its parent comes last.
  const entries = tree.menuChildPagesOf(wanted.under).filter(({ id }) => id !== page.id);
  return { ...wanted, after: wanted.showOnMenu ? (entries.at(-1)?.id ?? 0) : now.after };
}

/** The pages that a version's details refer to: parents and preceding siblings, present or past. */
export function pagesNamedBy({ details = {}, liveDetails }: Partial<Version> = {}): number[] {
  const proposed = [details.under, details.after].flatMap((change) =>
    change ? [change.from, change.to] : [],
  );
  return liveDetails ? [...proposed, liveDetails.under, liveDetails.after] : proposed;
}

/**
 * The changes that lead from the current details to these; undefined where they are equal. A conflict with an
 * earlier proposal remains as long as its detail is not changed: changing another detail does not resolve it.
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
 * The details whose value on the page has changed since a version proposed to change them. The position among
 * siblings never conflicts: it is applied to the current order.
 */
export function conflictingDetails(now: DetailValues, changes: DetailChanges = {}): DetailField[] {
  return detailFields.filter((field) => {
    const change = changes[field];
    return change && field !== 'after' && now[field] !== change.from && now[field] !== change.to;
  });
}

/** The details that restoring an old version brings back, including its position only on request. */
export function detailsBroughtBack(now: DetailValues, version: Version, withPlace: boolean): DetailValues {
  const before = keptDetails(version);
  if (!before) return now;
  const kept = detailFields.filter((field) => detailOf(field).isPlace && !withPlace);
  return { ...before, ...Object.fromEntries(kept.map((field) => [field, now[field]])) };
}

/** The page's record with these details; the pages above it may no longer exist. */
export function asRecord(
  tree: PageTree,
  page: PageRecord,
  { under, after: _after, ...details }: DetailValues,
): PageRecord {
  return { ...page, ...details, ...placeUnder(tree, under) };
}

/** The details in the format of the page form. */
export function asPageForm(tree: PageTree, { under, after: _after, ...details }: DetailValues): CreatePage {
  return { ...details, ...placeUnder(tree, under), isExternal: false, openType: null };
}

/**
 * The details that a form requests, after applying the rules. A form without a position among siblings leaves
 * it unchanged.
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
