import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import { conflict } from '../core/errors';
import { pathKeys } from '../core/keys';
import type { Operation, OperationRequest } from '../core/operation';
import { PageTree, parentIdOf } from '../core/pages/page-tree';
import { isUnderLandingPage, placeUnder } from '../core/pages/placement-rules';
import type { PageRecord } from '../core/records';
import { liveBodies } from '../core/release/move';
import { pathRecord } from '../core/release/path-record';
import { rendererOf } from '../core/release/renderer';
import { runRelease } from '../core/release/run-release';
import type { Site } from '../core/release/site';
import { chunk } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import { AddressHeld, addressHeldBy, claimAddress } from './page-repository';
import { addressTaken, requireAncestors, requirePage } from './page-rules';

type Request = OperationRequest<Contract['restorePage']>;
const deepestLevel = 4;

/** Brings a deleted page back in the state it had, with everything under it that was not deleted by itself. */
export const restorePage: Operation<Contract['restorePage']> = async (request) => {
  const { scope, session, input, now } = request;
  const restoring = runRelease(
    request,
    async () => undefined,
    async (site) => {
      const tree = new PageTree(site.pages, site.orders);
      const page = requirePage(tree, input.pageId);
      requireRestorable(tree, page);
      const set = {
        isDeleted: false,
        // The page above may have been moved or taken off the menu meanwhile.
        ...placeUnder(tree, parentIdOf(page)),
        showOnMenu: page.showOnMenu && !isUnderLandingPage(tree, page),
      };
      const pages = site.pages.map((other) => (other.id === page.id ? { ...other, ...set } : other));
      await takeAddressesBack(request, tree, { ...site, pages }, page.id);
      const action = logActions.restoredPage;
      return {
        // Whoever takes one of the addresses meanwhile raises it.
        pages: [{ before: page, set, unchanged: ['treeRevision'] }],
        writes: [logEntry(scope, page.id, { email: session.email, action }, now)],
      };
    },
  );
  await restoring.catch(async (error) => {
    throw error instanceof AddressHeld ? await addressHeldBy(request.table, scope, error) : error;
  });
  return 'Restored' as const;
};

/** @throws 409 saying what is in the way. */
function requireRestorable(tree: PageTree, page: PageRecord): void {
  if (!page.isDeleted) throw conflict('This page is not deleted. Reload the list.');
  requireAncestors(tree, page);
  if (tree.levelOf(page) > deepestLevel) {
    throw conflict(
      'The page above this one was moved, so there is no level left for it. Move that page back.',
    );
  }
  if (page.showOnMenu && tree.menuEntryCount >= limits.menuEntries) {
    throw conflict(`The menu has ${limits.menuEntries} entries already. Take one off it first.`);
  }
}

/**
 * A page that was not there gave its address to whoever asked. Where that one has gone again the address is taken
 * back, with what was published; nobody sees it before the flip, since the menu's release still hides the page.
 * @throws 409 naming the page that has one of the addresses now.
 */
async function takeAddressesBack(
  request: Request,
  before: PageTree,
  site: Site,
  pageId: number,
): Promise<void> {
  const { table, scope, release, now } = request;
  const renderer = await rendererOf(site);
  const { tree } = renderer;
  const root = requirePage(tree, pageId);
  const returning = [root, ...tree.descendants(root)].filter(
    (page) => !page.isExternal && !tree.isHidden(page),
  );
  const takers = new Map(
    before.pages
      .filter((page) => !page.isExternal && !before.isHidden(page))
      .map((page) => [before.pathOf(page), page.name]),
  );
  for (const path of returning.map((page) => tree.pathOf(page))) {
    if (takers.has(path)) throw addressTaken(path, takers.get(path));
  }
  const items = await table.batchGet(returning.map((page) => pathKeys.path(scope, tree.pathOf(page))));
  const lost = returning.filter((page, index) => items[index]?.pageId !== page.id);
  for (const part of chunk(lost, limits.prepareItems)) {
    const bodies = await liveBodies(table, scope, renderer, part);
    await table.commit(
      part.map((page) => {
        const body = bodies.get(page.id);
        const item = pathRecord(scope, tree.pathOf(page), page, release.release, body);
        return claimAddress(scope, before, item, now);
      }),
    );
  }
}
