import { readLink } from '../page-links';
import { markupTokens } from '../rich-text/markup-tokens';
import type { Finding } from '../schemas/version';
import {
  type CheckedComponent,
  type CheckedVersion,
  type KnownSite,
  placeOf,
  publishedValues,
} from './checked';

/** Where the links of a component lead, as they are stored, with the field that holds each. */
function linksOf(component: Omit<CheckedComponent, 'componentId'>) {
  return publishedValues(component).flatMap((found) => {
    const { field, value } = found;
    if (typeof value !== 'string') return [];
    if (field.kind === 'link' || (field.kind === 'file' && value !== ''))
      return [{ found, link: value.trim() }];
    return field.kind === 'richText' ? linksIn(value).map((link) => ({ found, link })) : [];
  });
}

function linksIn(html: string): string[] {
  if (!html.includes('<a ')) return [];
  return [...markupTokens(html)].flatMap(({ kind, tag, attributes }) =>
    kind === 'start' && tag === 'a' ? [attributes().get('href') ?? ''] : [],
  );
}

/** The address on the site that a link names by its path; undefined for a page by its number and all that leads elsewhere. */
function typedAddress(link: string): string | undefined {
  return /^\/(?!\/)/.test(link) && !readLink(link) ? link.replace(/[?#].*$/, '') : undefined;
}

/** The addresses of the site that someone typed in links, each once. */
export function typedAddressesIn(components: readonly Omit<CheckedComponent, 'componentId'>[]): string[] {
  const addresses = components.flatMap((component) =>
    linksOf(component).flatMap(({ link }) => typedAddress(link) ?? []),
  );
  return [...new Set(addresses)];
}

/** Links that lead visitors nowhere. */
export function checkLinks({ components, pageId }: CheckedVersion, site: KnownSite): Finding[] {
  return components.flatMap((component) =>
    linksOf(component).flatMap(({ found, link }): Finding[] => {
      const problem = problemOf(link, pageId, site);
      if (!problem) return [];
      const place = placeOf(component, found);
      const message = `${found.field.kind !== 'richText' ? place : `A link in ${place}`} ${problem}`;
      return [{ check: 'links', componentId: component.componentId, field: found.name, message }];
    }),
  );
}

function problemOf(
  link: string,
  ownId: number,
  { pages, files, deadAddresses }: KnownSite,
): string | undefined {
  const address = typedAddress(link);
  if (address !== undefined && deadAddresses.has(address)) {
    return `leads to ${address}, where there is no page. Choose another one.`;
  }
  const named = readLink(link);
  if (named?.kind === 'file') {
    return files.has(named.id) ? undefined : 'leads to a file that is gone. Choose another one.';
  }
  if (!named || named.id === ownId) return undefined;
  const page = pages.get(named.id);
  if (!page) return 'leads to a page that is gone. Choose another one.';
  if (page.isDeleted) return `leads to the page ${page.name}, which is deleted. Choose another one.`;
  return page.isPublic
    ? undefined
    : `leads to the page ${page.name}. Publish that one too: until then visitors get no link.`;
}
