import type { Contract } from '@galley/shared/contract/contract';
import { notFound } from '../core/errors';
import { pageKeys } from '../core/keys';
import type { Operation } from '../core/operation';
import type { VersionRecord } from '../core/records';
import { livePageRecord, renderableComponents } from '../core/release/live-page';
import { runRelease } from '../core/release/run-release';
import type { Write } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import { notificationJob } from './notify-of-version';
import { readOpenVersion, versionTransition } from './version-repository';
import { requireOpen } from './version-rules';

/**
 * Makes the pending version live: one flip moves the pointers, stores the rendered page and the chrome, logs it
 * and queues the mails. The version that was live becomes a backup.
 */
export const publishDraft: Operation<Contract['publishDraft']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { comments } = input;
  let published = 0;
  await runRelease(
    request,
    () => readOpenVersion(table, scope, input.pageId),
    (site, open) => {
      const page = site.pages.find((candidate) => candidate.id === input.pageId);
      if (!page) throw notFound('This page');
      const pending = requireOpen(page, open.version, 'pending', input.versionId);
      const { versionId } = pending;
      const components = renderableComponents(page.id, pending, open.components);
      const watchers = site.settings?.adminVersionUpdateEmails ?? [];
      const recipients = [...(pending.submittedBy ? [pending.submittedBy] : []), ...watchers];
      const { email } = session;
      const timestamp = now.toISOString();
      published = versionId;
      return {
        pages: [
          {
            before: page,
            set: { liveVersionId: versionId, openVersionId: null, openStatus: null },
            unchanged: ['openVersionId', 'openStatus', 'isDeleted'],
          },
        ],
        bodies: [{ pageId: page.id, components }],
        writes: [
          versionTransition(scope, page.id, pending, { status: 'live', timestamp, email, comments }),
          ...retired(scope, page.id, page.liveVersionId, timestamp, email),
          { put: { ...livePageRecord(scope, page.id, versionId, components) } },
          logEntry(scope, page.id, { email, action: logActions.published(versionId), comments }, now),
        ],
        jobs: [notificationJob(scope, 'published', page, pending, session, comments, recipients, now)],
      };
    },
  );
  return published;
};

/** What was live becomes a backup. */
function retired(
  scope: Parameters<typeof pageKeys.version>[0],
  pageId: number,
  liveVersionId: VersionRecord['versionId'] | null,
  timestamp: string,
  email: string,
): Write[] {
  if (liveVersionId === null) return [];
  return [
    {
      update: pageKeys.version(scope, pageId, liveVersionId),
      set: { status: 'backup', timestamp, email, comments: '' },
      add: { revision: 1 },
      condition: { equals: { status: 'live' } },
    },
  ];
}
