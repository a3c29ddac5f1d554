import type { ListedPage } from '@galley/shared/components/listed-pages';
import type { SideMenuChoice } from '@galley/shared/page-details';

/** What is known about a page besides its components. */
export interface PageDetails {
  pageId: number;
  name: string;
  /** `/` for the home page, else `/parent/page`. */
  fullUrl: string;
  scoTitle: string;
  scoMetaDescription: string;
  scoMetaKeywords: string;
  /** Search engines are asked not to index it. */
  noIndex?: boolean;
  /** Whether it has the side menu; absent where it follows the design of the site. */
  sideMenu?: SideMenuChoice | undefined;
  /** What lists of other pages show about it. */
  about?: ListedPage;
  /** Its parent page declares its children articles. */
  isArticle?: boolean;
  /** The day of its last change. */
  changedOn?: string;
  /** The page whose articles it belongs to, or whose articles are under it. */
  news?: { name: string; path: string } | undefined;
  /** The newest articles under it, where its children are articles. */
  feed?: ListedPage[] | undefined;
}

/** What search engines learn about an article; texts are unescaped. */
export interface ArticleData {
  name: string;
  summary: string;
  /** Days; '' where there is none. */
  date: string;
  changedOn: string;
  author: string;
  tags: string[];
}
