import { readSearchText, searchTexts } from '@galley/shared/checks/search-engines';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { sha256 } from '../entities/key-parts';
import type { PageRecord } from '../entities/page';
import { linkFinder } from '../links-in';

const hashOf = (what: string) => sha256(what).slice(0, 32);

type SearchTexts = Pick<PageRecord, (typeof searchTexts)[number]>;

/** The hash of a text that search engines show; undefined where there is none. */
export function searchTextHash(field: keyof SearchTexts, value: string): string | undefined {
  const read = readSearchText(value);
  return read === '' ? undefined : hashOf(`${field} ${read}`);
}

/** The hashes of the texts that search engines show of a page. */
export const searchTextHashes = (page: SearchTexts): string[] =>
  searchTexts.flatMap((field) => searchTextHash(field, page[field]) ?? []);

/** The hash of a path that a page links to, or of a link by a page's id. */
export const linkHash = (path: string) => hashOf(`link ${path}`);

/** Stands for all links of a page that has too many. */
export const anyLinkHash = hashOf('any link');

/** Whatever a site is called now or later: which hosts are its own may change. */
const anyHost = { has: () => true };

/** The hashes of everything that components may link to on their site. */
export async function linkHashesIn(components: readonly RenderableComponent[]): Promise<string[]> {
  const linksIn = await linkFinder(anyHost);
  return [...linksIn(components.map(({ data }) => data))].map(linkHash);
}
