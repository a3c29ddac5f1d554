import { conflict } from '../core/errors';
import type { PageRecord, VersionRecord } from '../core/records';

const reservedActions =
  /^\s*(created draft|deleted draft|submitted|rejected|published|unpublished|deleted page|restored page)\b/i;

/** Whether a free text could pass for an entry of the workflow. */
export function looksLikeTransition(action: string): boolean {
  return reservedActions.test(action);
}

/** Whether a page may get a draft. @throws 409 saying what is in the way. */
export function requireNoOpenVersion(page: PageRecord): void {
  if (page.isExternal) throw conflict('An external page has no versions.');
  if (page.isDeleted) throw conflict('This page is deleted. Restore it first.');
  if (page.openVersionId !== null) {
    const state = page.openStatus === 'pending' ? 'pending review' : 'a draft';
    throw conflict(`V${page.openVersionId} is ${state} already. Reload the page to see it.`);
  }
}

/**
 * The version that a transition is about.
 * @throws 409 where there is none, another one was meant, or it is in another state.
 */
export function requireOpen(
  page: PageRecord,
  newest: VersionRecord | undefined,
  status: 'draft' | 'pending',
  named: number | null,
): VersionRecord {
  if (page.isDeleted) throw conflict('This page is deleted. Restore it first.');
  const isOpen = newest && newest.versionId === page.openVersionId && newest.status === status;
  if (!isOpen) throw conflict(`There is no ${status} version on this page any more. Reload the page.`);
  if (named !== null && named !== newest.versionId) {
    throw conflict(`V${named} is not the ${status} version of this page; V${newest.versionId} is.`);
  }
  return newest;
}
