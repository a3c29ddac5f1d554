import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import type { VersionRecord } from '../core/entities/version';
import { type NewJob, newJob, type VersionEvent, type VersionEventItem } from '../core/jobs';
import type { Session } from '../core/session';

interface Notification {
  page: PageRecord;
  version: Pick<VersionRecord, 'versionId'>;
  actor: Pick<Session, 'email' | 'companyName'>;
  comments?: string;
  recipients: readonly string[];
  thread?: VersionEventItem['thread'];
}

/**
 * Notifies of a transition: who did what, with which comment and a direct link. Recipients of version mails
 * are also notified of their own acts.
 */
export function notificationJob(
  scope: CompanyScope,
  what: VersionEvent,
  { page, version, actor, comments = '', recipients, thread }: Notification,
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
      ...(thread && { thread }),
      to: [...new Set(recipients.map((email) => email.toLowerCase()))],
    },
    now,
  );
}

/** The user who submitted the version, if not deleted, and the recipients of version mails. */
export function notificationRecipients(
  version: Pick<VersionRecord, 'submittedBy'> | undefined,
  watchers: readonly string[] = [],
): string[] {
  const submitter = version?.submittedBy;
  // A deleted user appears as a pseudonym, which is not an email address.
  return [...(submitter?.includes('@') ? [submitter] : []), ...watchers];
}
