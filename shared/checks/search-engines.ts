import type { Finding } from '../schemas/version';
import type { CheckedVersion, KnownSite } from './checked';

const fields = [
  ['scoTitle', 'SEO Title'],
  ['scoMetaDescription', 'SEO Description'],
] as const;

const same = (text: string) => text.trim().toLowerCase();

/** Checks the texts that search engines show: they must exist and be unique among the pages. */
export function checkSearchEngines(version: CheckedVersion, { pages }: KnownSite): Finding[] {
  if (version.noIndex) return [];
  const others = [...pages].filter(
    ([pageId, page]) => pageId !== version.pageId && !page.isExternal && !page.isDeleted && !page.noIndex,
  );
  return fields.flatMap(([field, label]): Finding[] => {
    const check = 'searchEngines';
    const text = same(version[field]);
    if (text === '') {
      return [
        { check, field, message: `${label} is empty. Write one under Page Details: search results show it.` },
      ];
    }
    const twin = others.find(([, page]) => same(page[field]) === text)?.[1];
    if (!twin) return [];
    const message = `${label} is the same as that of the page ${twin.name}. Give each its own under Page Details, so that search results tell them apart.`;
    return [{ check, field, message }];
  });
}
