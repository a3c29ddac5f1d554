import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import type { VersionRecord } from '../core/entities/version';
import { type NewJob, newJob, type VersionEvent, type VersionEventItem } from '../core/jobs';
import type { Session } from '../core/session';

/**
 * Tells people of a transition: who, what, with which words, and a link straight to it. Those who are to hear of versions
 * hear of their own ones too.
 */
export function notificationJob(
  scope: CompanyScope,
  what: VersionEvent,
  page: PageRecord,
  version: Pick<VersionRecord, 'versionId'>,
  actor: Pick<Session, 'email' | 'companyName'>,
  comments: string,
  recipients: readonly string[],
  now: Date,
  thread?: VersionEventItem['thread'],
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
      to: [...new Set(recipients.map((address) => address.toLowerCase()))],
    },
    now,
  );
}

/** The one who submitted the version and is still there, and those whom the company wants to hear of versions. */
export function notificationRecipients(
  version: Pick<VersionRecord, 'submittedBy'> | undefined,
  watchers: readonly string[] = [],
): string[] {
  const submitter = version?.submittedBy;
  // In the place of someone who was deleted is a pseudonym.
  return [...(submitter?.includes('@') ? [submitter] : []), ...watchers];
}
