import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../core/company-scope';
import { pathKeys } from '../core/keys';
import type { PageRecord, PathRecord } from '../core/records';
import { liveBodies } from '../core/release/move';
import { rendererOf, type SiteRenderer } from '../core/release/renderer';
import { readSite } from '../core/release/site';
import { chunk, type Table, type Write } from '../core/table';

type PathItem = Pick<PathRecord, 'pk' | 'sk' | 'kind' | 'pageId' | 'release' | 'to'>;
class ChangedMeanwhile extends Error {}

/**
 * After a page moved: what stood at its old address, or under it, answers at the new one and the old one leads
 * there in one step. Where each page stands now is read afresh, so it does no harm to run late or twice.
 */
export async function finishMove(table: Table, scope: CompanyScope, from: string): Promise<void> {
  const renderer = await rendererOf(await readSite(table, scope));
  const items = await table.queryAll<PathItem>(pathKeys.partition(scope), {
    prefix: '/',
    attributes: ['kind', 'pageId', 'release', 'to'],
  });
  const isLeft = (path: string) => path === from || path.startsWith(`${from}/`);
  const left = items.filter((item) => isLeft(item.sk) || (item.kind === 'redirect' && isLeft(item.to ?? '')));
  for (const part of chunk(left, limits.prepareItems / 2)) await movePart(table, scope, renderer, part);
}

async function movePart(
  table: Table,
  scope: CompanyScope,
  renderer: SiteRenderer,
  items: readonly PathItem[],
): Promise<void> {
  const owners = items.map((item) => renderer.tree.page(item.pageId));
  const bodies = await liveBodies(
    table,
    scope,
    renderer,
    owners.filter((page) => page !== undefined),
  );
  for (const [index, item] of items.entries()) {
    const page = owners[index];
    if (!page) continue;
    const target = renderer.tree.pathOf(page);
    if (target === item.sk) continue; // it came back meanwhile, or never left
    try {
      await table.commit(writesFor(scope, item, page, target, bodies.get(page.id)));
    } catch (error) {
      // Another page or a newer release holds one of the two: that one is right.
      if (!(error instanceof ChangedMeanwhile)) throw error;
    }
  }
}

function writesFor(
  scope: CompanyScope,
  item: PathItem,
  page: PageRecord,
  target: string,
  body: Uint8Array | undefined,
): Write[] {
  const key = { pk: item.pk, sk: item.sk };
  const unchanged = {
    condition: { equals: { kind: item.kind, pageId: item.pageId, release: item.release } },
    refused: () => new ChangedMeanwhile(),
  };
  // An address that visitors never saw needs no redirect.
  if (item.kind === 'claim') return [{ delete: key, ...unchanged }];
  const redirect: Write = {
    put: { ...key, kind: 'redirect', pageId: page.id, revision: 0, release: item.release, to: target },
    ...unchanged,
  };
  if (!body || item.kind === 'redirect') return [redirect];
  return [
    redirect,
    {
      // What was published since the new address was claimed is in this body; the claim may be older.
      update: pathKeys.path(scope, target),
      set: { kind: 'page', revision: page.revision, body },
      condition: { equals: { pageId: page.id } },
      refused: () => new ChangedMeanwhile(),
    },
  ];
}
