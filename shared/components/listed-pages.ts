import type { ComponentData, RenderableComponent } from './dictionary';

/** A page as lists, feeds and search results show it. */
export interface ListedPage {
  pageId: number;
  /** 0 at the top level. */
  parentId: number;
  name: string;
  href: string;
  summary: string;
  /** An `imageUrl`, or ''. */
  picture: string;
  /** Its focal point in lists, where it has one of its own. */
  pictureFocus?: string;
  /** A day, as `2026-11-22`, or ''. */
  date: string;
  author: string;
  tags: string[];
  /** The day by which it is sorted: its date, or the day of its creation. */
  since: string;
}

/** The criteria of a list. */
export interface ListedBy {
  source: 'below' | 'page' | 'tag';
  /** The page whose subpages are listed, where `source` is `page`. */
  parent: number;
  tag: string;
  order: 'newest' | 'name';
  limit: number;
}

export const isSameTag = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The page lists among these components. */
export const pageListsIn = (components: readonly RenderableComponent[]): ComponentData['PageList'][] =>
  components.flatMap(({ type, data }) => (type === 'PageList' ? [data] : []));

/** The page whose subpages a list shows; undefined where it filters by tag. */
export function listedUnder({ source, parent }: Pick<ListedBy, 'source' | 'parent'>, onPage: number) {
  if (source === 'tag') return undefined;
  return source === 'below' ? onPage : parent;
}

/** Newest first; within one day, the page that was created last. */
export function newestFirst(one: ListedPage, other: ListedPage): number {
  return other.since.localeCompare(one.since) || other.pageId - one.pageId;
}

/** The pages that a list on a page shows, out of all public pages; never that page itself. */
export function pagesListed(by: ListedBy, onPage: number, pages: readonly ListedPage[]): ListedPage[] {
  const under = listedUnder(by, onPage);
  const found = pages.filter(
    (page) =>
      page.pageId !== onPage &&
      (under === undefined
        ? by.tag !== '' && page.tags.some((tag) => isSameTag(tag, by.tag))
        : page.parentId === under),
  );
  const sorted =
    by.order === 'name'
      ? found.toSorted((one, other) => one.name.localeCompare(other.name))
      : found.toSorted(newestFirst);
  return sorted.slice(0, by.limit);
}
