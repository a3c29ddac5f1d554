import { readOutsideUrl, responseWords } from '../outside-url';
import { readLink } from '../page-links';
import type { Finding } from '../schemas/version';
import type { CheckName } from './check-names';
import { type CheckedComponent, type CheckedVersion, type KnownSite, placeOf } from './checked';
import { type FoundLink, linksOf } from './links-of';

/**
 * The path that a link on the site contains; undefined for a link by page id, and for links to other sites.
 */
function typedPath(link: string): string | undefined {
  return /^\/(?!\/)/.test(link) && !readLink(link) ? link.replace(/[?#].*$/, '') : undefined;
}

/** The paths of the site in typed links, without duplicates. */
export function typedPathsIn(components: readonly Omit<CheckedComponent, 'componentId'>[]): string[] {
  const paths = components.flatMap((component) =>
    linksOf(component).flatMap(({ link }) => typedPath(link) ?? []),
  );
  return [...new Set(paths)];
}

/** The URLs of other sites in links, without duplicates. */
export function outsideUrlsIn(components: readonly Omit<CheckedComponent, 'componentId'>[]): string[] {
  const urls = components.flatMap((component) =>
    linksOf(component).flatMap(({ link }) => readOutsideUrl(link) ?? []),
  );
  return [...new Set(urls)];
}

/** Finds links that lead visitors nowhere. */
export const checkLinks = ({ components, pageId }: CheckedVersion, site: KnownSite): Finding[] =>
  findingsOf('links', components, (link) => problemOf(link, pageId, site));

/** Finds links to other sites that are known to be broken. */
export const checkOutsideLinks = (
  { components }: Pick<CheckedVersion, 'components'>,
  { brokenOutsideUrls }: Pick<KnownSite, 'brokenOutsideUrls'>,
): Finding[] =>
  findingsOf('outsideLinks', components, (link) => {
    const url = readOutsideUrl(link);
    const response = url === undefined ? undefined : brokenOutsideUrls.get(url);
    return response && `leads to ${url}: ${responseWords(response)}. Choose another one.`;
  });

function findingsOf(
  check: CheckName,
  components: readonly CheckedComponent[],
  problemWith: (link: string) => string | undefined,
): Finding[] {
  return components.flatMap((component) =>
    linksOf(component).flatMap(({ link, found }): Finding[] => {
      const problem = problemWith(link);
      if (!problem) return [];
      const message = `${nameOfLink(component, found)} ${problem}`;
      return [{ check, componentId: component.componentId, field: found.name, message }];
    }),
  );
}

/** A link in messages: its field, or the text that contains it. */
function nameOfLink(component: CheckedComponent, found: FoundLink['found']): string {
  const place = placeOf(component, found);
  return found.field.kind === 'richText' ? `A link in ${place}` : place;
}

/** The problem of a link within the site, in words that follow its name. */
export function problemOf(
  link: string,
  ownId: number,
  { pages, files, brokenPaths }: Pick<KnownSite, 'pages' | 'files' | 'brokenPaths'>,
): string | undefined {
  const path = typedPath(link);
  if (path !== undefined && brokenPaths.has(path)) {
    return `leads to ${path}, where there is no page. Choose another one.`;
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
