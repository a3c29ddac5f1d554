import { type ListedPage, newestFirst } from '@galley/shared/components/listed-pages';
import { keywordTags } from '@galley/shared/schemas/page';
import type { PageRecord } from '../entities/page';
import { type PageTree, parentIdOf } from './page-tree';

/** What lists, feeds and networks show of a page. */
export function listedPage(tree: PageTree, page: PageRecord): ListedPage {
  const { date = '', author = '', picture = '', tags = '' } = page;
  return {
    pageId: page.id,
    parentId: parentIdOf(page),
    name: page.name,
    href: tree.fullUrlOf(page),
    summary: page.summary || page.scoMetaDescription,
    picture,
    date,
    author,
    tags: keywordTags(tags),
    since: date || page.createdAt.slice(0, 10),
  };
}

/** All pages that a list may show, newest first: those of the site's own that visitors can reach. */
export function listedPagesOf(tree: PageTree): ListedPage[] {
  return tree.pages
    .filter((page) => !page.isExternal && tree.isPublic(page))
    .map((page) => listedPage(tree, page))
    .sort(newestFirst);
}

/** Whether a page is an article: the page right above it says so. */
export function isArticle(tree: PageTree, page: PageRecord): boolean {
  return !page.isExternal && tree.parentOf(page)?.hasArticles === true;
}

/** More than these a feed does not tell of. */
const mostInFeed = 20;

/** The newest articles under a page; undefined where what is under it are none. */
export function feedOf(tree: PageTree, page: PageRecord): ListedPage[] | undefined {
  if (!page.hasArticles) return undefined;
  return tree
    .subPagesOf(page.id)
    .filter((article) => !article.isExternal && tree.isPublic(article))
    .map((article) => listedPage(tree, article))
    .sort(newestFirst)
    .slice(0, mostInFeed);
}
