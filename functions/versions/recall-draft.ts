import type { Contract } from '@galley/shared/contract/contract';
import { may } from '@galley/shared/permissions';
import type { PageRecord } from '../core/entities/page';
import type { VersionRecord } from '../core/entities/version';
import { conflict, forbidden } from '../core/errors';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { logActions, logEntry } from '../core/version-log';
import { notificationJob } from './notify-of-version';
import {
  pageVersionChange,
  readPageAndNewest,
  readVersionEmails,
  versionTransition,
} from './version-repository';
import { requireOpen, requireReviewed } from './version-rules';

/** Takes a version back from review to continue editing; those who were asked to review it are notified. */
export const recallDraft: Operation<Contract['recallDraft']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const [{ page, newest }, watchers] = await Promise.all([
    readPageAndNewest(table, scope, input.pageId),
    readVersionEmails(table, scope),
  ]);
  const pending = requireOpen(page, newest, 'pending', input.versionId);
  const { email } = session;
  if (!may(session, 'publishDraft')) requireOwn(page, pending, email);
  requireReviewed(pending, input.revision);
  const { versionId } = pending;
  const recalled = { page, version: pending, actor: session, recipients: watchers };
  await commitWithJobs(table, notificationJob(scope, 'recalled', recalled, now), [
    versionTransition(scope, page.id, pending, {
      status: 'draft',
      timestamp: now.toISOString(),
      email,
      comments: '',
    }),
    pageVersionChange(scope, page, { openStatus: 'draft', schedule: undefined }),
    logEntry(scope, page.id, { email, action: logActions.recalled(versionId), comments: '' }, now),
  ]);
  return versionId;
};

/** @throws 403 where another user submitted it, 409 where an Admin has scheduled it */
function requireOwn(
  { schedule }: PageRecord,
  { submittedBy, versionId }: VersionRecord,
  email: string,
): void {
  if (submittedBy !== email) {
    throw forbidden(`Only ${submittedBy ?? 'its submitter'} or an Admin can take this version back.`);
  }
  if (schedule) throw conflict(`V${versionId} is scheduled. Ask an Admin to cancel that first.`);
}
