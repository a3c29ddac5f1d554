import type { CompanyScope } from '../../core/company-scope';
import type { LaunchPageRecord, LaunchRecord } from '../../core/entities/launch';
import type { PageRecord } from '../../core/entities/page';
import type { VersionRecord } from '../../core/entities/version';
import type { VersionEvent } from '../../core/jobs';
import type { Write } from '../../core/table';
import { notificationJob, notificationRecipients } from '../notify-of-version';

const events: Record<LaunchPageRecord['what'], VersionEvent> = {
  publish: 'published',
  restore: 'madeLiveAgain',
  takeDown: 'unpublished',
};

/** Those who hear of versions hear of each page: what is many at once becomes one mail. No job where no one hears. */
export function newJobOf(
  scope: CompanyScope,
  launch: LaunchRecord,
  { page, entry, version }: { page: PageRecord; entry: LaunchPageRecord; version: VersionRecord },
  { watchers, companyName }: { watchers: readonly string[] | undefined; companyName: string },
): Write[] {
  const submitter = entry.what === 'publish' ? version : undefined;
  const recipients = notificationRecipients(submitter, watchers);
  if (recipients.length === 0) return [];
  const { email, name, publishedAt = launch.changedAt } = launch;
  const comments = `With the launch '${name}'.`;
  const actor = { email, companyName };
  const at = new Date(publishedAt);
  return [notificationJob(scope, events[entry.what], page, version, actor, comments, recipients, at).write];
}
