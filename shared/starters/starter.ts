import type { CreatableType } from '../components/dictionary';
import type { CallRequest } from '../contract/call';
import type { Contract } from '../contract/contract';
import type { Theme } from '../theme/theme-words';

/**
 * A starter site, with which a new company can begin instead of an empty page. It is written with the fields
 * of the calls that screens make, and passes their schemas when a company gets it. There are four kinds of
 * placeholders:
 * - `{company}` in any text; address, telephone and hours are those of the settings, shown by Find Us and the header
 * - the name of one of the starter's pictures in every picture field
 * - 1 in every form field: the starter has one form
 * - `{sunday 2}` in every date: the second Sunday after the day on which a company gets the site
 */
export interface Starter {
  theme: Theme;
  pictures: Record<string, StarterPicture>;
  form: StarterForm;
  footer: Record<'contentColumn1' | 'contentColumn2' | 'contentColumn3' | 'contentColumn4', string>;
  home: StarterPage;
  /** In the order of the menu. */
  pages: readonly StarterPage[];
}

/** The file is `pictures/<starter>/<name>.webp`; its source is listed in `pictures/credits.json`. */
export interface StarterPicture {
  /** The description in the library. */
  description: string;
  altText: string;
}

export interface StarterForm {
  name: string;
  columns: number;
  thankYouText: string;
  fields: readonly Omit<CallRequest<Contract['createFormField']>, 'formId'>[];
}

export interface StarterPage {
  name: string;
  friendlyUrl: string;
  title: string;
  description: string;
  keywords: string;
  components: readonly StarterComponent[];
}

/** A component of any type that a single call can create. */
export type StarterComponent = {
  [Type in StarterType]: { type: Type } & Omit<
    CallRequest<Contract[`create${Type}`]>,
    'pageId' | 'versionId'
  >;
}[StarterType];
type StarterType = Exclude<CreatableType, 'BannerContainer'>;
