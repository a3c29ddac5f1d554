import type { CompanyScope } from '../core/company-scope';
import { pathKeys } from '../core/keys';
import type { PathRecord } from '../core/records';
import { liveBodies } from '../core/release/move';
import { rendererOf } from '../core/release/renderer';
import { readSite } from '../core/release/site';
import type { Table } from '../core/table';

class ChangedMeanwhile extends Error {}

/**
 * Renders live pages anew, because something that they share changed. A page that a release changed meanwhile is
 * left alone: that release rendered it from what stands now.
 */
export async function renderPages(
  table: Table,
  scope: CompanyScope,
  pageIds: readonly number[],
): Promise<void> {
  const site = await readSite(table, scope);
  const renderer = await rendererOf(site);
  const pages = [...new Set(pageIds)]
    .flatMap((pageId) => renderer.tree.page(pageId) ?? [])
    .filter((page) => page.liveVersionId !== null);
  const keys = pages.map((page) => pathKeys.path(scope, renderer.tree.pathOf(page)));
  const [items, bodies] = await Promise.all([
    table.batchGet(keys),
    liveBodies(table, scope, renderer, pages),
  ]);
  for (const [index, { id: pageId, revision }] of pages.entries()) {
    const item = items[index] as unknown as PathRecord | undefined;
    const body = bodies.get(pageId);
    if (!body || item?.kind !== 'page' || item.pageId !== pageId) continue;
    try {
      await table.commit([
        {
          update: { pk: item.pk, sk: item.sk },
          set: { body },
          condition: { equals: { pageId, release: item.release, revision } },
          refused: () => new ChangedMeanwhile(),
        },
      ]);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}
