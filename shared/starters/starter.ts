import type { CreatableType } from '../components/dictionary';
import type { CallRequest } from '../contract/call';
import type { Contract } from '../contract/contract';
import type { Theme } from '../theme/theme-words';

/**
 * A starter site: what a new company begins with instead of an empty page. It is written with the fields of the calls
 * that people's screens make, and goes through their schemas when a company gets it. Three kinds of words stand for what
 * only the company has:
 * - `{company}`, `{telephone}` and `{address}` in any text, `{call}` behind `tel:`
 * - the name of one of the starter's pictures in every field that holds a picture
 * - 1 in every field that holds a form: the starter has one form
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

/** The file is `pictures/<starter>/<name>.webp`; where it comes from is in `pictures/credits.json`. */
export interface StarterPicture {
  /** How the library calls it. */
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

/** A component of any type whose fields one call takes. */
export type StarterComponent = {
  [Type in StarterType]: { type: Type } & Omit<
    CallRequest<Contract[`create${Type}`]>,
    'pageId' | 'versionId'
  >;
}[StarterType];
type StarterType = Exclude<CreatableType, 'BannerContainer'>;
