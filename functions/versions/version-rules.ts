import { required } from '@galley/shared/required';
import type { PageRecord } from '../core/entities/page';
import type { VersionRecord } from '../core/entities/version';
import { conflict, notFound } from '../core/errors';
import { isHomePage, type PageTree } from '../core/pages/page-tree';
import { requireNoLaunch } from '../core/release/live-launch';

const reservedActions =
  /^\s*(created draft|deleted draft|submitted|recalled|rejected|went on|scheduled|unscheduled|overdue|published|unpublished|deleted a comment|deleted page|restored page)\b/i;

/** Whether a free text could be mistaken for an entry of the workflow. */
export function looksLikeTransition(action: string): boolean {
  return reservedActions.test(action);
}

/**
 * Checks that a page may get a draft.
 * @throws 409 saying what prevents it
 */
export function requireNoOpenVersion(page: PageRecord): void {
  requireNoLaunch(page);
  if (page.isExternal) throw conflict('An external page has no versions.');
  if (page.isDeleted) throw conflict('This page is deleted. Restore it first.');
  if (page.openVersionId !== null) {
    const state = page.openStatus === 'pending' ? 'pending review' : 'a draft';
    throw conflict(`V${page.openVersionId} is ${state} already. Reload the page to see it.`);
  }
}

/**
 * The version that a transition refers to.
 * @throws 409 where there is none, it is another version, or it is in another state
 */
export function requireOpen(
  page: PageRecord,
  newest: VersionRecord | undefined,
  status: 'draft' | 'pending',
  named: number | null,
): VersionRecord {
  requireNoLaunch(page);
  if (page.isDeleted) throw conflict('This page is deleted. Restore it first.');
  const isOpen = newest && newest.versionId === page.openVersionId && newest.status === status;
  if (!isOpen) throw conflict(`There is no ${status} version on this page any more. Reload the page.`);
  if (named !== null && named !== newest.versionId) {
    throw conflict(`V${named} is not the ${status} version of this page; V${newest.versionId} is.`);
  }
  return newest;
}

/** @throws 409 where the pending version is not the one that was reviewed */
export function requireReviewed(pending: VersionRecord, revision: number | undefined): void {
  if (revision === undefined || revision === pending.revision) return;
  throw conflict(`V${pending.versionId} was changed since you opened it. Reload the page and look again.`);
}

/**
 * The version to make live again.
 * @throws 404 where there is none, 409 where it is not a backup
 */
export function requireBackup(
  page: PageRecord,
  version: VersionRecord | undefined,
  versionId: number,
): VersionRecord {
  if (!version) throw notFound(`V${versionId} of this page`);
  if (page.isDeleted) throw conflict('This page is deleted. Restore it first.');
  // The two were read in parallel: the version may have gone live between the reads.
  const isLive = version.status === 'live' || page.liveVersionId === versionId;
  if (isLive) throw conflict(`V${versionId} is live already.`);
  if (version.status !== 'backup') {
    throw conflict(`V${versionId} was never live. Only a version that was live can be made live again.`);
  }
  return version;
}

/**
 * The page and the version to take down.
 * @throws 404, or 409 where there is nothing to take down
 */
export function requireLive(tree: PageTree, pageId: number): { page: PageRecord; versionId: number } {
  const page = required(tree.page(pageId), () => notFound('This page'));
  if (page.isExternal) throw conflict('An external page has no versions.');
  if (page.isDeleted) throw conflict('This page is deleted: visitors do not see it.');
  const hiddenBy = tree.deletedAncestorOf(page);
  // Its path may belong to another page by now.
  if (hiddenBy) throw conflict(`'${hiddenBy.name}' above this page is deleted: visitors do not see either.`);
  if (isHomePage(page)) throw conflict('The home page cannot be unpublished.');
  if (page.liveVersionId === null) throw conflict('This page is not live. Reload the page.');
  return { page, versionId: page.liveVersionId };
}
