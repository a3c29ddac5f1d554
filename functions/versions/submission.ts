import type { CompanyScope } from '../core/company-scope';
import type { PageRecord } from '../core/entities/page';
import type { VersionRecord } from '../core/entities/version';
import type { NewJob } from '../core/jobs';
import { drawnBy } from '../core/pages/appearance';
import type { Session } from '../core/session';
import type { Write } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import { notificationJob } from './notify-of-version';
import { pageVersionChange, versionTransition } from './version-repository';

interface Submitted {
  page: PageRecord;
  draft: VersionRecord;
  comments: string;
  /** The users to notify; empty where it is published right after. */
  recipients: readonly string[];
}

/** The writes that make a draft pending, and the mail about it. */
export function submission(
  { scope, session, now }: { scope: CompanyScope; session: Session; now: Date },
  { page, draft, comments, recipients }: Submitted,
): { writes: Write[]; mail: NewJob } {
  const { email } = session;
  const timestamp = now.toISOString();
  return {
    mail: notificationJob(
      scope,
      'submitted',
      { page, version: draft, actor: session, comments, recipients },
      now,
    ),
    writes: [
      versionTransition(scope, page.id, draft, {
        status: 'pending',
        timestamp,
        email,
        comments,
        submittedBy: email,
      }),
      pageVersionChange(scope, page, {
        openStatus: 'pending',
        submittedBy: email,
        submittedAt: timestamp,
        submittedComments: comments,
        ...(page.liveVersionId === null && drawnBy(draft.placements)),
      }),
      logEntry(scope, page.id, { email, action: logActions.submitted(draft.versionId), comments }, now),
    ],
  };
}
