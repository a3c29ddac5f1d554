import type { Contract } from '@galley/shared/contract/contract';
import { may } from '@galley/shared/permissions';
import { retryOnConflict } from '../core/conflicts';
import { pageCounterEntity, withHints } from '../core/entities/page';
import type { Operation, OperationRequest } from '../core/operation';
import { ordersWith } from '../core/pages/page-place-writes';
import { PageTree, parentIdOf } from '../core/pages/page-tree';
import { fromPartOrWhole, readAroundNewPage } from '../core/pages/part-of-tree';
import { withConflictDetails } from '../core/pages/path-reservations';
import { runRelease } from '../core/release/run-release';
import { beginningOf, requireOneTransaction } from './begin-with';
import { hiddenPageWrites, newPage } from './hidden-page';
import { placeWrites } from './new-page';
import { siteIsBusy } from './page-repository';
import { slugWordOf } from './slug-word';

type Request = OperationRequest<Contract['createPage']>;

/**
 * Creates a page. An internal page begins with a draft, empty or with the chosen content, and is not public
 * until that is published. An external page has no versions: an Admin's is public at once, others wait until
 * an Admin saves them.
 */
export const createPage: Operation<Contract['createPage']> = async (request) => {
  const newId = request.table.increment(pageCounterEntity.key(request.scope), 'lastId', 1, withHints());
  const slugWord = request.input.isExternal ? await slugWordOf(request.input.name) : undefined;
  const goesLive = request.input.isExternal && may(request.session, 'publishDraft');
  if (goesLive) return createLiveExternalPage(request, newId, slugWord);
  return retryOnConflict({ attempts: 3, orElse: siteIsBusy }, () =>
    withConflictDetails(request.table, request.scope, createHiddenPage(request, newId, slugWord)),
  );
};

async function createHiddenPage(
  request: Request,
  newId: Promise<number>,
  slugWord: string | undefined,
): Promise<number> {
  const { table, scope, input } = request;
  const { menu, childMenu, subMenu, beginWith } = input;
  const copied = beginWith?.kind === 'copy' ? beginWith.pageId : null;
  const named = [menu, childMenu, subMenu, copied].filter((pageId) => pageId !== null);
  const [part, id] = await Promise.all([readAroundNewPage(table, scope, named), newId]);
  return fromPartOrWhole(request, part.supposingFree(), async (tree) => {
    const page = newPage(request, tree, id, input, slugWord);
    const writes = await hiddenPageWrites(request, tree, page, (draft) =>
      beginningOf(table, scope, { tree, beginWith, draft, pageId: id }),
    );
    await table.commit(requireOneTransaction(writes));
    return id;
  });
}

/** It changes the visitors' menu, so it is a release. */
async function createLiveExternalPage(
  request: Request,
  newId: Promise<number>,
  slugWord: string | undefined,
): Promise<number> {
  const { scope } = request;
  await runRelease(
    request,
    () => newId,
    (site, id) => {
      const tree = new PageTree(site.pages, site.orders);
      const page = { ...newPage(request, tree, id, request.input, slugWord), isExternalLive: true };
      const orders = page.showOnMenu ? ordersWith(scope, site.orders, parentIdOf(page), id) : site.orders;
      return { newPages: [page], site: { orders }, writes: placeWrites(scope, tree, page) };
    },
  );
  return newId;
}
