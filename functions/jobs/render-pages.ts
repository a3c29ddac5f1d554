import type { CompanyScope } from '../core/company-scope';
import { pathKeys } from '../core/keys';
import type { PathRecord } from '../core/records';
import { readLiveComponents } from '../core/release/live-page';
import { packPage } from '../core/release/path-body';
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
  for (const pageId of pageIds) {
    const page = site.pages.find((candidate) => candidate.id === pageId);
    if (!page || page.liveVersionId === null) continue;
    const key = pathKeys.path(scope, renderer.tree.fullUrlOf(page));
    const [item, components] = await Promise.all([
      table.get<PathRecord>(key),
      readLiveComponents(table, scope, pageId),
    ]);
    if (!components || item?.kind !== 'page' || item.pageId !== pageId) continue;
    try {
      await table.commit([
        {
          update: key,
          set: { body: packPage(renderer.page(page, components)) },
          condition: { equals: { pageId, release: item.release, revision: page.revision } },
          refused: () => new ChangedMeanwhile(),
        },
      ]);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}
