import {
  companyRecord,
  homePageWrites,
  registryRecord,
} from '@galley/functions/core/companies/new-company-items';
import type { CompanyScope } from '@galley/functions/core/company-scope';
import { pageEntity } from '@galley/functions/core/entities/page';
import { chromeEntity } from '@galley/functions/core/entities/path';
import { samplePage } from '@galley/functions/core/pages/testing/page-samples';
import { livePageRecord } from '@galley/functions/core/release/live-page';
import { currentRendererId } from '@galley/functions/core/release/own-renderer';
import { packChrome } from '@galley/functions/core/release/path-body';
import { pathRecord } from '@galley/functions/core/release/path-record';
import { rendererOf } from '@galley/functions/core/release/renderer';
import { readSite } from '@galley/functions/core/release/site';
import { chunk, type Table, type Write } from '@galley/functions/core/table';

/** The parent of the other pages. */
export const sectionId = 100;
const components = (pageId: number) => [
  {
    type: 'Announcement' as const,
    componentId: pageId * 100_000_000 + 10_001,
    data: { componentName: 'Text', announcementText: `words of page ${pageId}` },
  },
];

/**
 * A company with a published section: a page, ten under it, and all others under those. Written directly, since three
 * hundred publishes would take minutes. Returns each page's path below the section's own.
 */
export async function writeSection(
  table: Table,
  scope: CompanyScope,
  friendlyUrl: string,
  size: number,
): Promise<Map<number, string>> {
  const now = new Date();
  const company = { name: 'Acme', isVendor: false, domains: [], adminEmail: 'first@acme.example' };
  await table.commit([
    { put: { ...companyRecord(scope, company, now) } },
    { put: { ...registryRecord(scope, company, now) } },
    ...homePageWrites(scope, company.adminEmail, now),
  ]);
  const pages = Array.from({ length: size }, (_, index) => {
    const id = sectionId + index;
    const words = { scoTitle: 'A title', scoMetaDescription: 'A description', scoMetaKeywords: 'word' };
    if (index === 0) return samplePage(id, friendlyUrl, words);
    const childMenu = index > 10 ? sectionId + 1 + (index % 10) : null;
    return samplePage(id, `page-${id}`, { ...words, menu: sectionId, childMenu });
  });
  const site = await readSite(table, scope);
  const renderer = await rendererOf({ ...site, pages: [...site.pages, ...pages] });
  const writes = pages.flatMap((page): Write[] => {
    const path = renderer.tree.pathOf(page);
    const body = renderer.body(
      page,
      { components: components(page.id), forms: {}, images: {}, files: {} },
      new Date(),
    );
    return [
      { put: { ...page, ...pageEntity.key(scope, page.id) } },
      { put: { ...livePageRecord(scope, page.id, 1, components(page.id)) } },
      { put: { ...pathRecord(scope, path, page, 0, body) } },
    ];
  });
  const chrome = packChrome({ fragments: renderer.chrome(), recent: {}, hidden: [] });
  const all = [
    ...writes,
    { put: { ...chromeEntity.key(scope), release: 0, renderer: currentRendererId, body: chrome } },
  ];
  for (const part of chunk(all, 90)) await table.commit(part);
  const under = (path: string) => path.slice(friendlyUrl.length + 1);
  return new Map(pages.map((page) => [page.id, under(renderer.tree.pathOf(page))]));
}
