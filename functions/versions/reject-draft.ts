import type { Contract } from '@galley/shared/contract/contract';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { logActions, logEntry } from '../core/version-log';
import { notificationJob, notificationRecipients } from './notify-of-version';
import {
  pageVersionChange,
  readPageAndNewest,
  readVersionEmails,
  versionTransition,
} from './version-repository';
import { requireOpen, requireReviewed } from './version-rules';

/** Sends a pending version back for editing; its submitter is told why. */
export const rejectDraft: Operation<Contract['rejectDraft']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const [{ page, newest }, watchers] = await Promise.all([
    readPageAndNewest(table, scope, input.pageId),
    readVersionEmails(table, scope),
  ]);
  const pending = requireOpen(page, newest, 'pending', input.versionId);
  requireReviewed(pending, input.revision);
  const { comments } = input;
  const { email } = session;
  const timestamp = now.toISOString();
  const { versionId } = pending;
  const recipients = notificationRecipients(pending, watchers);
  const event = { page, version: pending, actor: session, comments, recipients };
  const mail = notificationJob(scope, 'rejected', event, now);
  await commitWithJobs(table, mail, [
    versionTransition(scope, page.id, pending, { status: 'draft', timestamp, email, comments }),
    pageVersionChange(scope, page, {
      openStatus: 'draft',
      schedule: undefined,
      sentBack: { versionId, email, comments, timestamp },
    }),
    logEntry(scope, page.id, { email, action: logActions.rejected(versionId), comments }, now),
  ]);
  return versionId;
};
