import type { Contract } from '@galley/shared/contract/contract';
import type { CompanyScope } from '../core/company-scope';
import { pageKeys, pageListKeys } from '../core/keys/page-keys';
import { siteKeys } from '../core/keys/site-keys';
import type { Operation } from '../core/operation';
import type { PageRecord } from '../core/records/page-records';
import type { LivePageRecord } from '../core/records/version-records';
import { unpackLiveComponents } from '../core/release/live-page';
import type { Item, Table } from '../core/table';
import { requireImage } from './image-repository';

type Use = {
  pageId: number;
  pageName: string;
  versionId: number;
  place: 'live' | 'draft' | 'pending' | 'site';
};

/**
 * Where a picture is shown: live pages, drafts and pending versions, company settings, footer and navbar tabs. Older
 * versions are not searched. It reads all of the company's pages, since nothing counts uses at each save; it is asked
 * before a deletion only.
 */
export const getImageUsage: Operation<Contract['getImageUsage']> = async ({ input, table, scope }) => {
  const [{ imageUrl }, pages, siteItems] = await Promise.all([
    requireImage(table, scope, input.id),
    table.queryAll<PageRecord>(pageListKeys.partition(scope), { prefix: pageListKeys.pagePrefix }),
    table.queryAll<Item>(siteKeys.partition(scope)),
  ]);
  const [live, open] = await Promise.all([
    usesOnLivePages(table, scope, pages, imageUrl),
    usesInOpenVersions(table, scope, pages, imageUrl),
  ]);
  return [...usesOfSite(siteItems, imageUrl), ...live, ...open];
};

/** An address is whole where nothing follows that could belong to a longer one. */
function names(content: unknown, imageUrl: string): boolean {
  const text = JSON.stringify(content);
  for (let at = text.indexOf(imageUrl); at >= 0; at = text.indexOf(imageUrl, at + 1)) {
    if (!/[\w.-]/.test(text.charAt(at + imageUrl.length))) return true;
  }
  return false;
}

async function usesOnLivePages(
  table: Table,
  scope: CompanyScope,
  pages: readonly PageRecord[],
  imageUrl: string,
): Promise<Use[]> {
  const published = pages.filter(({ liveVersionId }) => liveVersionId !== null);
  const records = await table.batchGet(published.map(({ id }) => pageKeys.live(scope, id)));
  return published.flatMap(({ id, name, liveVersionId }, index) => {
    const record = records[index] as unknown as LivePageRecord | undefined;
    if (!record || !names(unpackLiveComponents(record), imageUrl)) return [];
    return [{ pageId: id, pageName: name, versionId: liveVersionId ?? 0, place: 'live' as const }];
  });
}

async function usesInOpenVersions(
  table: Table,
  scope: CompanyScope,
  pages: readonly PageRecord[],
  imageUrl: string,
): Promise<Use[]> {
  const uses = await Promise.all(
    pages.map(async ({ id, name, openVersionId, openStatus }): Promise<Use[]> => {
      if (openVersionId === null || openStatus === null) return [];
      const components = await table.queryAll<Item>(pageKeys.partition(scope, id), {
        prefix: pageKeys.componentPrefix(openVersionId),
      });
      if (!names(components, imageUrl)) return [];
      return [{ pageId: id, pageName: name, versionId: openVersionId, place: openStatus }];
    }),
  );
  return uses.flat();
}

const sitePlaces: [prefix: string, name: string][] = [
  ['SETTINGS', 'Company settings'],
  ['FOOTER', 'Footer'],
  ['TAB#', 'Navbar tab'],
];

function usesOfSite(items: readonly Item[], imageUrl: string): Use[] {
  return items.flatMap((item) => {
    const place = sitePlaces.find(([prefix]) => item.sk.startsWith(prefix));
    if (!place || !names(item, imageUrl)) return [];
    const title = typeof item.title === 'string' ? ` '${item.title}'` : '';
    return [{ pageId: 0, pageName: `${place[1]}${title}`, versionId: 0, place: 'site' as const }];
  });
}
