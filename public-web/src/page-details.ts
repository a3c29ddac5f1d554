import type { ListedPage } from '@galley/shared/components/listed-pages';
import type { SideMenuChoice } from '@galley/shared/page-details';

/** What of a page is known besides its components. */
export interface PageDetails {
  pageId: number;
  name: string;
  /** `/` for the home page, else `/parent/page`. */
  fullUrl: string;
  scoTitle: string;
  scoMetaDescription: string;
  scoMetaKeywords: string;
  /** Search engines are asked to leave it out. */
  noIndex?: boolean;
  /** Whether it has the side menu; absent, as the design of the site has it. */
  sideMenu?: SideMenuChoice | undefined;
  /** What others show of it. */
  about?: ListedPage;
  /** The page right above says that it is an article. */
  isArticle?: boolean;
  /** The day of its last change. */
  changedOn?: string;
  /** The page whose articles it is among, or has under it. */
  news?: { name: string; path: string } | undefined;
  /** The newest articles under it, where what is under it are articles. */
  feed?: ListedPage[] | undefined;
}

/** What search engines are told of an article; texts as they are. */
export interface ArticleData {
  name: string;
  summary: string;
  /** Days; '' where there is none. */
  date: string;
  changedOn: string;
  author: string;
  tags: string[];
}
