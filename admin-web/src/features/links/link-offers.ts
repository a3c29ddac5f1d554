import { pageLink, readPageLink } from '@galley/shared/page-links';
import type { PageListRow } from '@galley/shared/schemas/page';
import { completeUrl, isAllowedLink } from './link-url';

/** What somebody may mean by what they typed for a link. */
export interface LinkOffer {
  /** What is kept when it is chosen. */
  link: string;
  label: string;
  detail: string;
}

const mostPages = 8;

const isThere = ({ versionStatus, parentDeleted }: PageListRow) =>
  versionStatus !== 'Deleted' && !parentDeleted;

/** Pages whose name or address holds what was typed, and what else it could be. */
export function linkOffers(typed: string, pages: readonly PageListRow[]): LinkOffer[] {
  const wanted = typed.trim().toLowerCase();
  const found = pages
    .filter(isThere)
    .filter(({ pageName, fullUrl }) => `${pageName}\n${fullUrl}`.toLowerCase().includes(wanted))
    .slice(0, mostPages)
    .map(({ pageId, pageName, fullUrl }) => ({ link: pageLink(pageId), label: pageName, detail: fullUrl }));
  return [...found, ...addressOffers(typed)];
}

function addressOffers(typed: string): LinkOffer[] {
  const link = completeUrl(typed);
  // What is an address as it was typed needs no choosing.
  if (link === typed.trim() || !isAllowedLink(link)) return [];
  const [, kind = '', rest = ''] = /^(mailto|tel|https?):(?:\/\/)?(.+)$/i.exec(link) ?? [];
  if (/^mailto$/i.test(kind)) return [{ link, label: `Write to ${rest}`, detail: 'Opens an e-mail' }];
  if (/^tel$/i.test(kind)) return [{ link, label: `Call ${rest}`, detail: 'Calls on a phone' }];
  return [{ link, label: rest, detail: 'An address outside of this site' }];
}

/** How a link reads: a page by its name. Undefined for what reads as it is written. */
export function linkedPage(link: string, pages: readonly PageListRow[] | undefined) {
  const named = readPageLink(link);
  if (!named) return undefined;
  const page = pages?.find(({ pageId }) => pageId === named.pageId);
  return { ...named, page, problem: pages && problemOf(page) };
}

function problemOf(page: PageListRow | undefined): string | undefined {
  if (!page) return 'This page is gone. Choose another one.';
  if (!isThere(page)) return 'This page is deleted, so visitors get no link. Choose another one.';
  if (page.versionStatus === 'live') return undefined;
  return 'Visitors get this link once the page is published.';
}
