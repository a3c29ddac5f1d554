import type { Contract } from '@galley/shared/contract/contract';
import { may } from '@galley/shared/permissions';
import { retryOnConflict } from '../core/conflicts';
import { type PageRecord, pageCounterEntity } from '../core/entities/page';
import type { Operation, OperationRequest } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { ordersWith } from '../core/pages/page-place-writes';
import { pageDetails, pictureChecks } from '../core/pages/page-rules';
import { PageTree, parentIdOf } from '../core/pages/page-tree';
import { withConflictDetails } from '../core/pages/path-reservations';
import { runRelease } from '../core/release/run-release';
import { beginningOf, requireOneTransaction } from './begin-with';
import { draftPageWrites, newPageRecord, placeWrites } from './new-page';
import { firstDraft, siteIsBusy } from './page-repository';
import { slugWordOf } from './slug-word';

type Request = OperationRequest<Contract['createPage']>;

/**
 * Makes a page. An internal one begins with a draft, empty or with what was chosen, and shows nowhere until that is published. An external
 * one has no versions: an Admin's is on the site at once, anybody else's waits for an Admin to save it.
 */
export const createPage: Operation<Contract['createPage']> = async (request) => {
  const newId = request.table.increment(pageCounterEntity.key(request.scope), 'lastId');
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
  const { table, scope, session, now, release } = request;
  const [tree, id] = await Promise.all([readPageTree(table, scope), newId]);
  const page = newPage(request, tree, id, slugWord);
  if (page.isExternal) {
    await table.commit([
      { put: { ...page }, condition: { absent: true } },
      ...placeWrites(scope, tree, page),
      ...pictureChecks(scope, page),
    ]);
    return id;
  }
  const draft = firstDraft(scope, id, session.email, now);
  const { beginWith } = request.input;
  const { header, writes } = await beginningOf(table, scope, { tree, beginWith, draft, pageId: id });
  const place = { tree, page, email: session.email, release: release.release, now };
  await table.commit(
    requireOneTransaction([
      ...draftPageWrites(scope, { ...place, header }),
      ...writes,
      ...pictureChecks(scope, page),
    ]),
  );
  return id;
}

/** It changes the menu that visitors see, so it is a release. */
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
      const page = { ...newPage(request, tree, id, slugWord), isExternalLive: true };
      const orders = page.showOnMenu ? ordersWith(scope, site.orders, parentIdOf(page), id) : site.orders;
      return { newPages: [page], site: { orders }, writes: placeWrites(scope, tree, page) };
    },
  );
  return newId;
}

function newPage(
  { scope, session, input, now }: Request,
  tree: PageTree,
  id: number,
  slugWord: string | undefined,
): PageRecord {
  const details = pageDetails(tree, input);
  const mayShow = !details.isExternal || may(session, 'publishDraft');
  const showOnMenu = details.showOnMenu && mayShow;
  return newPageRecord(
    scope,
    id,
    { ...details, showOnMenu, ...(slugWord !== undefined && { slugWord }) },
    now,
  );
}
