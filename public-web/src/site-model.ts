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

/** What the public site is rendered from: plain data, read from the table by a release. No React here. */

/** One entry of the menu: a public page, an external address, or a text that holds pages. */
export interface MenuEntry {
  pageId: number;
  name: string;
  /** Full URL of the page, or the address of an external one. */
  href: string;
  isExternal: boolean;
  openType: 'NewTab' | 'CurrentTab' | null;
  /** False: the entry stands as text only. */
  isLink: boolean;
  children: MenuEntry[];
}

/** A page that others hang under without being on the menu itself; only breadcrumbs name it. */
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
  /** How people read it, where that is not how it is dialled from everywhere. */
  telephoneShown?: string;
  /** When it is open, from Monday; absent or empty where no one has said. */
  hours?: WeekHours;
  holidays?: Holiday[];
  /** Where the company is, as a code of two letters. */
  country: string;
  /** Images are an `imageUrl` of the company's library (`acme/12/logo.png`), or ''. */
  logoUrl: string;
  /** Shown instead of it where the ground is dark. */
  darkLogoUrl?: string;
  social: Partial<Record<SocialField, string>>;
  newsletterUrl: string;
  /** A language tag (`en-US`); decides the direction of writing too. */
  language: string;
  timeZone: string;
  /** `#rrggbb`, or '' for the default. */
  primaryColor: string;
  font: string;
  /** Absent: the look that brand colour and font make. */
  theme?: Theme | undefined;
  /** What the header's button leads to, where the theme has chosen a page that visitors can open. */
  headerLink?: { label: string; href: string } | undefined;
  /** What was made of the logo: its number, and beside which pictures it lies. */
  logoPictures?: { of: number; icon: string; share: string };
  favicon: string;
  shareImage: string;
  /** `hydrated`: browsers that can go from page to page without loading a document each time. */
  siteRuntime: (typeof siteRuntimes)[number];
  /** The code by which a search console knows the site as the company's, or ''. */
  siteVerification: string;
  footer: SiteFooter;
  tabs: NavbarTab[];
  /** Up to four levels, of which the top menu shows three; only what is on the menu and public. */
  menu: MenuEntry[];
  offMenuParents?: OffMenuParent[];
  /** The pictures that the chrome shows; one that is not among them is shown without its copies. */
  images?: ImageModels;
}

export type { FormField, FormModel };

export interface PageModel extends PageDetails {
  /** What components show besides their own fields. */
  surroundings?: Surroundings;
  /** In the order of the page. */
  components: RenderableComponent[];
  /** The forms that the components use, by form id. A component whose form is missing shows no fields. */
  forms: Record<number, FormModel>;
  /** The pictures that the components show; one that is not among them is shown without its copies. */
  images?: ImageModels;
}

export type StyleName = keyof typeof styleSheets;

/** The scripts that a page may need. Everything else works without any. */
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
  /** Where frames are loaded from after a click, and whether it plays a file of the library: the policy allows no more. */
  frames?: string[];
  hasMedia?: true;
}

/** Documents that are no page: an address that is not there, a suspended company. */
export const barePage: PageParts = {
  islands: [],
  styles: ['base', 'button', 'notice'],
};

/**
 * An entry of the menu inside the chrome. Entries stand in the order of the menu,
 * an entry's children right after it, so that `parent` (index, or -1) is all that the tree needs.
 */
export interface ChromeEntry {
  id: number;
  /** Full URL of a page, or '' for an external address. */
  path: string;
  /** HTML: the entry as a link, or as a `<span>` where it is text only. */
  link: string;
  parent: number;
}

/** What search engines are told of the company; texts as they are, pictures as paths, '' where there is none. */
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
  /** Shared parts of `<head>`: favicon, theme colour, site name. */
  head: string;
  /** The company's colours and font, as CSS after the parts of the style. */
  theme: string;
  /** What its theme adds to parts of the style, by their names: CSS for documents that have those. */
  themeParts?: Partial<Record<string, string>>;
  /** Documents load typefaces of the site's own. */
  hasFonts?: true;
  /** Where inner pages have no side menu; absent, everywhere they have one. */
  sideMenu?: Exclude<ThemeChoices['sideMenu'], 'on'>;
  /** Path of the picture that social networks show, escaped, or ''. */
  shareImage: string;
  /** The same of the one that was made of the logo: for pages that show no picture. */
  logoPicture?: string;
  business: BusinessData;
  /** `<meta>` of the home page for a search console, or ''. */
  verification: string;
  /** Documents bring the script that goes from page to page in the browser. */
  isHydrated?: boolean;
  /** Where the newsletter box posts to: an origin that the policy must allow, or ''. */
  newsletterOrigin: string;
  /** The header in three parts, so that only the menu is searched for the current page. */
  headerStart: string;
  menu: string;
  headerEnd: string;
  footer: string;
  /** Parts of the style that header and footer need, by `stylesIn`. */
  styles: StyleName[];
  entries: ChromeEntry[];
  /** Breadcrumbs of parents that are not on the menu, by full URL: their `link` as in an entry. */
  offMenuParents: Record<string, string>;
}

/** One page, rendered when it is released. Plain JSON, stored compressed at its path. */
export interface PageFragments extends PageParts {
  pageId: number;
  fullUrl: string;
  /** Escaped. */
  name: string;
  /** The page's own parts of `<head>`: title, description, keywords, Open Graph. */
  head: string;
  /** The components, in `<main>`. */
  main: string;
  /** Path of its first picture, escaped, or '': for social networks where the company named none. */
  picture: string;
  /** Path of the picture that was chosen for it, escaped: it goes before all others. */
  ownPicture?: string;
  /** Whether it has the side menu, where it was said of this page. */
  sideMenu?: 'on' | 'off';
  /** Who wrote an article and when, as HTML. */
  byline?: string;
  article?: ArticleData;
  /** What its feed tells of; absent where it has none. */
  feed?: ListedPage[];
  /** True when the components hold an `<h1>` of their own. */
  hasHeading: boolean;
  /** Types that no renderer knows: skipped for visitors, for the caller to log. */
  skippedTypes: string[];
  /** Size of head and main in bytes of UTF-8. */
  bytes: number;
}
