import type { Contract } from '@galley/shared/contract/contract';
import type { PageRecord } from '../core/entities/page';
import { conflict, stale } from '../core/errors';
import { type NewJob, newJob } from '../core/jobs';
import type { Operation, OperationRequest } from '../core/operation';
import { toPageResponse } from '../core/pages/page-response';
import { isHomePage, PageTree, parentIdOf } from '../core/pages/page-tree';
import { ifPathAvailable, withConflictDetails } from '../core/pages/path-reservations';
import { readLiveComponents } from '../core/release/live-page';
import { prepareMove } from '../core/release/move';
import { runRelease } from '../core/release/run-release';
import { requireRevision } from '../core/revision-rules';
import { appendToOrder, assertAncestorsUnchanged, ordersWith } from './page-repository';
import { pageDetails, pathWith, pictureChecks, requireAncestors, requirePage } from './page-rules';
import { slugWordOf } from './slug-word';

/**
 * Saves a page's details; they hold at once. A page that gets another address takes those under it along, and the
 * old addresses lead to the new ones. An external page is live from here on.
 */
export const updatePage: Operation<Contract['updatePage']> = async (request) => {
  const { table, scope, input } = request;
  const revision = requireRevision(input.revision);
  const saving = runRelease(
    request,
    () => readLiveComponents(table, scope, input.id),
    async (site, components, release) => {
      const tree = new PageTree(site.pages, site.orders);
      const page = requirePage(tree, input.id);
      requireEditable(tree, page);
      if (revision !== page.revision) throw stale(toPageResponse(tree, page));
      const set: Partial<PageRecord> = {
        ...pageDetails(tree, input, page),
        ...(page.isExternal && { isExternalLive: true, slugWord: await slugWordOf(input.name) }),
      };
      const after = { ...page, ...set };
      const isMoved = pathWith(tree, after) !== tree.pathOf(page);
      const isNewlyUnder = parentIdOf(after) !== parentIdOf(page);
      // The home page keeps its place while it is off the menu.
      const hasPlace = isHomePage(page) && tree.orderOf(page) !== null;
      const isNewInOrder = after.showOnMenu && (!page.showOnMenu || isNewlyUnder) && !hasPlace;
      const move = isMoved ? await prepareMove(request, site, page, set, release) : undefined;
      const claim = isMoved ? ifPathAvailable(tree, pathWith(tree, after), page.id, request.now) : undefined;
      return {
        // Whoever creates a page under this one must not meet an address that is about to change.
        pages: [{ before: page, set, unchanged: ['treeRevision'] }],
        bodies: page.liveVersionId !== null && components ? [{ pageId: page.id, components, claim }] : [],
        site: {
          orders: isNewInOrder ? ordersWith(scope, site.orders, parentIdOf(after), page.id) : site.orders,
        },
        writes: [
          ...(isNewInOrder ? [appendToOrder(scope, parentIdOf(after), page.id)] : []),
          ...(isNewlyUnder ? assertAncestorsUnchanged(scope, tree.ancestors(after)) : []),
          ...pictureChecks(scope, after),
          ...(move?.writes ?? []),
        ],
        jobs: [...(move?.jobs ?? []), ...articlesJob(request, tree, page, after)],
        claimedUnder: move?.claimedUnder,
        leftBehind: move?.leftBehind,
      };
    },
  );
  await withConflictDetails(table, scope, saving);
  return input.id;
};

/** Whether they are articles, and of what, is part of the pages right below. */
function articlesJob(
  { scope, now }: OperationRequest<Contract['updatePage']>,
  tree: PageTree,
  before: PageRecord,
  after: PageRecord,
): NewJob[] {
  const isSame = Boolean(before.hasArticles) === Boolean(after.hasArticles);
  if (isSame && (!after.hasArticles || before.name === after.name)) return [];
  const pageIds = tree
    .subPagesOf(before.id)
    .flatMap(({ id, liveVersionId }) => (liveVersionId === null ? [] : id));
  return pageIds.length > 0 ? [newJob(scope, { kind: 'render-pages', pageIds }, now)] : [];
}

/** @throws 409 where the page, or one above it, must be restored first. */
function requireEditable(tree: PageTree, page: PageRecord): void {
  if (page.isDeleted) throw conflict('This page is deleted. Restore it first.');
  requireAncestors(tree, page);
}
