/** What others show of a page: lists, feeds, search results. */
export interface ListedPage {
  pageId: number;
  /** 0 at the top level. */
  parentId: number;
  name: string;
  href: string;
  summary: string;
  /** An `imageUrl`, or ''. */
  picture: string;
  /** A day, as `2026-11-22`, or ''. */
  date: string;
  author: string;
  tags: string[];
  /** The day by which it is sorted: its date, or when it was made. */
  since: string;
}

/** Which pages a list asks for. */
export interface ListedBy {
  source: 'below' | 'page' | 'tag';
  /** The page whose sub pages are listed, where `source` is `page`. */
  parent: number;
  tag: string;
  order: 'newest' | 'name';
  limit: number;
}

export const isSameTag = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The page whose sub pages a list shows; undefined where it goes by a tag. */
export function listedUnder({ source, parent }: Pick<ListedBy, 'source' | 'parent'>, onPage: number) {
  if (source === 'tag') return undefined;
  return source === 'below' ? onPage : parent;
}

/** Newest first; of one day, the page that was made last. */
export function newestFirst(one: ListedPage, other: ListedPage): number {
  return other.since.localeCompare(one.since) || other.pageId - one.pageId;
}

/** What a list on a page shows, of all pages that visitors can reach; never that page itself. */
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
