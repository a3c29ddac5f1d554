import { readSearchText, searchTexts } from '@galley/shared/checks/search-engines';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { PageRecord } from '../entities/page';
import { linkFinder } from '../links-in';

type SearchTexts = Pick<PageRecord, (typeof searchTexts)[number]>;

/** The hint about a text that search engines show; undefined where there is none. */
export function hintOfText(field: keyof SearchTexts, value: string): string | undefined {
  const text = readSearchText(value);
  return text === '' ? undefined : `${field} ${text}`;
}

/** The hints about the texts that search engines show of a page. */
export const hintsOfTexts = (page: SearchTexts): string[] =>
  searchTexts.flatMap((field) => hintOfText(field, page[field]) ?? []);

/** The hint about a link to a path, or to a page by its id. */
export const hintOfLink = (path: string) => `link ${path}`;

/** The hint of a page that has too many links: it may link to anything. */
export const hintOfAnyLink = 'any link';

/** A company may get further hosts later, so a URL with any host counts. */
const anyHost = { has: () => true };

/** The hints about everything that components may link to on their site. */
export async function hintsOfLinks(components: readonly RenderableComponent[]): Promise<string[]> {
  const linksIn = await linkFinder(anyHost);
  return [...linksIn(components.map(({ data }) => data))].map(hintOfLink);
}
