import type { RenderableComponent } from '@galley/shared/components/dictionary';
import {
  isSameTag,
  type ListedPage,
  listedUnder,
  pageListsIn,
  pagesListed,
} from '@galley/shared/components/listed-pages';
import { once } from '@galley/shared/once';
import { keywordTags } from '@galley/shared/schemas/page';
import type { CompanyScope } from '../company-scope';
import { type PageRecord, pageEntity } from '../entities/page';
import { type NewJob, newJob } from '../jobs';
import { listedPage, listedPagesOf } from '../pages/listed-pages';
import { type PageTree, parentIdOf } from '../pages/page-tree';
import type { Table } from '../table';

/** Page lists, identified by the parents whose subpages they show and by the tags that they filter for. */
export interface Lists {
  under: number[];
  tags: string[];
}

/**
 * The lists of a page. They are stored with it, so that its dependencies are known without reading its
 * content.
 */
export function listsIn(pageId: number, components: readonly RenderableComponent[]): Lists {
  const lists = pageListsIn(components);
  const under = lists.flatMap((list) => listedUnder(list, pageId) ?? []);
  const tags = lists.filter(({ source }) => source === 'tag').map(({ tag }) => tag);
  return { under: [...new Set(under)], tags: [...new Set(tags)] };
}

/** The pictures that the lists of these pages show. */
export function picturesListed(
  tree: PageTree,
  pages: readonly { pageId: number; components: readonly RenderableComponent[] }[],
): string[] {
  const all = once(() => listedPagesOf(tree));
  return pages.flatMap(({ pageId, components }) =>
    pageListsIn(components).flatMap((list) => pagesListed(list, pageId, all()).map(({ picture }) => picture)),
  );
}

/** The lists and feeds that show pages which this release changes; undefined where there are none. */
function changedLists(before: PageTree, after: PageTree, changed: readonly number[]): Lists | undefined {
  const isListed = ({ listsUnder = [], listsTags = [], hasArticles }: PageRecord) =>
    listsUnder.length > 0 || listsTags.length > 0 || hasArticles === true;
  if (!after.pages.some(isListed)) return undefined;
  // The pages under a changed page move, disappear and reappear with it.
  const ids = new Set(
    changed.flatMap((id) => {
      const page = after.page(id);
      return page ? [id, ...after.descendants(page).map((under) => under.id)] : [];
    }),
  );
  return listsThatShow([...ids].map((id) => ({ was: shownOf(before, id), is: shownOf(after, id) })));
}

interface ShownPage {
  was: ListedPage | undefined;
  is: ListedPage | undefined;
}

/**
 * The lists that show these pages before or after the change; undefined where nothing that lists show has
 * changed.
 */
function listsThatShow(pages: readonly ShownPage[]): Lists | undefined {
  const shownPages = pages.flatMap(({ was, is }) =>
    JSON.stringify(was) === JSON.stringify(is) ? [] : [was, is].filter((shown) => shown !== undefined),
  );
  const under = [...new Set(shownPages.map(({ parentId }) => parentId))];
  return shownPages.length > 0
    ? { under, tags: [...new Set(shownPages.flatMap((shown) => shown.tags))] }
    : undefined;
}

/** What a list shows of a page; undefined where visitors cannot reach it. */
function shownOf(tree: PageTree, pageId: number): ListedPage | undefined {
  const page = tree.page(pageId);
  return page && !page.isExternal && tree.isPublic(page) ? listedPage(tree, page) : undefined;
}

/** The job that re-renders the lists which show what this release changes. */
export function listsJob(
  scope: CompanyScope,
  now: Date,
  { before, after, changed }: { before: PageTree; after: PageTree; changed: readonly number[] },
): NewJob[] {
  const lists = changedLists(before, after, changed);
  return lists ? [newJob(scope, { kind: 'render-lists', ...lists }, now)] : [];
}

/**
 * The job that re-renders what may depend on pages released without the others: lists that show them, and links to
 * pages that appear or disappear. The job itself determines whether there are any.
 */
export function dependentsJob(
  scope: CompanyScope,
  now: Date,
  { before, after, changed }: { before: PageTree; after: PageTree; changed: readonly number[] },
): NewJob[] {
  const shownPages = changed.map((id) => ({ id, was: shownOf(before, id), is: shownOf(after, id) }));
  const lists = listsThatShow(shownPages);
  if (!lists) return [];
  const linked = shownPages.flatMap(({ id, was, is }) => (was?.href === is?.href ? [] : id));
  return [newJob(scope, { kind: 'render-lists', ...lists, linked }, now)];
}

const attributes = ['id', 'liveVersionId', 'listsUnder', 'listsTags', 'hasArticles', 'linkIds'] as const;

/**
 * The live pages that show one of these lists, have its feed or link to one of these pages, read from the
 * table.
 */
export async function livePagesWithLists(
  table: Table,
  scope: CompanyScope,
  { linked = [], ...lists }: Lists & { linked?: number[] | undefined },
): Promise<number[]> {
  const pages = await table.queryAll(pageEntity.range(scope), { attributes: [...attributes] });
  const linking = pages.filter(
    ({ liveVersionId, linkIds = [] }) => liveVersionId !== null && linkIds.some((id) => linked.includes(id)),
  );
  return [...new Set([...pagesWithLists(pages, lists), ...linking.map(({ id }) => id)])];
}

/** The live ones among these pages that show one of the lists or have its feed. */
export function pagesWithLists(
  pages: readonly Pick<PageRecord, (typeof attributes)[number]>[],
  lists: Lists,
): number[] {
  return pages
    .filter(({ liveVersionId }) => liveVersionId !== null)
    .filter(
      ({ id, listsUnder = [], listsTags = [], hasArticles }) =>
        (hasArticles && lists.under.includes(id)) ||
        listsUnder.some((parentId) => lists.under.includes(parentId)) ||
        listsTags.some((tag) => lists.tags.some((other) => isSameTag(tag, other))),
    )
    .map(({ id }) => id);
}

/** The lists that show a library picture because it is the picture of pages in them. */
export function listsWithPicture(pages: readonly PageRecord[], imageUrl: string): Lists {
  const shown = pages.filter(({ picture }) => picture === imageUrl);
  return {
    under: [...new Set(shown.map(parentIdOf))],
    tags: [...new Set(shown.flatMap(({ tags = '' }) => keywordTags(tags)))],
  };
}
