import { detailOf } from '@galley/shared/page-details';
import type { PageRecord } from '../core/entities/page';
import type { DetailValues, VersionRecord } from '../core/entities/version';
import { conflict, HttpError } from '../core/errors';
import { pageDetails, requireAncestors } from '../core/pages/page-rules';
import { PageTree } from '../core/pages/page-tree';
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
import { type PartOfSite, type Site, treeOf, wholeSite } from '../core/release/site';

/** What a release that changes a version of a page starts from. */
export interface PageOfSite {
  site: Site | PartOfSite;
  page: PageRecord;
  release: ReleaseState;
}

type Around = Pick<ReleasePlan, 'site' | 'writes' | 'jobs' | 'claimedUnder' | 'leftBehind'>;
type Claim = NonNullable<ReleasePlan['bodies']>[number]['claim'];

/** The page as a release leaves it, with what its details change around it. */
export interface DetailedPage {
  change: PageChange;
  /** The page's details before the release, for the version that leaves the site, and after it. */
  before: DetailValues;
  after: DetailValues;
  claim: Claim;
  around: Around;
}

/**
 * Gives a page these details together with its version. They are looked at as the page form's are, as the site is now.
 * @throws 409 saying what is in the way
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
  if (!changes) return { change: pageChange, before, after: before, claim: undefined, around: {} };
  const details = asState(() => {
    requireAncestors(tree, page);
    return pageDetails(tree, asPageForm(tree, wanted), page);
  });
  const whole = { ...set, ...details };
  const place = { site: known, page, set: whole, release, after: changes.after?.to };
  const { claim, ...around } = await aroundPage(context, place);
  const ordered = around.site ? new PageTree(wholeSite(known).pages, around.site.orders) : tree;
  const after = { ...page, ...whole };
  return {
    // Anyone who creates a page under this one must not meet a path that is about to change.
    change: { ...pageChange, set: whole, unchanged: [...unchanged, 'treeRevision'] },
    before,
    after: detailsOfPage(ordered.withInstead(after), after),
    claim,
    around,
  };
}

/** The form was right when it was saved: what is wrong with it now is the state of the site. */
function asState<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) throw conflict(error.message, error.details);
    throw error;
  }
}

/** What a version makes of its page's details. @throws 409 where the page was given others since the version was written */
export function detailsToPublish({ site, page }: PageOfSite, version: VersionRecord): DetailValues {
  const tree = treeOf(site);
  requireNoConflict(tree, page, version);
  return detailsOfVersion(tree, page, version);
}

/** @throws 409 where the page was given other details since the version was written */
export function requireNoConflict(tree: PageTree, page: PageRecord, version: VersionRecord): void {
  const fields = conflictingDetails(detailsOfPage(tree, page), version.details);
  if (fields.length === 0) return;
  const labels = fields.map((field) => detailOf(field).label).join(', ');
  throw conflict(
    `The page was given another ${labels} since V${version.versionId} was written. Nothing was published: compare V${version.versionId} with what is live, and choose which of the two applies.`,
  );
}
