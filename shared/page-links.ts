import { markupTokens } from './rich-text/markup-tokens';

/**
 * A link to a page of the site names the page by its number, `/page:12#prices`, so that it leads there wherever the
 * page moves; a link to a file of the library does the same, `/file:7`. No page can have such an address of its own.
 * What visitors get is made when a page is rendered.
 */
const stored = /^\/(page|file):([1-9]\d{0,7})((?:[?#].*)?)$/;

/** What a link names by its number. */
export interface LinkTarget {
  kind: 'page' | 'file';
  id: number;
}

export const linkOf = ({ kind, id }: LinkTarget): string => `/${kind}:${id}`;
export const pageLink = (pageId: number, rest = ''): string => `/page:${pageId}${rest}`;
export const fileLink = (fileId: number): string => `/file:${fileId}`;

/**
 * What a link names, with what is after its address: a query, the name of a part, or nothing. Undefined for every other
 * address.
 */
export function readLink(link: string): (LinkTarget & { rest: string }) | undefined {
  const [, kind, id, rest = ''] = stored.exec(link.trim()) ?? [];
  return kind === undefined ? undefined : { kind: kind as LinkTarget['kind'], id: Number(id), rest };
}

export function readPageLink(link: string): { pageId: number; rest: string } | undefined {
  const named = readLink(link);
  return named?.kind === 'page' ? { pageId: named.id, rest: named.rest } : undefined;
}

/** The number of the file that a link names, spelled as the library spells it. */
export function readFileLink(link: string): number | undefined {
  const named = readLink(link);
  return named?.kind === 'file' && link === fileLink(named.id) ? named.id : undefined;
}

/** The address of a page or a file, undefined where visitors cannot open it. */
export type AddressOf = (target: LinkTarget) => string | undefined;

/** Where a link leads just now: nowhere ('') where visitors cannot open what it names. */
export function addressOfLink(link: string, addressOf: AddressOf): string {
  const named = readLink(link);
  if (!named) return link;
  const address = addressOf(named);
  return address === undefined ? '' : address + named.rest;
}

const escaped = (address: string) =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const mayLink = (html: string) => html.includes('"/page:') || html.includes('"/file:');

/** The same for the links in a text of our own making. The words of one that leads nowhere stay. */
export function textWithAddresses(html: string, addressOf: AddressOf): string {
  if (!mayLink(html)) return html;
  let isDropped = false;
  const parts = [...markupTokens(html)].map(({ kind, tag, text, attributes }) => {
    if (tag !== 'a') return text;
    if (kind === 'end') return isDropped ? '' : text;
    const link = attributes().get('href') ?? '';
    const named = readLink(link);
    const address = named && addressOf(named);
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

/** Whether any content names a page or a file by its number, so that addresses are to be made. */
export const namesByNumber = (content: unknown): boolean =>
  /"\/(?:page|file):\d/.test(JSON.stringify(content) ?? '');

/** The files that any content names in a field or in a text, each once and in order; words that look like one, too. */
export function fileIdsIn(content: unknown): number[] {
  const text = JSON.stringify(content) ?? '';
  const ids = [...text.matchAll(/"\/file:([1-9]\d{0,7})(?!\d)/g)].map(([, id]) => Number(id));
  return [...new Set(ids)].sort((a, b) => a - b);
}
