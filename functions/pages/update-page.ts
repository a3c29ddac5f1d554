import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import type { Contract } from '@galley/shared/contract/contract';
import type { PageRecord } from '../core/entities/page';
import { conflict, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { toPageResponse } from '../core/pages/page-response';
import { pageDetails, requireAncestors, requirePage } from '../core/pages/page-rules';
import type { PageTree } from '../core/pages/page-tree';
import { withConflictDetails } from '../core/pages/path-reservations';
import { readLiveComponents } from '../core/release/live-page';
import { aroundPage } from '../core/release/page-change';
import { releasePage } from '../core/release/release-in-place';
import { treeOf } from '../core/release/site';
import { requireRevision } from '../core/revision-rules';
import { slugWordOf } from './slug-word';

/**
 * Saves a page's details, which take effect at once. A page whose path changes takes the pages under it
 * along, and the old paths redirect to the new ones. An external page becomes live.
 */
export const updatePage: Operation<Contract['updatePage']> = async (request) => {
  const { table, scope, session, input } = request;
  const revision = requireRevision(input.revision);
  const saving = releasePage(
    request,
    {
      pageId: input.id,
      load: () => readLiveComponents(table, scope, input.id),
      named: (components = []) => linkedPagesIn(components),
    },
    async (site, components, release) => {
      const tree = treeOf(site);
      const page = requirePage(tree, input.id);
      requireEditable(tree, page);
      if (revision !== page.revision) throw stale(toPageResponse(tree, page));
      const set: Partial<PageRecord> = {
        ...pageDetails(tree, input, page),
        changedBy: session.email,
        ...(page.isExternal && { isExternalLive: true, slugWord: await slugWordOf(input.name) }),
      };
      const { reservation, ...around } = await aroundPage(request, { site, page, set, release });
      return {
        // A page must not be created under this one while its path is changing.
        pages: [{ before: page, set, unchanged: ['treeRevision'] }],
        bodies:
          page.liveVersionId !== null && components ? [{ pageId: page.id, components, reservation }] : [],
        ...around,
      };
    },
  );
  await withConflictDetails(table, scope, saving);
  return input.id;
};

/** @throws 409 where the page, or one above it, must be restored first */
function requireEditable(tree: PageTree, page: PageRecord): void {
  if (page.isDeleted) throw conflict('This page is deleted. Restore it first.');
  requireAncestors(tree, page);
}
