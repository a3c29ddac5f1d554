import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { PageTree } from '../core/pages/page-tree';
import { runRelease } from '../core/release/run-release';
import { unpublishPlan } from './unpublish-plan';
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
      return unpublishPlan(scope, { site, page, versionId }, { email: session.email, comments, now });
    },
  );
  return taken;
};
