import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { ListedPage } from '@galley/shared/components/listed-pages';
import type { Holiday, WeekHours } from '@galley/shared/opening-hours';
import type { FormField, FormModel } from '@galley/shared/schemas/form';
import type { ImageModels } from '@galley/shared/schemas/image';
import type { NavbarTab, socialLinkFields } from '@galley/shared/schemas/site';
import type { siteRuntimes } from '@galley/shared/stored-words';
import type { Theme, ThemeChoices } from '@galley/shared/theme/theme-words';
import type { styleSheets } from './generated/site-assets';
import type { ArticleData, PageDetails } from './page-details';
import type { Surroundings } from './surroundings';

/** The plain data that the public site is rendered from; a release reads it from the table. No React here. */

/** One entry of the menu: a public page, an external URL, or a text that groups pages. */
export interface MenuEntry {
  pageId: number;
  name: string;
  /** The full path of the page, or the URL of an external one. */
  href: string;
  isExternal: boolean;
  openType: 'NewTab' | 'CurrentTab' | null;
  /** False: the entry is shown as text only. */
  isLink: boolean;
  children: MenuEntry[];
}

/** A page that others are under without being on the menu itself; only breadcrumbs name it. */
export type OffMenuParent = Omit<MenuEntry, 'children'>;

export type SocialField = (typeof socialLinkFields)[number];

export interface SiteFooter {
  contentColumn1: string;
  contentColumn2: string;
  contentColumn3: string;
  contentColumn4: string;
}

export interface SiteModel {
  companyKey: string;
  companyName: string;
  copyrightName: string;
  address: string;
  telephone: string;
  /** The number as people write it, where that differs from the international form. */
  telephoneShown?: string;
  /** Opening hours from Monday; absent or empty where none were entered. */
  hours?: WeekHours;
  holidays?: Holiday[];
  /** The company's country, as a code of two letters. */
  country: string;
  /** Images are an `imageUrl` of the company's library (`acme/12/logo.png`), or ''. */
  logoUrl: string;
  /** Shown instead of it on dark backgrounds. */
  darkLogoUrl?: string;
  social: Partial<Record<SocialField, string>>;
  newsletterUrl: string;
  /** A language tag (`en-US`); it also decides the writing direction. */
  language: string;
  timeZone: string;
  /** `#rrggbb`, or '' for the default. */
  primaryColor: string;
  font: string;
  /** Absent where the look follows from brand colour and font alone. */
  theme?: Theme | undefined;
  /** The target of the header's button, where the theme has chosen a page that visitors can open. */
  headerLink?: { label: string; href: string } | undefined;
  /** The pictures made of the logo: the number of that logo, and the paths of the pictures. */
  logoPictures?: { of: number; icon: string; share: string };
  favicon: string;
  shareImage: string;
  /** `hydrated`: browsers go from page to page without loading a document each time. */
  siteRuntime: (typeof siteRuntimes)[number];
  /** The code that proves to a search console that the site is the company's, or ''. */
  siteVerification: string;
  footer: SiteFooter;
  tabs: NavbarTab[];
  /** Up to four levels, of which the top menu shows three; only public pages on the menu. */
  menu: MenuEntry[];
  offMenuParents?: OffMenuParent[];
  /** The pictures of the chrome; a picture that is missing here is shown without its variants. */
  images?: ImageModels;
}

export type { FormField, FormModel };

export interface PageModel extends PageDetails {
  /** What components show besides their own fields. */
  surroundings?: Surroundings;
  /** The components in the order of the page. */
  components: RenderableComponent[];
  /** The forms that the components use, by form id. A component whose form is missing shows no fields. */
  forms: Record<number, FormModel>;
  /** The pictures of the components; a picture that is missing here is shown without its variants. */
  images?: ImageModels;
}

export type StyleName = keyof typeof styleSheets;

/** The scripts that a page may need. Everything else works without scripts. */
export const islandNames = [
  'announcement',
  'banner',
  'boxes',
  'form',
  'conditions',
  'files',
  'embed',
] as const;
export type IslandName = (typeof islandNames)[number];

/** What a document loads. */
export interface PageParts {
  islands: IslandName[];
  /** Parts of the style, by `stylesIn`. */
  styles: StyleName[];
  /**
   * The origins of frames that load after a click, and whether a file of the library is played: the policy
   * allows no more.
   */
  frames?: string[];
  hasMedia?: true;
}

/** Documents that are not pages: an unknown path, a suspended company. */
export const barePage: PageParts = {
  islands: [],
  styles: ['base', 'button', 'notice'],
};

/**
 * An entry of the menu inside the chrome. An entry's children follow it in the list, so that `parent` (index,
 * or -1) is enough to describe the tree.
 */
export interface ChromeEntry {
  id: number;
  /** The full path of a page, or '' for an external URL. */
  path: string;
  /** HTML: the entry as a link, or as a `<span>` where it is text only. */
  link: string;
  parent: number;
}

/**
 * What search engines learn about the company; texts are unescaped, pictures are paths, '' where there is
 * none.
 */
export interface BusinessData {
  name: string;
  telephone: string;
  address: string | Record<string, string> | null;
  logo: string;
  image: string;
  sameAs: string[];
  hours?: WeekHours;
  holidays?: Holiday[];
}

/** Everything that the pages of a site share, rendered once per release. Plain JSON, stored compressed. */
export interface ChromeFragments {
  companyName: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** The shared parts of `<head>`: favicon, theme colour, site name. */
  head: string;
  /** The company's colours and font, as CSS that follows the parts of the style. */
  theme: string;
  /** What the theme adds to parts of the style, by their names: CSS for documents that have those parts. */
  themeParts?: Partial<Record<string, string>>;
  /** Parts of the style that the theme does without, named in the same way. */
  themeWithout?: string[];
  /** Documents load fonts from the site's own host. */
  hasFonts?: true;
  /** Where inner pages have no side menu; absent where all of them have it. */
  sideMenu?: Exclude<ThemeChoices['sideMenu'], 'on'>;
  /** Path of the picture that social networks show, escaped, or ''. */
  shareImage: string;
  /** The share picture that was made of the logo, for pages that show no picture. */
  logoPicture?: string;
  business: BusinessData;
  /** `<meta>` of the home page for a search console, or ''. */
  verification: string;
  /** Documents load the script that goes from page to page in the browser. */
  isHydrated?: boolean;
  /** The origin that the newsletter box posts to, which the policy must allow, or ''. */
  newsletterOrigin: string;
  /** The header in three parts, so that only the menu is searched for the current page. */
  headerStart: string;
  menu: string;
  headerEnd: string;
  footer: string;
  /** The parts of the style that header and footer need, by `stylesIn`. */
  styles: StyleName[];
  entries: ChromeEntry[];
  /** Breadcrumbs of parents that are not on the menu, by full path: their `link` as in an entry. */
  offMenuParents: Record<string, string>;
}

/** One page, rendered when it is released. Plain JSON, stored compressed at its path. */
export interface PageFragments extends PageParts {
  pageId: number;
  fullUrl: string;
  /** The name, escaped. */
  name: string;
  /** The page's own parts of `<head>`: title, description, keywords, Open Graph. */
  head: string;
  /** The components, in `<main>`. */
  main: string;
  /** Path of its first picture, escaped, or '': for social networks where the company named none. */
  picture: string;
  /** Path of the picture that was chosen for the page, escaped; it takes precedence over all others. */
  ownPicture?: string;
  /** Whether it has the side menu, where the page itself decides that. */
  sideMenu?: 'on' | 'off';
  /** Author and date of an article, as HTML. */
  byline?: string;
  article?: ArticleData;
  /** The articles of its feed; absent where it has none. */
  feed?: ListedPage[];
  /** True when the components contain an `<h1>`. */
  hasHeading: boolean;
  /** Types without a renderer: skipped for visitors, logged by the caller. */
  skippedTypes: string[];
  /** Size of head and main in bytes of UTF-8. */
  bytes: number;
}
