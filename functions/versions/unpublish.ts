import type { Contract } from '@galley/shared/contract/contract';
import { liveEntity } from '../core/entities/version';
import type { Operation } from '../core/operation';
import { PageTree } from '../core/pages/page-tree';
import { runRelease } from '../core/release/run-release';
import { logActions, logEntry } from '../core/version-log';
import { retire } from './make-live';
import { notificationJob, notificationRecipients } from './notify-of-version';
import { requireLive } from './version-rules';

/**
 * Takes a live page off the site without deleting it: its version becomes a backup and its address answers 404 at
 * once. In the menus it stays as a text while visitors can reach something under it.
 */
export const unpublish: Operation<Contract['unpublish']> = async (request) => {
  const { scope, session, input, now } = request;
  const { pageId, comments } = input;
  let taken = 0;
  await runRelease(
    request,
    async () => undefined,
    (site) => {
      const { page, versionId } = requireLive(new PageTree(site.pages, site.orders), pageId);
      taken = versionId;
      const { email } = session;
      const recipients = notificationRecipients(undefined, site.settings?.adminVersionUpdateEmails);
      const version = { versionId };
      const mails = notificationJob(scope, 'unpublished', page, version, session, comments, recipients, now);
      return {
        pages: [{ before: page, set: { liveVersionId: null }, unchanged: ['isDeleted', 'liveVersionId'] }],
        withdrawn: [pageId],
        writes: [
          ...retire(scope, page, { email, comments, now }),
          { delete: liveEntity.key(scope, pageId) },
          logEntry(scope, pageId, { email, action: logActions.unpublished(versionId), comments }, now),
        ],
        jobs: [mails],
      };
    },
  );
  return taken;
};
