import type { Contract } from '@galley/shared/contract/contract';
import { conflict } from '../core/errors';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { plannedOf } from '../core/pages/planned';
import { logActions, logEntry } from '../core/version-log';
import { notificationJob, notificationRecipients } from './notify-of-version';
import { planChange } from './schedule-writes';
import { readPageAndNewest, readVersionEmails, versionTransition } from './version-repository';

/** Cancels a version's schedule: it waits for review again, or stays live. */
export const cancelSchedule: Operation<Contract['cancelSchedule']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { versionId } = input;
  const [{ page, newest }, watchers] = await Promise.all([
    readPageAndNewest(table, scope, input.pageId),
    readVersionEmails(table, scope),
  ]);
  if (!plannedOf(page, versionId)) {
    throw conflict(`Nothing is scheduled for V${versionId} any more. Reload the page.`);
  }
  const pending = page.openVersionId === versionId ? newest : undefined;
  const recipients = notificationRecipients(pending, watchers);
  const event = { page, version: { versionId }, actor: session, recipients };
  const mail = notificationJob(scope, 'unscheduled', event, now);
  await commitWithJobs(table, mail, [
    // Conditional on the version, too, so that it cannot be published at the same time.
    ...(pending ? [versionTransition(scope, page.id, pending, {})] : []),
    planChange(scope, page, pending ? { schedule: undefined } : { takeDown: undefined }),
    logEntry(scope, page.id, { email: session.email, action: logActions.unscheduled(versionId) }, now),
  ]);
  return versionId;
};
