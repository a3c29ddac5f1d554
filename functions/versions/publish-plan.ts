import type { CompanyScope } from '../core/company-scope';
import type { PageRecord, TakeDown } from '../core/entities/page';
import type { ComponentRecord, VersionRecord } from '../core/entities/version';
import type { ReleasePlan } from '../core/release/release-plan';
import type { Site } from '../core/release/site';
import { type Act, makeLive } from './make-live';
import { notificationJob, notificationRecipients } from './notify-of-version';

interface Publication {
  site: Site;
  page: PageRecord;
  pending: VersionRecord;
  components: readonly ComponentRecord[];
}

/** What makes a pending version live, by hand or at its time: the pointers, the rendered page, the log and the mails. */
export function publishPlan(
  scope: CompanyScope,
  { site, page, pending, components }: Publication,
  act: Act,
): ReleasePlan {
  const { email, comments, now } = act;
  const { versionId } = pending;
  const actor = { email, companyName: site.company.name };
  const recipients = notificationRecipients(pending, site.settings?.adminVersionUpdateEmails);
  return {
    pages: [
      {
        before: page,
        set: {
          liveVersionId: versionId,
          openVersionId: null,
          openStatus: null,
          schedule: undefined,
          takeDown: takeDownAfter(page, versionId, now),
        },
        unchanged: ['openVersionId', 'openStatus', 'isDeleted', 'scheduleRevision'],
      },
    ],
    ...makeLive(scope, page, pending, components, act),
    jobs: [notificationJob(scope, 'published', page, pending, actor, comments, recipients, now)],
  };
}

/** What was planned for the version that becomes live; a plan for the one that was live ends with it. */
function takeDownAfter({ schedule }: PageRecord, versionId: number, now: Date): TakeDown | undefined {
  if (schedule?.versionId !== versionId) return undefined;
  const { takeDownAt, timeZone, email, setAt } = schedule;
  if (!takeDownAt || takeDownAt <= now.toISOString()) return undefined;
  return { versionId, takeDownAt, timeZone, email, setAt };
}
