import { calendarWrite } from '../core/calendar-write';
import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import { liveEntity } from '../core/entities/version';
import { detailsOfPage } from '../core/pages/version-details';
import type { ReleasePlan } from '../core/release/release-plan';
import { type PartOfSite, type Site, treeOf } from '../core/release/site';
import { logActions, logEntry } from '../core/version-log';
import { type Act, retire } from './make-live';
import { notificationJob, notificationRecipients } from './notify-of-version';

/** The release that takes a live page down, by hand or on schedule. */
export function unpublishPlan(
  scope: CompanyScope,
  { site, page, versionId }: { site: Site | PartOfSite; page: PageRecord; versionId: number },
  act: Act,
): ReleasePlan {
  const { email, comments, now } = act;
  const { id: pageId, name: pageName } = page;
  const actor = { email, companyName: site.company.name };
  const recipients = notificationRecipients(undefined, site.settings?.adminVersionUpdateEmails);
  const note = { state: 'done', what: 'takeDown', pageId, pageName, versionId } as const;
  return {
    pages: [
      {
        before: page,
        set: { liveVersionId: null, takeDown: undefined, changedBy: email },
        unchanged: ['isDeleted', 'liveVersionId', 'scheduleRevision'],
      },
    ],
    withdrawn: [pageId],
    writes: [
      ...retire(scope, page, detailsOfPage(treeOf(site), page), act),
      { delete: liveEntity.key(scope, pageId) },
      logEntry(scope, pageId, { email, action: logActions.unpublished(versionId), comments }, now),
      calendarWrite(scope, note, now),
    ],
    jobs: [
      notificationJob(
        scope,
        'unpublished',
        { page, version: { versionId }, actor, comments, recipients },
        now,
      ),
    ],
  };
}
