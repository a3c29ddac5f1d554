import type { CompanyScope } from '../../core/company-scope';
import type { PageRecord } from '../../core/entities/page';
import type { CommentRecord, ThreadRecord, VersionRecord } from '../../core/entities/version';
import type { NewJob, VersionEvent } from '../../core/jobs';
import type { Session } from '../../core/session';
import { notificationJob } from '../notify-of-version';

interface CommentNews {
  what: VersionEvent;
  page: PageRecord;
  /** The version that is being viewed, unless it was deleted. */
  version: VersionRecord | undefined;
  thread: ThreadRecord;
  /** The comments of the thread. */
  comments: readonly Pick<CommentRecord, 'email'>[];
  watchers: readonly string[];
  text: string;
}

/**
 * Notifies the authors in a thread, the person who submitted the version or else started it, and, unless it
 * is a draft, the recipients of version mails. The acting user is not notified.
 */
export function commentNews(
  { scope, session, now }: { scope: CompanyScope; session: Session; now: Date },
  { what, page, version, thread, comments, watchers, text }: CommentNews,
): NewJob[] {
  const people = [
    version?.submittedBy ?? version?.email ?? '',
    ...comments.map(({ email }) => email),
    ...(version?.status === 'draft' ? [] : watchers),
  ];
  // A deleted user appears as a pseudonym, which is not an email address.
  const recipients = people.filter((email) => email.includes('@') && email.toLowerCase() !== session.email);
  if (recipients.length === 0) return [];
  const event = {
    page,
    version: { versionId: version?.versionId ?? thread.versionId },
    actor: session,
    comments: text,
    recipients,
    thread: { threadId: thread.threadId, about: thread.about },
  };
  return [notificationJob(scope, what, event, now)];
}
