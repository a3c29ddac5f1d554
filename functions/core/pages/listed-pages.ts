import { type ListedPage, newestFirst } from '@galley/shared/components/listed-pages';
import { keywordTags } from '@galley/shared/schemas/page';
import type { PageRecord } from '../entities/page';
import { type PageTree, parentIdOf } from './page-tree';

/** A page as lists, feeds and social networks show it. */
export function listedPage(tree: PageTree, page: PageRecord): ListedPage {
  const { date = '', author = '', picture = '', pictureFocus, tags = '' } = page;
  return {
    pageId: page.id,
    parentId: parentIdOf(page),
    name: page.name,
    href: tree.fullUrlOf(page),
    summary: page.summary || page.scoMetaDescription,
    picture,
    ...(pictureFocus && { pictureFocus }),
    date,
    author,
    tags: keywordTags(tags),
    since: date || page.createdAt.slice(0, 10),
  };
}

/** All pages that a list may show, newest first: public pages of the site itself. */
export function listedPagesOf(tree: PageTree): ListedPage[] {
  return tree.pages
    .filter((page) => !page.isExternal && tree.isPublic(page))
    .map((page) => listedPage(tree, page))
    .sort(newestFirst);
}

/** Whether a page is an article, which its parent page decides. */
export function isArticle(tree: PageTree, page: PageRecord): boolean {
  return !page.isExternal && tree.parentOf(page)?.hasArticles === true;
}

/** The most entries of a feed. */
const mostInFeed = 20;

/** The newest articles under a page; undefined where the pages under it are not articles. */
export function feedOf(tree: PageTree, page: PageRecord): ListedPage[] | undefined {
  if (!page.hasArticles) return undefined;
  return tree
    .subPagesOf(page.id)
    .filter((article) => !article.isExternal && tree.isPublic(article))
    .map((article) => listedPage(tree, article))
    .sort(newestFirst)
    .slice(0, mostInFeed);
}
