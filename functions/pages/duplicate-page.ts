import type { Contract } from '@galley/shared/contract/contract';
import { limits } from '@galley/shared/limits';
import type { DuplicatedPage } from '@galley/shared/schemas/duplicate-page';
import type { CreatePage } from '@galley/shared/schemas/page';
import { spendBudget } from '../core/budgets/spend-budget';
import { readVersion } from '../core/components/version-contents';
import { retryOnConflict } from '../core/conflicts';
import { type PageRecord, pageCounterEntity, withHints } from '../core/entities/page';
import { conflict, HttpError } from '../core/errors';
import type { Operation, OperationRequest } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { requireAncestors, requirePage } from '../core/pages/page-rules';
import { type PageTree, parentIdOf } from '../core/pages/page-tree';
import { fromPartOrWhole, readAroundPage } from '../core/pages/part-of-tree';
import { withConflictDetails } from '../core/pages/path-reservations';
import { asPageForm, detailsOfPage, detailsOfVersion } from '../core/pages/version-details';
import { copyOfPage, requireOneTransaction } from './begin-with';
import { hiddenPageWrites, newPage } from './hidden-page';
import { siteIsBusy } from './page-repository';
import { relinkedTo } from './relinked';
import { slugWordOf } from './slug-word';

type Request = OperationRequest<Contract['duplicatePage']>;

/**
 * Creates drafts as copies of a page and the pages under it, parents first; each page is created as a whole
 * or not at all. The response lists the pages that could not be copied, with the reasons; if that is the page
 * itself, the call fails.
 */
export const duplicatePage: Operation<Contract['duplicatePage']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const readTree = async () => {
    if (input.withPagesUnder) return readPageTree(table, scope, { whole: true });
    const around = await readAroundPage(table, scope, input.pageId, { whole: true });
    return (await around.readTree()).supposingFree();
  };
  const tree = await readTree();
  const originals = originalsOf(tree, input);
  await spendBudget(table, scope, 'copies', originals.length, now, session.companyRecord);
  const last = await table.increment(
    pageCounterEntity.key(scope),
    'lastId',
    originals.length,
    withHints(originals.length),
  );
  const ids = new Map(originals.map(({ id }, index) => [id, last - originals.length + 1 + index]));
  const known: KnownPages = { tree };
  const results: DuplicatedPage[] = [];
  for (const original of originals) {
    const isFirst = original.id === input.pageId;
    const { name, isExternal } = original;
    const path = tree.fullUrlOf(original);
    const parentId = parentIdOf(original);
    const under = isFirst ? parentId : (ids.get(parentId) ?? parentId);
    if (!isFirst && !known.tree.page(under)) {
      results.push({ name, path, isExternal, problem: 'The page above it was not copied.' });
      continue;
    }
    try {
      const page = await copy(request, known, { original, under, ids });
      results.push({ pageId: page.id, name: page.name, path: known.tree.fullUrlOf(page), isExternal });
    } catch (error) {
      if (isFirst || !(error instanceof HttpError)) throw error;
      results.push({ name, path, isExternal, problem: error.message });
    }
  }
  return results;
};

/**
 * The page and the pages under it that are not deleted, parents first.
 * @throws 404, 409
 */
function originalsOf(tree: PageTree, { pageId, withPagesUnder }: Request['input']): PageRecord[] {
  const page = requirePage(tree, pageId);
  if (page.isDeleted) throw conflict('This page is deleted. Restore it first.');
  requireAncestors(tree, page);
  if (page.isExternal) throw conflict('An external page has no content to duplicate. Create another one.');
  const under = withPagesUnder ? tree.descendants(page).filter((other) => !tree.isHidden(other)) : [];
  if (under.length >= limits.duplicatedPages) {
    throw conflict(
      `'${page.name}' has ${under.length} pages under it, and ${limits.duplicatedPages} are duplicated at once. Duplicate it alone, or the pages under it one by one.`,
    );
  }
  return [page, ...under];
}

/**
 * The company's pages including the copies so far: reading all of them again for each copy would cost too
 * much.
 */
interface KnownPages {
  tree: PageTree;
}

interface Copied {
  original: PageRecord;
  /** The parent of the copy. */
  under: number;
  /** The ids of the copies, by those of the originals. */
  ids: ReadonlyMap<number, number>;
}

async function copy(
  request: Request,
  known: KnownPages,
  { original, under, ids }: Copied,
): Promise<PageRecord> {
  const { table, scope } = request;
  const pageId = ids.get(original.id) ?? 0;
  const slugWord = original.isExternal ? await slugWordOf(original.name) : undefined;
  const make = async (tree: PageTree) => {
    const page = newPage(request, tree, pageId, await formOf(request, tree, original, under), slugWord);
    const writes = await hiddenPageWrites(request, tree, page, (draft) =>
      copyOfPage(table, scope, original, { pageId, draft, relinked: relinkedTo(ids) }),
    );
    await table.commit(requireOneTransaction(writes, ''));
    known.tree = tree.withNew(page);
    return page;
  };
  const making = retryOnConflict({ attempts: 3, orElse: siteIsBusy }, async (attempt) =>
    attempt > 1
      ? make(await readPageTree(table, scope, { whole: true }))
      : fromPartOrWhole(request, known.tree, make),
  );
  await withConflictDetails(table, scope, making);
  return making;
}

/**
 * The details of the copy in the format of the page form. A page that was never live is copied with its
 * draft's details.
 */
async function formOf(
  { table, scope, input }: Request,
  tree: PageTree,
  original: PageRecord,
  under: number,
): Promise<CreatePage> {
  const { id, liveVersionId, openVersionId, isExternal, openType } = original;
  const draft =
    liveVersionId === null && openVersionId !== null
      ? await readVersion(table, scope, id, openVersionId)
      : undefined;
  const details = draft ? detailsOfVersion(tree, original, draft) : detailsOfPage(tree, original);
  const { name, friendlyUrl } = id === input.pageId ? input : details;
  return { ...asPageForm(tree, { ...details, name, friendlyUrl, under }), isExternal, openType };
}
