import { detailOf } from '@galley/shared/page-details';
import type { LaunchPageRecord } from '../../core/entities/launch';
import type { PageRecord } from '../../core/entities/page';
import type { VersionRecord } from '../../core/entities/version';
import type { PageTree } from '../../core/pages/page-tree';
import { conflictingDetails, detailsOfPage } from '../../core/pages/version-details';

/** What prevents a launch; `pageId` is 0 where it is not about a page. */
export interface LaunchProblem {
  pageId: number;
  pageName: string;
  reason: string;
}

/**
 * Why a page cannot go live now; undefined where it can.
 * @param dueAt the moment that the page is scheduled for by itself, if it goes live at that one
 */
export function problemOf(
  tree: PageTree,
  page: PageRecord | undefined,
  { what, versionId, revision, liveVersionId, details, ...entry }: LaunchPageRecord,
  version: VersionRecord | undefined,
  dueAt?: string,
): string | undefined {
  if (!page || page.isDeleted) return 'The page is deleted. Restore it, or remove it from the launch.';
  if (page.nextRun !== undefined && !page.nextRun.startsWith(`${entry.launchId}.`)) {
    return 'Another launch is publishing this page right now. Try again in a minute.';
  }
  const conflicts = conflictingDetails(
    detailsOfPage(tree, page),
    what === 'publish' ? version?.details : details,
  );
  const labels = conflicts.map((field) => detailOf(field).label).join(', ');
  if (what !== 'publish') {
    if (page.liveVersionId !== liveVersionId) {
      return 'Another version was published since. Remove the page from the launch to keep that one.';
    }
    if (page.takeDown && page.takeDown.takeDownAt !== dueAt) {
      return 'It has a time to leave the site. Cancel that first.';
    }
    if (what === 'takeDown' && page.friendlyUrl === '/') return 'The home page cannot be unpublished.';
    return labels && `The page was given another ${labels} since. Remove it from the launch to keep that.`
      ? `The page was given another ${labels} since. Remove it from the launch to keep that.`
      : undefined;
  }
  const name = `V${versionId}`;
  if (page.liveVersionId === versionId) return `${name} is live already. Remove the page from the launch.`;
  if (page.openVersionId !== versionId || !version)
    return `${name} is gone. Add the page again with its present version.`;
  if (page.liveVersionId !== liveVersionId) {
    return 'Another version was published since it was added. Look at the page, and add it again.';
  }
  if (version.revision !== revision) {
    return `${name} was changed since it was added. Look at it, and add the page again.`;
  }
  if (version.status === 'draft') return `${name} is still a draft. Submit it, and add the page again.`;
  if (page.schedule && page.schedule.publishAt !== dueAt) {
    return `${name} has a time of its own. Cancel that first.`;
  }
  if (labels) {
    return `The page was given another ${labels} since ${name} was written. Compare ${name} with what is live, and choose which of the two applies.`;
  }
  return undefined;
}

/** Whether adding the page now would give a different entry. */
export function isOutdated(
  page: PageRecord | undefined,
  { what, versionId, revision, liveVersionId }: LaunchPageRecord,
  version: VersionRecord | undefined,
): boolean {
  if (what !== 'publish' || !page || page.isDeleted || page.openVersionId === null) return false;
  const isSameVersion = page.openVersionId === versionId && version?.revision === revision;
  return !isSameVersion || page.liveVersionId !== liveVersionId;
}

const mostNamed = 5;

/** The refusals as one text. */
export function reasonOf(problems: readonly LaunchProblem[]): string {
  const sentences = problems
    .slice(0, mostNamed)
    .map(({ pageName, reason }) => (pageName === '' ? reason : `'${pageName}': ${reason}`));
  const more = problems.length - sentences.length;
  return [...sentences, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}
