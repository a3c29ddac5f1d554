import type { Finding } from '../schemas/version';
import type { CheckedVersion, KnownPage, KnownSite } from './checked';

/** The details of a page that search engines show. */
export const searchTexts = ['scoTitle', 'scoMetaDescription'] as const;
export type SearchText = (typeof searchTexts)[number];

const labels: Record<SearchText, string> = {
  scoTitle: 'SEO Title',
  scoMetaDescription: 'SEO Description',
};

/** What search results tell apart of a text. */
export const readSearchText = (text: string) => text.trim().toLowerCase();

/** Whether search results show this text for another page. */
export const showsText = (page: KnownPage, field: SearchText, text: string): boolean =>
  !page.isExternal &&
  !page.isDeleted &&
  !page.noIndex &&
  readSearchText(page[field]) === readSearchText(text);

/** Checks the texts that search engines show: they must exist and be unique among the pages. */
export function checkSearchEngines(version: CheckedVersion, { pages }: KnownSite): Finding[] {
  if (version.noIndex) return [];
  return searchTexts.flatMap((field): Finding[] => {
    const check = 'searchEngines';
    const [label, text] = [labels[field], version[field]];
    if (readSearchText(text) === '') {
      return [
        { check, field, message: `${label} is empty. Write one under Page Details: search results show it.` },
      ];
    }
    const twin = [...pages].find(([id, page]) => id !== version.pageId && showsText(page, field, text))?.[1];
    if (!twin) return [];
    const message = `${label} is the same as that of the page ${twin.name}. Give each its own under Page Details, so that search results tell them apart.`;
    return [{ check, field, message }];
  });
}
