import type { Contract } from '@galley/shared/contract/contract';
import { type PageRecord, pageEntity } from '../core/entities/page';
import { notFound } from '../core/errors';
import type { OperationRequest } from '../core/operation';
import { isHomePage } from '../core/pages/page-tree';
import type { ChromeBody } from '../core/release/path-body';
import { isLive, publicPageOf } from './public-page';
import { chromeKey, requireOpenSite, visitorRead } from './visitor-read';

type ChromeEntry = ChromeBody['fragments']['entries'][number];
type Request = OperationRequest<Contract['getSubNavbar']>;

/** The pages directly under a page, or its siblings where it has none; nothing for the home page. */
export const getSubNavbar = visitorRead(async (request: Request) => {
  const { table, scope, input } = request;
  const [chromeItem, page] = await table.batchGet([chromeKey(request), pageEntity.key(scope, input.pageId)]);
  const { chrome } = requireOpenSite(request, chromeItem);
  const isThere = page && !page.isDeleted && isLive(page) && !chrome.hidden.includes(page.id);
  if (!isThere) throw notFound('This page');
  if (isHomePage(page)) return [];
  const shown = entriesBeside(chrome.fragments.entries, page);
  const records = await table.batchGet(shown.map(({ id }) => pageEntity.key(scope, id)));
  return shown.flatMap((entry, index) => {
    const record = records[index];
    if (!record || record.isDeleted) return [];
    const fullUrl = entry.path || record.friendlyUrl;
    const seenAs = { fullUrl, isLink: entry.link.startsWith('<a') };
    return [{ page: publicPageOf(record, seenAs), fullUrl }];
  });
});

/** A page off the menu counts as being under its nearest ancestor on the menu. */
function entriesBeside(entries: readonly ChromeEntry[], page: PageRecord): ChromeEntry[] {
  const indexOf = (id: number | null) => entries.findIndex((entry) => entry.id === id);
  const under = (parent: number) => entries.filter((entry) => entry.parent === parent);
  const own = indexOf(page.id);
  if (own >= 0) {
    const below = under(own);
    return below.length > 0 ? below : under(entries[own]?.parent ?? -1);
  }
  const above = [page.subMenu, page.childMenu, page.menu].map(indexOf).find((index) => index >= 0);
  return under(above ?? -1);
}
