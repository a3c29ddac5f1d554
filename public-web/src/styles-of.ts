import { type ChromeFragments, type PageParts, type StyleName, styleNames } from './site-model';

/** The style sheets of a document: those of its page, or all where other pages will be shown in it. */
export function stylesOf(chrome: ChromeFragments | undefined, { styles }: PageParts): StyleName[] {
  return chrome?.isHydrated ? [...styleNames] : styles;
}
