import type { Contract } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { activityWrite } from '../core/activity-log';
import { countWrite } from '../core/companies/company-counts';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import { requirePage } from '../core/pages/page-rules';
import { isHomePage } from '../core/pages/page-tree';
import { releasePage } from '../core/release/release-in-place';
import { treeOf } from '../core/release/site';
import { logActions, logEntry } from '../core/version-log';

/** Hides a page and all pages under it from visitors at once. Nothing is lost: the page can be restored. */
export const deletePage: Operation<Contract['deletePage']> = async (request) => {
  const { scope, session, input, now } = request;
  await releasePage(
    request,
    { pageId: input.pageId, load: async () => undefined, named: () => [] },
    async (site) => {
      const page = requirePage(treeOf(site), input.pageId);
      if (isHomePage(page)) throw conflict(messages.homePageStays);
      if (page.isDeleted) throw conflict('This page is deleted already. Reload the list.');
      return {
        pages: [{ before: page, set: { isDeleted: true, changedBy: session.email } }],
        writes: [
          logEntry(scope, page.id, { email: session.email, action: logActions.deletedPage }, now),
          activityWrite(scope, { actor: session, action: `Deleted page '${page.name}'`, at: now }),
          countWrite(scope, { pages: -1 }),
        ],
      };
    },
  );
};
