import type { CompanyScope } from '../core/company-scope';
import { pathKeys } from '../core/keys';
import type { ReleaseRecord } from '../core/records/path-records';
import { liveBodies } from '../core/release/move';
import { releaseStateOf } from '../core/release/release-state';
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
  // Before anything else is read: what is rendered is at least as new as this release.
  const { release } = releaseStateOf(await table.get<ReleaseRecord>(pathKeys.release(scope)));
  const site = await readSite(table, scope);
  const renderer = await rendererOf(site);
  const pages = [...new Set(pageIds)]
    .flatMap((pageId) => renderer.tree.page(pageId) ?? [])
    .filter((page) => page.liveVersionId !== null);
  const bodies = await liveBodies(table, scope, renderer, pages);
  for (const page of pages) {
    const { id: pageId, revision } = page;
    const body = bodies.get(pageId);
    if (!body) continue;
    try {
      await table.commit([
        {
          update: pathKeys.path(scope, renderer.tree.pathOf(page)),
          set: { body, renderedAt: release },
          condition: {
            allOf: [
              { equals: { kind: 'page', pageId, revision } },
              // Neither a release nor another job has rendered it from something newer meanwhile.
              { below: { release: release + 1 } },
              { anyOf: [{ equals: { renderedAt: undefined } }, { below: { renderedAt: release + 1 } }] },
            ],
          },
          refused: () => new ChangedMeanwhile(),
        },
      ]);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}
