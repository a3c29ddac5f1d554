import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { readComponents, readVersion } from '../core/components/version-contents';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { runRelease } from '../core/release/run-release';
import { makeLive } from './make-live';
import { notificationJob, notificationRecipients } from './notify-of-version';
import { requireBackup } from './version-rules';

/** Makes a backup live again in one step, without a review. An open draft stays what it is. */
export const restoreVersion: Operation<Contract['restoreVersion']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { pageId, versionId, comments } = input;
  await runRelease(
    request,
    () =>
      Promise.all([
        readVersion(table, scope, pageId, versionId),
        readComponents(table, scope, pageId, versionId),
      ]),
    (site, [version, components]) => {
      const page = required(
        site.pages.find((candidate) => candidate.id === pageId),
        () => notFound('This page'),
      );
      const backup = requireBackup(page, version, versionId);
      const { email } = session;
      const recipients = notificationRecipients(backup, site.settings?.adminVersionUpdateEmails);
      const mails = notificationJob(scope, 'madeLiveAgain', page, backup, session, comments, recipients, now);
      return {
        pages: [
          {
            before: page,
            set: { liveVersionId: versionId, takeDown: undefined },
            unchanged: ['isDeleted', 'scheduleRevision'],
          },
        ],
        ...makeLive(scope, page, backup, components, { email, comments, now }),
        jobs: [mails],
      };
    },
  );
  return versionId;
};
