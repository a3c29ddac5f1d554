import { invalid, notFound } from '../core/errors';
import type { Key } from '../core/keys/key';
import { pageListKeys } from '../core/keys/page-keys';
import type { PageRecord } from '../core/records/page-records';
import { normalizePath } from '../core/release/normalize-path';
import { readVisit } from '../core/release/read-visit';
import type { Item } from '../core/table';
import { isLive } from './public-page';
import { type OpenSite, type Reader, refuseSuspended } from './visitor-read';

export interface FoundPage {
  page: PageRecord;
  path: string;
  site: OpenSite;
  also: (Item | undefined)[];
}

/**
 * The page that a visitor would see at an address, in two trips however many pages there are.
 * @param field what a malformed address is the fault of
 * @param alsoRead further keys of the page's, to be read with it
 * @throws 400, 403 for visitors of a suspended company, 404 where there is no such page, nor where it is a redirect
 */
export async function findPage(
  reader: Reader,
  address: string,
  field: string,
  alsoRead: (pageId: number) => Key[] = () => [],
): Promise<FoundPage> {
  const { table, scope } = reader;
  const asked = normalizePath(address);
  if (asked === undefined) throw invalid({ [field]: `${field} must be the path of a page, like /services.` });
  const path = asked.startsWith('/') ? asked : `/${asked}`;
  const visit = await readVisit(table, scope, path);
  if (!visit) throw notFound('This site');
  refuseSuspended(reader, visit.chrome);
  if (visit.item?.kind !== 'page') throw notFound('This page');
  const { pageId } = visit.item;
  const [record, ...also] = await table.batchGet([pageListKeys.page(scope, pageId), ...alsoRead(pageId)]);
  const page = record as unknown as PageRecord | undefined;
  // It may have been taken down between the two reads.
  if (!page || page.isDeleted || !isLive(page)) throw notFound('This page');
  return { page, path, site: { chrome: visit.chrome, release: visit.release }, also };
}

/** How menus and breadcrumbs show a page: as they have it, and as a link where they do not. */
export function isLinkIn({ chrome }: OpenSite, pageId: number, path: string): boolean {
  const { entries, offMenuParents } = chrome.fragments;
  const link = entries.find(({ id }) => id === pageId)?.link ?? offMenuParents[path];
  return link === undefined || link.startsWith('<a');
}
