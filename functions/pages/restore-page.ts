import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { onError } from '@galley/shared/on-error';
import { activityWrite } from '../core/activity-log';
import { countWrite } from '../core/companies/company-counts';
import type { PageRecord } from '../core/entities/page';
import { pathEntity } from '../core/entities/path';
import { conflict } from '../core/errors';
import { newJob } from '../core/jobs';
import type { Operation, OperationRequest } from '../core/operation';
import { requireAncestors, requirePage } from '../core/pages/page-rules';
import { type PageTree, parentIdOf } from '../core/pages/page-tree';
import { withConflictDetails } from '../core/pages/path-reservations';
import { isUnderLandingPage, placeUnder } from '../core/pages/placement-rules';
import { type PreparedMove, refuseTaken, reservePaths } from '../core/release/move';
import { releasePage } from '../core/release/release-in-place';
import type { ReleaseState } from '../core/release/release-state';
import { rendererOf } from '../core/release/renderer';
import { type Site, treeOf, wholeSite } from '../core/release/site';
import type { Write } from '../core/table';
import { logActions, logEntry } from '../core/version-log';

type Request = OperationRequest<Contract['restorePage']>;
const deepestLevel = 4;

/** A path no longer belongs to the page: all of them must be read, and reserved again where possible. */
class PathLost extends Error {}

/**
 * Restores a deleted page to its previous state, with all pages under it that were not deleted separately.
 */
export const restorePage: Operation<Contract['restorePage']> = async (request) => {
  const restoring = restore(request, 'supposed').catch(onError(PathLost, () => restore(request, 'read')));
  await withConflictDetails(request.table, request.scope, restoring);
};

/**
 * Usually, no path has been taken in the meantime, so this is first assumed and made a condition of the flip,
 * which saves a round trip.
 * @throws PathLost where it is wrong
 */
async function restore(request: Request, paths: 'supposed' | 'read'): Promise<void> {
  const { scope, session, input, now } = request;
  await releasePage(
    request,
    { pageId: input.pageId, load: async () => undefined, named: () => [] },
    async (site, _loaded, release) => {
      const tree = treeOf(site);
      const page = requirePage(tree, input.pageId);
      requireRestorable(tree, page);
      const set = {
        isDeleted: false,
        changedBy: session.email,
        // The parent may have been moved or taken off the menu in the meantime.
        ...placeUnder(tree, parentIdOf(page)),
        showOnMenu: page.showOnMenu && !isUnderLandingPage(tree, page),
      };
      const after = tree.withUpdated({ ...page, ...set });
      const returning = pagesReturning(tree, after, page.id);
      const isFew = returning.length <= checkedInFlip;
      const taken: PreparedMove =
        paths === 'supposed' && isFew
          ? { writes: checksOf(request, after, returning), jobs: [] }
          : await reservePathsAgain(request, wholeSite(site), after, page.id, release);
      return {
        // Taking one of the paths in the meantime would have raised it.
        pages: [{ before: page, set, unchanged: ['treeRevision'] }],
        writes: [
          logEntry(scope, page.id, { email: session.email, action: logActions.restoredPage }, now),
          activityWrite(scope, { actor: session, action: `Restored page '${page.name}'`, at: now }),
          countWrite(scope, { pages: 1 }),
          ...taken.writes,
        ],
        jobs: taken.jobs,
        reservedUnder: taken.reservedUnder,
      };
    },
  );
}

/** @throws 409 saying what prevents the restore */
function requireRestorable(tree: PageTree, page: PageRecord): void {
  if (!page.isDeleted) throw conflict('This page is not deleted. Reload the list.');
  requireAncestors(tree, page);
  if (tree.levelOf(page) > deepestLevel) {
    throw conflict(
      'The page above this one was moved, so there is no level left for it. Move that page back.',
    );
  }
  if (page.showOnMenu && tree.isMenuFull) {
    throw conflict(`The menu has ${limits.menuEntries} entries already. Remove one first.`);
  }
}

/**
 * The internal pages that are restored.
 * @throws 409 naming the page that has one of their paths now
 */
function pagesReturning(before: PageTree, tree: PageTree, pageId: number): PageRecord[] {
  const root = requirePage(tree, pageId);
  const returning = [root, ...tree.descendants(root)].filter(
    (page) => !page.isExternal && !tree.isHidden(page),
  );
  refuseTaken(before, tree, returning);
  return returning;
}

/** The number of paths that fit into a flip besides the rest. */
const checkedInFlip = 10;

function checksOf({ scope }: Request, tree: PageTree, returning: readonly PageRecord[]): Write[] {
  return returning.map((page) => ({
    check: pathEntity.key(scope, tree.pathOf(page)),
    condition: { equals: { pageId: page.id, kind: page.liveVersionId === null ? 'claim' : 'page' } },
    refused: () => new PathLost(),
  }));
}

/**
 * While the page was deleted, another page may have taken its path. Where that page has left again, the path
 * is taken back, together with the published body. Visitors cannot see it before the flip, since the current
 * release still hides the page.
 */
async function reservePathsAgain(
  { table, scope, now }: Request,
  site: Site,
  tree: PageTree,
  pageId: number,
  release: ReleaseState,
): Promise<PreparedMove> {
  const before = treeOf(site);
  const renderer = await rendererOf(site, undefined, tree);
  const returning = pagesReturning(before, tree, pageId);
  const items = await table.batchGet(returning.map((page) => pathEntity.key(scope, tree.pathOf(page))));
  const lost = returning.filter(
    (page, index) => items[index]?.pageId !== page.id || items[index]?.kind === 'redirect',
  );
  if (lost.length === 0) return { writes: [], jobs: [] };
  const under = tree.pathOf(requirePage(tree, pageId));
  const { reservations, keep } = await reservePaths(table, scope, {
    before,
    renderer,
    pages: lost,
    under,
    release,
    now,
  });
  const accept = newJob(scope, { kind: 'accept-claims', claims: reservations }, now);
  return { writes: [keep], jobs: [accept], reservedUnder: under };
}
