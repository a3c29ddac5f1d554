import type { Contract } from '@galley/shared/contract/contract';
import { may } from '@galley/shared/permissions';
import { countWrite } from '../core/companies/company-counts';
import { retryOnConflict } from '../core/conflicts';
import { type PageRecord, pageCounterEntity, pageEntity } from '../core/entities/page';
import type { Operation, OperationRequest } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { PageTree, parentIdOf } from '../core/pages/page-tree';
import { ifPathAvailable, withConflictDetails } from '../core/pages/path-reservations';
import { pathRecord } from '../core/release/path-record';
import { forgetRedirect } from '../core/release/redirects';
import { runRelease } from '../core/release/run-release';
import type { Write } from '../core/table';
import { logActions, logEntry } from '../core/version-log';
import {
  appendToOrder,
  assertAncestorsUnchanged,
  bumpTreeRevision,
  firstDraft,
  ordersWith,
  siteIsBusy,
} from './page-repository';
import { pageDetails } from './page-rules';
import { slugWordOf } from './slug-word';

type Request = OperationRequest<Contract['createPage']>;

/**
 * Makes a page. An internal one begins with an empty draft and shows nowhere until that is published. An external
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
  const { table, scope, session, now } = request;
  const [tree, id] = await Promise.all([readPageTree(table, scope), newId]);
  const page = newPage(request, tree, id, slugWord);
  const writes: Write[] = [
    { put: { ...page }, condition: { absent: true } },
    ...placeWrites(request, tree, page),
  ];
  if (!page.isExternal) {
    const path = tree.pathOf(page);
    const claim = pathRecord(scope, path, page, request.release.release);
    writes.push(
      { put: { ...claim }, ...ifPathAvailable(tree, path, id, now) },
      forgetRedirect(scope, path),
      ...bumpTreeRevision(scope, tree, path),
      { put: { ...firstDraft(scope, id, session.email, now) } },
      logEntry(scope, id, { email: session.email, action: logActions.createdDraft(1) }, now),
    );
  }
  await table.commit(writes);
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
      return { newPages: [page], site: { orders }, writes: placeWrites(request, tree, page) };
    },
  );
  return newId;
}

/** What a new page changes around it: the order of its siblings, the pages above, and how many there are. */
function placeWrites({ scope }: Request, tree: PageTree, page: PageRecord): Write[] {
  const order = page.showOnMenu ? [appendToOrder(scope, parentIdOf(page), page.id)] : [];
  return [
    ...order,
    ...assertAncestorsUnchanged(scope, tree.ancestors(page)),
    countWrite(scope, { pages: 1 }),
  ];
}

function newPage(
  { scope, session, input, now }: Request,
  tree: PageTree,
  id: number,
  slugWord: string | undefined,
): PageRecord {
  const details = pageDetails(tree, input);
  const timestamp = now.toISOString();
  const { isExternal } = details;
  const mayShow = !isExternal || may(session, 'publishDraft');
  return {
    ...pageEntity.key(scope, id),
    id,
    ...details,
    ...(slugWord !== undefined && { slugWord }),
    showOnMenu: details.showOnMenu && mayShow,
    isDeleted: false,
    isExternalLive: false,
    liveVersionId: null,
    openVersionId: isExternal ? null : 1,
    openStatus: isExternal ? null : 'draft',
    lastVersionId: isExternal ? 0 : 1,
    createdAt: timestamp,
    changedAt: timestamp,
    revision: 1,
  };
}
