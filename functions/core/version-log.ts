import type { CompanyScope } from './company-scope';
import { type LogRecord, versionLogEntity } from './entities/version';
import { sortableId } from './ids';
import type { Write } from './table';

/** The exact texts of the version log; AddVersionLog refuses them. */
export const logActions = {
  createdDraft: (version: number) => `Created draft V${version}`,
  deletedDraft: (version: number) => `Deleted draft V${version}`,
  submitted: (version: number) => `Submitted V${version}`,
  recalled: (version: number) => `Recalled V${version}`,
  rejected: (version: number) => `Rejected V${version}`,
  wentOn: (version: number) => `Went on with V${version} despite checks`,
  published: (version: number) => `Published V${version}`,
  scheduled: (version: number) => `Scheduled V${version}`,
  unscheduled: (version: number) => `Unscheduled V${version}`,
  overdue: (version: number) => `Overdue V${version}`,
  unpublished: (version: number) => `Unpublished V${version}`,
  deletedComment: (version: number, email: string) => `Deleted a comment of ${email} on V${version}`,
  deletedPage: 'Deleted page',
  restoredPage: 'Restored page',
};

/** An entry of a page's version log, to be written in the transaction of the event that it reports. */
export function logEntry(
  scope: CompanyScope,
  pageId: number,
  entry: { email: string; action: string; comments?: string },
  now: Date,
): Write {
  const record: LogRecord = {
    ...versionLogEntity.key(scope, pageId, sortableId(now)),
    email: entry.email,
    action: entry.action,
    comments: entry.comments ?? '',
    timestamp: now.toISOString(),
  };
  return { put: { ...record } };
}
