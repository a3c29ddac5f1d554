import type { CompanyScope } from '@galley/functions/core/company-scope';
import {
  type OrderRecord,
  orderEntity,
  type PageRecord,
  pageCounterEntity,
  pageEntity,
} from '@galley/functions/core/entities/page';
import { pathEntity } from '@galley/functions/core/entities/path';
import {
  type ComponentRecord,
  componentEntity,
  type VersionRecord,
  versionEntity,
} from '@galley/functions/core/entities/version';
import { samplePage } from '@galley/functions/core/pages/testing/page-samples';
import { livePageRecord, renderableComponents } from '@galley/functions/core/release/live-page';
import { chunk, type Table, type Write } from '@galley/functions/core/table';

/** A large company: a thousand pages, and one of them with forty backups of fifty components. */
export const pageCount = 1_000;
export const backups = 40;
export const components = 50;
/** The page with the long history; its newest version is live. */
export const oldPage = 2;
const sections = 20;
/** What is made later has numbers of one length, so that a menu takes as many bytes in each of these companies. */
const lastId = 20_000;

/** The text of a component of the large page in a version. */
export const textOf = (part: number, version: number) =>
  `What part ${part} said in version ${version}. ${'A sentence like others. '.repeat(8)}`;

/**
 * Writes it as if people had made it over the years; the home page is there already.
 * @param menuUpTo the number of the last page that may be on the menu: sites with the same menu differ in nothing but pages
 */
export async function writeLargeCompany(
  table: Table,
  scope: CompanyScope,
  count = pageCount,
  menuUpTo = pageCount,
): Promise<void> {
  const pages = pagesOf(scope, count, menuUpTo);
  const placements = Array.from({ length: components }, (_, index) => ({
    n: index + 1,
    type: 'Announcement' as const,
    componentName: `Part ${index + 1}`,
  }));
  const versions = Array.from(
    { length: backups + 1 },
    (_, index): VersionRecord => ({
      ...versionEntity.key(scope, oldPage, index + 1),
      versionId: index + 1,
      status: index === backups ? 'live' : 'backup',
      placements,
      nextN: components + 1,
      timestamp: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
      email: 'editor@large.example',
      comments: 'As agreed last week.',
      htmlBytes: 10_000,
      revision: 1,
    }),
  );
  const parts = versions.flatMap(({ versionId }) =>
    placements.map(({ n, type, componentName }): ComponentRecord => {
      const data = { componentName, announcementText: textOf(n, versionId) };
      return { ...componentEntity.key(scope, oldPage, versionId, n), n, versionId, type, data, revision: 1 };
    }),
  );
  const [newest] = versions.slice(-1);
  if (!newest) throw new Error('There is no version.');
  const published = renderableComponents(
    oldPage,
    newest,
    parts.filter(({ versionId }) => versionId === newest.versionId),
  );
  const records = [
    ...pages,
    ...ordersOf(scope, pages),
    ...versions,
    ...parts,
    livePageRecord(scope, oldPage, newest.versionId, published),
    { ...pathEntity.key(scope, '/section-1'), kind: 'claim', pageId: oldPage, revision: 1, release: 0 },
    { ...pageCounterEntity.key(scope), lastId },
  ];
  const writes = records.map((record): Write => ({ put: { ...record } }));
  for (const part of chunk(writes, 50)) await table.commit(part);
}

/** Twenty sections on the menu, the other pages under them; every tenth of those is on the menu too. */
function pagesOf(scope: CompanyScope, count: number, menuUpTo: number): PageRecord[] {
  return Array.from({ length: count - 1 }, (_, index): PageRecord => {
    const id = index + 2;
    const isSection = index < sections;
    const name = isSection ? `Section ${index + 1}` : `Page number ${id}`;
    return samplePage(id, isSection ? `section-${index + 1}` : `page-${id}`, {
      ...pageEntity.key(scope, id),
      name,
      menu: isSection ? null : 2 + (index % sections),
      showOnMenu: isSection || (id % 10 === 0 && id <= menuUpTo),
      scoTitle: `${name} of the large company`,
      scoMetaDescription: `All that there is to say about ${name}.`,
      scoMetaKeywords: 'large, company',
      ...(id === oldPage && { liveVersionId: backups + 1, lastVersionId: backups + 1 }),
    });
  });
}

function ordersOf(scope: CompanyScope, pages: readonly PageRecord[]): OrderRecord[] {
  const onMenu = pages.filter(({ showOnMenu }) => showOnMenu);
  const parents = [...new Set(onMenu.map(({ menu }) => menu ?? 0))];
  return parents.map((parent) => {
    const ids = onMenu.filter(({ menu }) => (menu ?? 0) === parent).map(({ id }) => id);
    return { ...orderEntity.key(scope, parent), ids: parent === 0 ? [1, ...ids] : ids };
  });
}
