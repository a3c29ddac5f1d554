import type { CompanyScope } from '../core/company-scope';
import { type NewJob, newJob } from '../core/jobs';
import type { PageRecord, VersionRecord } from '../core/records';
import type { Session } from '../core/session';

/** Tells people of a transition: who, what, with which words, and a link straight to it. */
export function notificationJob(
  scope: CompanyScope,
  what: 'submitted' | 'rejected' | 'published',
  page: PageRecord,
  version: VersionRecord,
  actor: Session,
  comments: string,
  recipients: readonly string[],
  now: Date,
): NewJob {
  return newJob(
    scope,
    {
      kind: 'notify-of-version',
      what,
      pageId: page.id,
      pageName: page.name,
      versionId: version.versionId,
      actor: actor.email,
      companyName: actor.companyName,
      comments,
      to: [...new Set(recipients.map((address) => address.toLowerCase()))],
    },
    now,
  );
}
