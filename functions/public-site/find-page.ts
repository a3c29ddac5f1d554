import { required } from '@galley/shared/required';
import type { Key, RecordsAt } from '../core/entities/key';
import { type PageRecord, pageEntity } from '../core/entities/page';
import { invalid, notFound } from '../core/errors';
import { normalizePath } from '../core/release/normalize-path';
import { readVisit } from '../core/release/read-visit';
import { isLive } from './public-page';
import { type OpenSite, type Reader, refuseSuspended } from './visitor-read';

export interface FoundPage<Also extends readonly Key[] = []> {
  page: PageRecord;
  path: string;
  site: OpenSite;
  /** Its rendered body, compressed. */
  body: Uint8Array | undefined;
  also: RecordsAt<Also>;
}

/**
 * The page that a visitor sees at a URL, in two round trips however many pages there are.
 * @param field the field that an error about the URL names
 * @param alsoRead further keys of the page, read along with it
 * @throws 400, 403 for visitors of a suspended company, 404 where there is no such page or a redirect
 */
export async function findPage<Also extends readonly Key[]>(
  reader: Reader,
  givenPath: string,
  field: string,
  alsoRead: (pageId: number) => Also,
): Promise<FoundPage<Also>> {
  const { table, scope } = reader;
  const asked = required(normalizePath(givenPath), () =>
    invalid({ [field]: `${field} must be the path of a page, like /services.` }),
  );
  const path = asked.startsWith('/') ? asked : `/${asked}`;
  const visit = required(await readVisit(table, scope, path), () => notFound('This site'));
  refuseSuspended(reader, visit.chrome);
  if (visit.item?.kind !== 'page') throw notFound('This page');
  const { pageId } = visit.item;
  const [page, ...also] = await table.batchGet([pageEntity.key(scope, pageId), ...alsoRead(pageId)]);
  // It may have been taken down between the two reads.
  if (!page || page.isDeleted || !isLive(page)) throw notFound('This page');
  return { page, path, site: { chrome: visit.chrome, release: visit.release }, body: visit.item.body, also };
}

/** Whether menus and breadcrumbs show a page as a link; true for a page that they do not contain. */
export function isLinkIn({ chrome }: OpenSite, pageId: number, path: string): boolean {
  const { entries, offMenuParents } = chrome.fragments;
  const link = entries.find(({ id }) => id === pageId)?.link ?? offMenuParents[path];
  return link === undefined || link.startsWith('<a');
}
