import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { releasePage } from '../core/release/release-in-place';
import { treeOf } from '../core/release/site';
import { unpublishPlan } from './unpublish-plan';
import { requireLive } from './version-rules';

/**
 * Takes a live page down without deleting it: its version becomes a backup and its path responds with 404 at
 * once. The menus show it as text as long as there are public pages under it.
 */
export const unpublish: Operation<Contract['unpublish']> = async (request) => {
  const { scope, session, input, now } = request;
  const { pageId, comments } = input;
  let taken = 0;
  await releasePage(request, { pageId, load: async () => undefined, named: () => [] }, async (site) => {
    const { page, versionId } = requireLive(treeOf(site), pageId);
    taken = versionId;
    return unpublishPlan(scope, { site, page, versionId }, { email: session.email, comments, now });
  });
  return taken;
};
