import type { CompanyScope } from '../../core/company-scope';
import type { LaunchPageRecord } from '../../core/entities/launch';
import type { PageRecord } from '../../core/entities/page';
import type { VersionRecord } from '../../core/entities/version';
import type { NewJob, VersionEvent } from '../../core/jobs';
import type { Act } from '../make-live';
import { notificationJob, notificationRecipients } from '../notify-of-version';

const events: Record<LaunchPageRecord['what'], VersionEvent> = {
  publish: 'published',
  restore: 'madeLiveAgain',
  takeDown: 'unpublished',
};

/**
 * Notifies of each page of a launch; the digest combines many of them into one mail. Returns no job where
 * there are no recipients.
 */
export function newsOf(
  scope: CompanyScope,
  { page, entry, version }: { page: PageRecord; entry: LaunchPageRecord; version: VersionRecord },
  { email, comments, now }: Act,
  { watchers, companyName }: { watchers: readonly string[] | undefined; companyName: string },
): NewJob[] {
  const submitter = entry.what === 'publish' ? version : undefined;
  const recipients = notificationRecipients(submitter, watchers);
  if (recipients.length === 0) return [];
  const actor = { email, companyName };
  return [notificationJob(scope, events[entry.what], { page, version, actor, comments, recipients }, now)];
}
