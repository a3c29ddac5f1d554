import type { CompanyScope } from '../core/company-scope';
import type { ComponentRecord, VersionRecord } from '../core/entities/version';
import type { NewJob } from '../core/jobs';
import type { ReleasePlan } from '../core/release/release-plan';
import type { Table } from '../core/table';
import { type DetailedPage, detailsToPublish, type PageOfSite, withDetails } from './details-to-release';
import { type Act, makeLive } from './make-live';
import { notificationJob, notificationRecipients } from './notify-of-version';
import { takeDownAfter } from './take-down-after';

interface Publication extends PageOfSite {
  pending: VersionRecord;
  components: readonly ComponentRecord[];
}

/**
 * The release of a pending version, by hand or on schedule: pointers, page details, rendered page, log and
 * mails.
 */
export async function publishPlan(
  { table, scope }: { table: Table; scope: CompanyScope },
  { pending, components, ...of }: Publication,
  act: Act,
): Promise<ReleasePlan> {
  const { site, page } = of;
  const { email, comments, now } = act;
  const { versionId } = pending;
  const actor = { email, companyName: site.company.name };
  const recipients = notificationRecipients(pending, site.settings?.adminVersionUpdateEmails);
  const pointers = {
    liveVersionId: versionId,
    openVersionId: null,
    openStatus: null,
    schedule: undefined,
    takeDown: takeDownAfter(page, versionId, now),
    changedBy: email,
  };
  const detailed = await withDetails(
    { table, scope, now, session: { email } },
    of,
    { set: pointers, unchanged: ['openVersionId', 'openStatus', 'isDeleted', 'scheduleRevision'] },
    detailsToPublish(of, pending),
  );
  const named = { ...page, name: detailed.after.name };
  const event = { page: named, version: pending, actor, comments, recipients };
  const mail = notificationJob(scope, 'published', event, now);
  return releaseOf(detailed, makeLive(scope, detailed, pending, components, act), mail);
}

/** Combines a page's version, details and their consequences into one release. */
export function releaseOf(
  { change, around }: DetailedPage,
  { bodies, writes }: ReturnType<typeof makeLive>,
  mail: NewJob,
): ReleasePlan {
  return {
    ...around,
    pages: [change],
    bodies,
    writes: [...writes, ...(around.writes ?? [])],
    jobs: [mail, ...(around.jobs ?? [])],
  };
}
