import { detailOf } from '@galley/shared/page-details';
import type { PageRecord } from '../core/entities/page';
import type { DetailValues, VersionRecord } from '../core/entities/version';
import { conflict, HttpError } from '../core/errors';
import { pageDetails, requireAncestors } from '../core/pages/page-rules';
import type { PageTree } from '../core/pages/page-tree';
import {
  asPageForm,
  changesBetween,
  conflictingDetails,
  detailsOfPage,
  detailsOfVersion,
} from '../core/pages/version-details';
import { aroundPage } from '../core/release/page-change';
import type { PageChange, ReleasePlan } from '../core/release/release-plan';
import type { ReleaseState } from '../core/release/release-state';
import { type PartOfSite, type Site, treeOf } from '../core/release/site';

/** The state that a release of a page's version is based on. */
export interface PageOfSite {
  site: Site | PartOfSite;
  page: PageRecord;
  release: ReleaseState;
}

type Around = Pick<ReleasePlan, 'site' | 'writes' | 'jobs' | 'reservedUnder' | 'leftBehind'>;
type PathCondition = NonNullable<ReleasePlan['bodies']>[number]['reservation'];

/** The page after a release, with the consequences of its details. */
export interface DetailedPage {
  change: PageChange;
  /** The page's details before the release, for the version that stops being live, and after it. */
  before: DetailValues;
  after: DetailValues;
  reservation: PathCondition;
  around: Around;
}

/**
 * Applies details to a page together with its version. They are checked like those of the page form, against
 * the current site.
 * @throws 409 saying what prevents it
 */
export async function withDetails(
  context: Parameters<typeof aroundPage>[0],
  { site: known, page, release }: PageOfSite,
  { set, unchanged = [] }: Omit<PageChange, 'before'>,
  wanted: DetailValues,
): Promise<DetailedPage> {
  const tree = treeOf(known);
  const before = detailsOfPage(tree, page);
  const changes = changesBetween(before, wanted);
  const pageChange = { before: page, set, unchanged };
  if (!changes) return { change: pageChange, before, after: before, reservation: undefined, around: {} };
  const details = asState(() => {
    requireAncestors(tree, page);
    return pageDetails(tree, asPageForm(tree, wanted), page);
  });
  const whole = { ...set, ...details };
  const place = { site: known, page, set: whole, release, after: changes.after?.to };
  const { reservation, ...around } = await aroundPage(context, place);
  const ordered = around.site ? tree.withOrders(around.site.orders) : tree;
  const after = { ...page, ...whole };
  return {
    // A page must not be created under this one while its path is changing.
    change: { ...pageChange, set: whole, unchanged: [...unchanged, 'treeRevision'] },
    before,
    after: detailsOfPage(ordered.withUpdated(after), after),
    reservation,
    around,
  };
}

/** The details were valid when they were saved, so errors now come from the state of the site. */
function asState<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) throw conflict(error.message, error.details);
    throw error;
  }
}

/**
 * The page details that a version publishes.
 * @throws 409 where the page's details have changed since the version was written
 */
export function detailsToPublish({ site, page }: PageOfSite, version: VersionRecord): DetailValues {
  const tree = treeOf(site);
  requireNoConflict(tree, page, version);
  return detailsOfVersion(tree, page, version);
}

/** @throws 409 where the page's details have changed since the version was written */
export function requireNoConflict(tree: PageTree, page: PageRecord, version: VersionRecord): void {
  const fields = conflictingDetails(detailsOfPage(tree, page), version.details);
  if (fields.length === 0) return;
  const labels = fields.map((field) => detailOf(field).label).join(', ');
  throw conflict(
    `The page was given another ${labels} since V${version.versionId} was written. Nothing was published: compare V${version.versionId} with what is live, and choose which of the two applies.`,
  );
}
