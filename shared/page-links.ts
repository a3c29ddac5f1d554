import { markupTokens } from './rich-text/markup-tokens';

/**
 * A link to a page of the site is stored with the page's id, `/page:12#prices`, so that it keeps working when
 * the page moves; a link to a library file likewise, `/file:7`. No page can have such a path of its own. The
 * visitors' URL is inserted when a page is rendered.
 */
const stored = /^\/(page|file):([1-9]\d{0,7})((?:[?#].*)?)$/;

/** The target of a link by id. */
export interface LinkTarget {
  kind: 'page' | 'file';
  id: number;
}

export const linkOf = ({ kind, id }: LinkTarget): string => `/${kind}:${id}`;
export const pageLink = (pageId: number, rest = ''): string => `/page:${pageId}${rest}`;
export const fileLink = (fileId: number): string => `/file:${fileId}`;

/**
 * The target of a link by id, with the part after it: a query, a fragment, or nothing. Undefined for every
 * other link.
 */
export function readLink(link: string): (LinkTarget & { rest: string }) | undefined {
  const [, kind, id, rest = ''] = stored.exec(link.trim()) ?? [];
  return kind === undefined ? undefined : { kind: kind as LinkTarget['kind'], id: Number(id), rest };
}

export function readPageLink(link: string): { pageId: number; rest: string } | undefined {
  const named = readLink(link);
  return named?.kind === 'page' ? { pageId: named.id, rest: named.rest } : undefined;
}

/** The id of the file that a link refers to, in the library's exact spelling. */
export function readFileLink(link: string): number | undefined {
  const named = readLink(link);
  return named?.kind === 'file' && link === fileLink(named.id) ? named.id : undefined;
}

/** Resolves a page or a file to its URL, undefined where visitors cannot open it. */
export type ResolveTarget = (target: LinkTarget) => string | undefined;

/** The current URL of a link: '' where visitors cannot open its target. */
export function resolveLink(link: string, urlOf: ResolveTarget): string {
  const named = readLink(link);
  if (!named) return link;
  const url = urlOf(named);
  return url === undefined ? '' : url + named.rest;
}

const escaped = (url: string) =>
  url.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const mayLink = (html: string) => html.includes('"/page:') || html.includes('"/file:');

/** Resolves the links in a sanitised text. Where one leads nowhere, only its words are kept. */
export function resolveLinksInText(html: string, urlOf: ResolveTarget): string {
  if (!mayLink(html)) return html;
  let isDropped = false;
  const parts = [...markupTokens(html)].map(({ kind, tag, text, attributes }) => {
    if (tag !== 'a') return text;
    if (kind === 'end') return isDropped ? '' : text;
    const link = attributes().get('href') ?? '';
    const named = readLink(link);
    const url = named && urlOf(named);
    isDropped = named !== undefined && url === undefined;
    if (isDropped) return '';
    if (!named || url === undefined) return text;
    return text.replace(`href="${link}"`, () => `href="${escaped(url)}${named.rest}"`);
  });
  return parts.join('');
}

/** The page at a path of the site, undefined where there is none. */
export type PageAtPath = (path: string) => number | undefined;

/** A link by path as it is stored when it is picked, where the path is a page's. */
export function linkById(link: string, pageAt: PageAtPath): string {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(link) ?? [];
  const pageId = pageAt(path);
  return pageId === undefined ? link : pageLink(pageId, rest);
}

/** A text whose links by path are stored as picked ones. */
export function linksByIdInText(html: string, pageAt: PageAtPath): string {
  return [...markupTokens(html)]
    .map(({ kind, tag, text, attributes }) => {
      if (kind !== 'start' || tag !== 'a') return text;
      const link = attributes().get('href') ?? '';
      return text.replace(`href="${link}"`, () => `href="${linkById(link, pageAt)}"`);
    })
    .join('');
}

/** The pages that the links in a text refer to. */
export function pagesLinkedIn(html: string): number[] {
  if (!mayLink(html)) return [];
  return [...markupTokens(html)].flatMap(({ kind, tag, attributes }) => {
    if (kind !== 'start' || tag !== 'a') return [];
    return readPageLink(attributes().get('href') ?? '')?.pageId ?? [];
  });
}

/** Whether any content refers to a page or a file by id, so that links must be resolved. */
export const namesByNumber = (content: unknown): boolean =>
  /"\/(?:page|file):\d/.test(JSON.stringify(content) ?? '');

/**
 * The files that any content refers to in a field or in a text, sorted and without duplicates; may include
 * words that merely look like such a link.
 */
export function fileIdsIn(content: unknown): number[] {
  const text = JSON.stringify(content) ?? '';
  const ids = [...text.matchAll(/"\/file:([1-9]\d{0,7})(?!\d)/g)].map(([, id]) => Number(id));
  return [...new Set(ids)].sort((a, b) => a - b);
}
