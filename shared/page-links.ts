import { markupTokens } from './rich-text/markup-tokens';

/**
 * A link to a page of the site names the page by its number, `/page:12#prices`, so that it leads there wherever the
 * page moves. No page can have such an address of its own. What visitors get is made when a page is rendered.
 */
const stored = /^\/page:([1-9]\d{0,7})((?:[?#].*)?)$/;

export const pageLink = (pageId: number, rest = ''): string => `/page:${pageId}${rest}`;

/**
 * The page that a link names, with what is after its address: a query, the name of a part, or nothing. Undefined for
 * every other address.
 */
export function readPageLink(link: string): { pageId: number; rest: string } | undefined {
  const [, pageId, rest = ''] = stored.exec(link.trim()) ?? [];
  return pageId === undefined ? undefined : { pageId: Number(pageId), rest };
}

/** The address of a page, undefined where visitors cannot open it. */
export type AddressOf = (pageId: number) => string | undefined;

/** Where a link leads just now: nowhere ('') where visitors cannot open the page that it names. */
export function addressOfLink(link: string, addressOf: AddressOf): string {
  const named = readPageLink(link);
  if (!named) return link;
  const address = addressOf(named.pageId);
  return address === undefined ? '' : address + named.rest;
}

const escaped = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const mayLink = (html: string) => html.includes('"/page:');

/** The same for the links in a text of our own making. The words of one that leads nowhere stay. */
export function textWithAddresses(html: string, addressOf: AddressOf): string {
  if (!mayLink(html)) return html;
  let isDropped = false;
  const parts = [...markupTokens(html)].map(({ kind, tag, text, attributes }) => {
    if (tag !== 'a') return text;
    if (kind === 'end') return isDropped ? '' : text;
    const link = attributes().get('href') ?? '';
    const named = readPageLink(link);
    const address = named && addressOf(named.pageId);
    isDropped = named !== undefined && address === undefined;
    if (isDropped) return '';
    if (!named || address === undefined) return text;
    return text.replace(`href="${link}"`, () => `href="${escaped(address)}${named.rest}"`);
  });
  return parts.join('');
}

/** The pages that the links in a text name. */
export function pagesLinkedIn(html: string): number[] {
  if (!mayLink(html)) return [];
  return [...markupTokens(html)].flatMap(({ kind, tag, attributes }) => {
    if (kind !== 'start' || tag !== 'a') return [];
    return readPageLink(attributes().get('href') ?? '')?.pageId ?? [];
  });
}
