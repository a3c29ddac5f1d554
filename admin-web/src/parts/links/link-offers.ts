import { fileLink, pageLink, readFileLink, readPageLink } from '@galley/shared/page-links';
import type { LibraryFile } from '@galley/shared/schemas/file';
import type { PageListRow } from '@galley/shared/schemas/page';
import { factsOf } from '../files/file-texts';
import { completeUrl, isAllowedLink } from './link-url';

/** A suggestion for a typed link. */
export interface LinkOffer {
  /** The value that is stored when it is chosen. */
  link: string;
  label: string;
  detail: string;
}

const mostPages = 8;
/** Fewer files are offered, since pages come first; typing narrows them down. */
const mostFiles = 4;

const isThere = ({ versionStatus, parentDeleted }: PageListRow) =>
  versionStatus !== 'Deleted' && !parentDeleted;

/** Suggests pages whose name or path contains the typed text, files by their titles, and other readings of it. */
export function linkOffers(
  typed: string,
  pages: readonly PageListRow[],
  files: readonly LibraryFile[] = [],
): LinkOffer[] {
  const wanted = typed.trim().toLowerCase();
  const found = pages
    .filter(isThere)
    .filter(({ pageName, fullUrl }) => `${pageName}\n${fullUrl}`.toLowerCase().includes(wanted))
    .slice(0, mostPages)
    .map(({ pageId, pageName, fullUrl }) => ({ link: pageLink(pageId), label: pageName, detail: fullUrl }));
  const documents = files
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .slice(0, mostFiles)
    .map((file) => ({ link: fileLink(file.id), label: file.title, detail: `File: ${factsOf(file)}` }));
  return [...found, ...documents, ...urlOffers(typed)];
}

/** The page or the file with the typed name; undefined for what is a URL already. */
export function linkNamed(
  typed: string,
  pages: readonly PageListRow[],
  files: readonly LibraryFile[] = [],
): string | undefined {
  if (isAllowedLink(completeUrl(typed))) return undefined;
  const isMeant = (name: string) => name.toLowerCase() === typed.trim().toLowerCase();
  const page = pages.find(({ pageName }) => isMeant(pageName));
  if (page) return pageLink(page.pageId);
  const file = files.find(({ title }) => isMeant(title));
  return file && fileLink(file.id);
}

function urlOffers(typed: string): LinkOffer[] {
  const link = completeUrl(typed);
  // A typed URL needs no choice.
  if (link === typed.trim() || !isAllowedLink(link)) return [];
  const [, kind = '', rest = ''] = /^(mailto|tel|https?):(?:\/\/)?(.+)$/i.exec(link) ?? [];
  if (/^mailto$/i.test(kind)) return [{ link, label: `Write to ${rest}`, detail: 'Opens an email' }];
  if (/^tel$/i.test(kind)) return [{ link, label: `Call ${rest}`, detail: 'Calls on a phone' }];
  return [{ link, label: rest, detail: 'An address outside this site' }];
}

/** Whether the link may lead to a page of the site: by its number, or by a path. */
export const mayLinkPage = (link: string): boolean => link.startsWith('/');

/**
 * Describes a link: a page by its name, also where its current path was typed. Undefined for a link that is shown as
 * it is written.
 */
export function linkedPage(link: string, pages: readonly PageListRow[] | undefined) {
  const named = readPageLink(link);
  if (!named) return pageAt(link, pages);
  const page = pages?.find(({ pageId }) => pageId === named.pageId);
  return { ...named, page, problem: pages && problemOf(page) };
}

/** The page that a typed path leads to, which follows it no further than its redirects do. */
function pageAt(link: string, pages: readonly PageListRow[] | undefined) {
  const [, path, rest = ''] = /^(\/[^?#]*)(.*)$/.exec(link.trim()) ?? [];
  const page = pages?.find((row) => row.fullUrl === path && isThere(row) && !row.isExternal);
  return page && { pageId: page.pageId, rest, page, problem: undefined };
}

function problemOf(page: PageListRow | undefined): string | undefined {
  if (!page) return 'This page is gone. Choose another one.';
  if (!isThere(page)) return 'This page is deleted, so visitors get no link. Choose another one.';
  if (page.versionStatus === 'live') return undefined;
  return 'Visitors get this link once the page is published.';
}

/** Describes a link to a file by its title. */
export function linkedFile(link: string, files: readonly LibraryFile[] | undefined) {
  const fileId = readFileLink(link);
  if (fileId === undefined) return undefined;
  const file = files?.find(({ id }) => id === fileId);
  const problem =
    files && !file ? 'This file is gone, so visitors get no link. Choose another one.' : undefined;
  return { file, problem };
}
