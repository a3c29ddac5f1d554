import type { Contract } from '@galley/shared/contract/contract';
import type { CompanyScope } from '../core/company-scope';
import type { Key } from '../core/entities/key';
import { type PageRecord, pageEntity } from '../core/entities/page';
import { footerEntity, settingsEntity, sitePartition, tabEntity } from '../core/entities/site';
import { componentEntity, liveEntity, versionEntity } from '../core/entities/version';
import type { Operation } from '../core/operation';
import { unpackLiveComponents } from '../core/release/live-page';
import type { Table } from '../core/table';
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
    table.queryAll(pageEntity.range(scope)),
    table.queryAll(sitePartition.everything(scope)),
  ]);
  const [live, open] = await Promise.all([
    usesOnLivePages(table, scope, pages, imageUrl),
    usesInOpenVersions(table, scope, pages, imageUrl),
  ]);
  return [...usesOfSite(siteItems, imageUrl), ...usesInDetails(pages, imageUrl), ...live, ...open];
};

/** An address is whole where nothing follows that could belong to a longer one. */
function names(content: unknown, imageUrl: string): boolean {
  const text = JSON.stringify(content);
  for (let at = text.indexOf(imageUrl); at >= 0; at = text.indexOf(imageUrl, at + 1)) {
    if (!/[\w.-]/.test(text.charAt(at + imageUrl.length))) return true;
  }
  return false;
}

/** As the picture that lists show of a page. */
function usesInDetails(pages: readonly PageRecord[], imageUrl: string): Use[] {
  return pages
    .filter((page) => page.picture === imageUrl && !page.isDeleted)
    .map(({ id, name, liveVersionId }) => ({
      pageId: id,
      pageName: `${name} (page details)`,
      versionId: liveVersionId ?? 0,
      place: 'site' as const,
    }));
}

async function usesOnLivePages(
  table: Table,
  scope: CompanyScope,
  pages: readonly PageRecord[],
  imageUrl: string,
): Promise<Use[]> {
  const published = pages.filter(({ liveVersionId }) => liveVersionId !== null);
  const records = await table.batchGet(published.map(({ id }) => liveEntity.key(scope, id)));
  return published.flatMap(({ id, name, liveVersionId }, index) => {
    const record = records[index];
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
      const [components, version] = await Promise.all([
        table.queryAll(componentEntity.range(scope, id, openVersionId)),
        table.get(versionEntity.key(scope, id, openVersionId)),
      ]);
      const proposed = version?.details?.picture?.to ?? '';
      if (!names([components, proposed], imageUrl)) return [];
      return [{ pageId: id, pageName: name, versionId: openVersionId, place: openStatus }];
    }),
  );
  return uses.flat();
}

function usesOfSite(items: readonly Key[], imageUrl: string): Use[] {
  const shown = (item: Key, place: string): Use[] =>
    names(item, imageUrl) ? [{ pageId: 0, pageName: place, versionId: 0, place: 'site' }] : [];
  return items.flatMap((item) => {
    if (settingsEntity.is(item)) return shown(item, 'Company settings');
    if (footerEntity.is(item)) return shown(item, 'Footer');
    return tabEntity.is(item) ? shown(item, `Navbar tab '${item.title}'`) : [];
  });
}
