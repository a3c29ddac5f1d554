import { detailFields } from '@galley/shared/page-details';
import type { VersionDetails } from '@galley/shared/schemas/version';
import type { PageRecord } from '../entities/page';
import type { VersionRecord } from '../entities/version';
import { toPageResponse } from './page-response';
import type { PageTree } from './page-tree';
import { asRecord, conflictingDetails, detailsOfPage, detailsOfVersion } from './version-details';

/** Raised by every change of the page and of the version's proposed details: a save must name it. */
export function revisionOfDetails(
  page: Pick<PageRecord, 'revision'>,
  { detailsRevision = 0 }: Pick<VersionRecord, 'detailsRevision'>,
): number {
  return page.revision + detailsRevision;
}

/** The page details of a version, as the page form reads them. */
export function toVersionDetails(tree: PageTree, page: PageRecord, version: VersionRecord): VersionDetails {
  const now = detailsOfPage(tree, page);
  const details = detailsOfVersion(tree, page, version);
  const isOpen = version.status === 'draft' || version.status === 'pending';
  const isPlaced = !isOpen || version.details?.after !== undefined;
  const revision = revisionOfDetails(page, version);
  return {
    page: { ...toPageResponse(tree, asRecord(tree, page, details)), revision },
    after: isPlaced ? details.after : null,
    changed: detailFields.filter((field) => details[field] !== now[field]),
    conflicts: isOpen ? conflictingDetails(now, version.details) : [],
    isKnown: version.status !== 'backup' || version.liveDetails !== undefined,
    revision,
  };
}
