import type { CallOutput } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import type { CompanyScope } from '../core/company-scope';
import type { Key } from '../core/entities/key';
import { type PageRecord, pageEntity } from '../core/entities/page';
import { savedContentEntity, savedSectionEntity, sectionsPartition } from '../core/entities/saved-section';
import { footerEntity, settingsEntity, sitePartition, tabEntity } from '../core/entities/site';
import { componentEntity, liveEntity, versionEntity } from '../core/entities/version';
import { unpackLiveComponents } from '../core/release/live-page';
import type { Table } from '../core/table';

export type LibraryUse = CallOutput<Contract['getImageUsage']>[number];
type Names = (content: unknown) => boolean;

/** How uses are recognised. */
interface Sought {
  names: Names;
  /** Whether a page's details use it. */
  isOf?: (page: PageRecord) => boolean;
}

/**
 * Where a library item is used: live pages, drafts and pending versions, saved sections, company settings,
 * footer and navbar tabs. Older versions are not searched. This reads all of the company's pages, because saves
 * do not track uses; it is called only before a deletion.
 * @param sought read in parallel
 */
export async function usesOf(
  table: Table,
  scope: CompanyScope,
  sought: Promise<Sought>,
): Promise<LibraryUse[]> {
  const [{ names, isOf = () => false }, pages, siteItems] = await Promise.all([
    sought,
    table.queryAll(pageEntity.range(scope)),
    table.queryAll(sitePartition.everything(scope)),
  ]);
  const [live, open, kept] = await Promise.all([
    usesOnLivePages(table, scope, pages, names),
    usesInOpenVersions(table, scope, pages, names),
    usesInSavedSections(table, scope, names),
  ]);
  return [...usesOfSite(siteItems, names), ...usesInDetails(pages.filter(isOf)), ...live, ...open, ...kept];
}

async function usesInSavedSections(table: Table, scope: CompanyScope, names: Names): Promise<LibraryUse[]> {
  const items = await table.queryAll(sectionsPartition.everything(scope));
  const naming = savedContentEntity.among(items).flatMap((content) => (names(content) ? content.id : []));
  return savedSectionEntity
    .among(items)
    .filter(({ id }) => naming.includes(id))
    .map(({ name }) => inPlace(`Saved section '${name}'`));
}

const inPlace = (place: string): LibraryUse => ({
  pageId: 0,
  pageName: place,
  versionId: 0,
  place: 'site',
});

/** Uses as the picture of a page, which lists show. */
function usesInDetails(pages: readonly PageRecord[]): LibraryUse[] {
  return pages
    .filter(({ isDeleted }) => !isDeleted)
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
  names: Names,
): Promise<LibraryUse[]> {
  const published = pages.filter(({ liveVersionId }) => liveVersionId !== null);
  const records = await table.batchGet(published.map(({ id }) => liveEntity.key(scope, id)));
  return published.flatMap(({ id, name, liveVersionId }, index) => {
    const record = records[index];
    if (!record || !names(unpackLiveComponents(record))) return [];
    return [{ pageId: id, pageName: name, versionId: liveVersionId ?? 0, place: 'live' as const }];
  });
}

async function usesInOpenVersions(
  table: Table,
  scope: CompanyScope,
  pages: readonly PageRecord[],
  names: Names,
): Promise<LibraryUse[]> {
  const uses = await Promise.all(
    pages.map(async ({ id, name, openVersionId, openStatus }): Promise<LibraryUse[]> => {
      if (openVersionId === null || openStatus === null) return [];
      const [components, version] = await Promise.all([
        table.queryAll(componentEntity.range(scope, id, openVersionId)),
        table.get(versionEntity.key(scope, id, openVersionId)),
      ]);
      if (!names([components, version?.details?.picture?.to ?? ''])) return [];
      return [{ pageId: id, pageName: name, versionId: openVersionId, place: openStatus }];
    }),
  );
  return uses.flat();
}

function usesOfSite(items: readonly Key[], names: Names): LibraryUse[] {
  const shown = (item: Key, place: string): LibraryUse[] => (names(item) ? [inPlace(place)] : []);
  return items.flatMap((item) => {
    if (settingsEntity.is(item)) return shown(item, 'Company settings');
    if (footerEntity.is(item)) return shown(item, 'Footer');
    return tabEntity.is(item) ? shown(item, `Navbar tab '${item.title}'`) : [];
  });
}
