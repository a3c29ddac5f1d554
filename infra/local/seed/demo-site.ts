import type { ColumnFormat } from '@galley/shared/components/column-formats';
import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import type { DayField } from '@galley/shared/opening-hours';
import type { StarterName } from '@galley/shared/starters/names';
import type { Starter, StarterComponent, StarterPage } from '@galley/shared/starters/starter';
import type { siteFonts } from '@galley/shared/stored-words';

export interface DemoCompany {
  key: string;
  adminEmail: string;
  editor?: { email: string; firstName: string; lastName: string; phoneNumber: string };
  settings: { companyName: string; address: string; telephone: string };
  /** A starter, as every new company begins with one, or a site of its own. */
  site: StarterName | DemoSite;
}

/** A site in the format of the starters, and what only a demo has. */
export interface DemoSite extends Pick<Starter, 'footer'>, Partial<Pick<Starter, 'theme' | 'form'>> {
  settings: {
    copyrightName: string;
    primaryColor: string;
    font: (typeof siteFonts)[number];
    facebookLink?: string;
    instagramLink?: string;
    youtubeLink?: string;
    holidays?: string;
  } & Partial<Record<DayField, string>>;
  /** Pictures of the site, by name. */
  look?: { logoUrl: string; darkLogoUrl: string; favicon: string; shareImage: string };
  /** Adds a sign-up box that posts to a page of the mailbox, which simulates a mailing-list provider. */
  hasNewsletter?: true;
  tabs?: DemoTab[];
  /** The files are PNG, in `pictures/<company>/`. */
  pictures?: Starter['pictures'];
  files?: DemoFile[];
  home: DemoPage;
  pages: DemoEntry[];
}

/** A component of a starter, where files are named by their titles, or a banner with slides. */
export type DemoComponent = StarterComponent | DemoBanner;

export interface DemoBanner
  extends Pick<CallRequest<Contract['createBannerContainer']>, 'sliderDuration' | 'height'> {
  type: 'BannerContainer';
  componentName: string;
  banners: Omit<CallRequest<Contract['createBanner']>, 'bannerContainerId'>[];
}

export interface DemoPage extends Omit<StarterPage, 'components'> {
  components: readonly DemoComponent[];
  showOnMenu?: boolean;
  noIndex?: boolean;
  children?: DemoEntry[];
  /** Left as a draft that was never submitted, so that the list shows one. */
  isDraft?: boolean;
}

/** A menu entry that leads to another site. */
export interface DemoExternalPage {
  name: string;
  externalUrl: string;
  openType: 'NewTab' | 'CurrentTab';
}

export type DemoEntry = DemoPage | DemoExternalPage;

/** A tab above the header. */
export type DemoTab = CallRequest<Contract['createNavbarTab']>;

/** A file of the library. */
export interface DemoFile {
  /** In `files/<company>/`. */
  fileName: string;
  title: string;
}

/** A Text Editor component, with the contents of its columns from left to right. */
export function text(
  componentName: string,
  format: ColumnFormat,
  columns: Partial<Record<'column1' | 'column2' | 'column3' | 'column4', string>>,
  borderStyle: 'none' | 'float' = 'none',
): DemoComponent {
  return { type: 'HtmlEditorColumns', componentName, format, borderStyle, ...columns };
}

/** A picture of the site inside a text; the seed replaces its name by the URL. */
export function picture(name: string, alt: string, attributes: string): string {
  return `<img src="{picture:${name}}" alt="${alt}" ${attributes}>`;
}
