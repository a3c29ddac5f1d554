import type { ColumnFormat } from '@galley/shared/components/column-formats';
import type { CreatableType } from '@galley/shared/components/dictionary';
import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import type { siteFonts } from '@galley/shared/stored-words';
import type { Theme } from '@galley/shared/theme/theme-words';

/**
 * A component of a demo company's site; the seed creates it with the same calls that users make. Its pictures are
 * identified by their descriptions, its files by their titles.
 */
export type DemoComponent =
  | DemoBanner
  | {
      [Type in Exclude<CreatableType, 'BannerContainer'>]: { type: Type } & Omit<
        CallRequest<Contract[`create${Type}`]>,
        'pageId' | 'versionId'
      >;
    }[Exclude<CreatableType, 'BannerContainer'>];

export interface DemoBanner
  extends Pick<CallRequest<Contract['createBannerContainer']>, 'sliderDuration' | 'height'> {
  type: 'BannerContainer';
  componentName: string;
  banners: Omit<CallRequest<Contract['createBanner']>, 'bannerContainerId'>[];
}

export interface DemoPage {
  name: string;
  friendlyUrl: string;
  title: string;
  description: string;
  keywords: string;
  showOnMenu?: boolean;
  noIndex?: boolean;
  components: DemoComponent[];
  children?: (DemoPage | DemoExternalPage)[];
  /** Left as a draft that was never submitted, so that the list shows one. */
  isDraft?: boolean;
}

/** A menu entry that leads to another site. */
export interface DemoExternalPage {
  name: string;
  externalUrl: string;
  openType: 'NewTab' | 'CurrentTab';
}

/** A tab above the header. */
export type DemoTab = CallRequest<Contract['createNavbarTab']>;

/** A picture of the library. */
export interface DemoPicture {
  /** A PNG in `pictures/<company>/`. */
  fileName: string;
  imageDescription: string;
  altText: string;
}

/** A file of the library. */
export interface DemoFile {
  /** In `files/<company>/`. */
  fileName: string;
  title: string;
}

/** A form with its fields in order. */
export interface DemoForm {
  name: string;
  columns: number;
  fields: Omit<CallRequest<Contract['createFormField']>, 'formId'>[];
}

export interface DemoCompany {
  key: string;
  adminEmail: string;
  editor?: { email: string; firstName: string; lastName: string; phoneNumber: string };
  /** Adds a sign-up box that posts to a page of the mailbox, which simulates a mailing-list provider. */
  hasNewsletter?: true;
  settings: {
    companyName: string;
    copyrightName: string;
    address: string;
    telephone: string;
    primaryColor: string;
    font: (typeof siteFonts)[number];
    facebookLink?: string;
    instagramLink?: string;
    linkedinLink?: string;
    youtubeLink?: string;
  };
  /** Pictures of the library, by their descriptions. */
  look?: { logoUrl: string; favicon: string; shareImage: string };
  /** The site's theme; absent: derived from brand color and font. */
  theme?: Theme;
  footer: { contentColumn1: string; contentColumn2: string; contentColumn3: string; contentColumn4?: string };
  tabs?: DemoTab[];
  /** Uploaded before the pages; the last one is the first in the library. */
  pictures?: DemoPicture[];
  files?: DemoFile[];
  /** Created before the pages; the first gets the id 1. */
  forms?: DemoForm[];
  home: DemoPage;
  pages: (DemoPage | DemoExternalPage)[];
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

/** A library picture inside a text; the seed replaces the description by the URL. */
export function picture(description: string, alt: string, attributes: string): string {
  return `<img src="{picture:${description}}" alt="${alt}" ${attributes}>`;
}
