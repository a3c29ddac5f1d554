import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../core/company-scope';
import { readComponents, readVersion } from '../core/components/version-contents';
import type { DetailValues, VersionRecord } from '../core/entities/version';
import { notFound } from '../core/errors';
import { readImageModels } from '../core/images/image-models';
import type { Operation } from '../core/operation';
import { withConflictDetails } from '../core/pages/path-reservations';
import { detailsBroughtBack, detailsOfPage } from '../core/pages/version-details';
import { releasePage } from '../core/release/release-in-place';
import { treeOf } from '../core/release/site';
import type { Table } from '../core/table';
import { withDetails } from './details-to-release';
import { makeLive } from './make-live';
import { notificationJob, notificationRecipients } from './notify-of-version';
import { releaseOf } from './publish-plan';
import { requireBackup } from './version-rules';

/**
 * Makes a backup live again in one step, without a review, with the details that the page had then, including
 * its position only on request. An open draft does not change.
 */
export const restoreVersion: Operation<Contract['restoreVersion']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { pageId, versionId, comments, withPlace } = input;
  const load = async () => {
    const [version, components] = await Promise.all([
      readVersion(table, scope, pageId, versionId),
      readComponents(table, scope, pageId, versionId),
    ]);
    return { version, components, hasPicture: await isPictureThere(table, scope, version) };
  };
  const restoring = releasePage(
    request,
    { pageId, load, named: ({ components }) => linkedPagesIn(components), isVersion: true },
    async (site, { version, components, hasPicture }, release) => {
      const tree = treeOf(site);
      const page = required(tree.page(pageId), () => notFound('This page'));
      const backup = requireBackup(page, version, versionId);
      const { email } = session;
      const recipients = notificationRecipients(backup, site.settings?.adminVersionUpdateEmails);
      const present = detailsOfPage(tree, page);
      const back = detailsBroughtBack(present, backup, withPlace === true);
      const wanted: DetailValues = hasPicture ? back : { ...back, picture: present.picture };
      const detailed = await withDetails(
        request,
        { site, page, release },
        {
          set: { liveVersionId: versionId, takeDown: undefined, changedBy: email },
          unchanged: ['isDeleted', 'scheduleRevision'],
        },
        wanted,
      );
      const live = makeLive(scope, detailed, backup, components, { email, comments, now });
      const event = { page, version: backup, actor: session, comments, recipients };
      const mail = notificationJob(scope, 'madeLiveAgain', event, now);
      return releaseOf(detailed, live, mail);
    },
  );
  await withConflictDetails(table, scope, restoring);
  return versionId;
};

/** A picture may have been deleted since the version used it; then the page keeps its current one. */
async function isPictureThere(
  table: Table,
  scope: CompanyScope,
  version: VersionRecord | undefined,
): Promise<boolean> {
  const picture = version?.liveDetails?.picture ?? '';
  return picture === '' || picture in (await readImageModels(table, scope, [picture]));
}
