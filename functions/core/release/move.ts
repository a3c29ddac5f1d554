import { limits } from '@galley/shared/limits';
import type { CompanyScope } from '../company-scope';
import { conflict } from '../errors';
import { type NewJob, newJob } from '../jobs';
import { pageKeys } from '../keys';
import { isFreeFor } from '../pages/address-claims';
import { PageTree } from '../pages/page-tree';
import type { LivePageRecord, PageRecord } from '../records';
import { chunk, type Table, type Write } from '../table';
import { unpackLiveComponents } from './live-page';
import { packPage } from './path-body';
import { pathRecord } from './path-record';
import { rendererOf, type SiteRenderer } from './renderer';
import type { ReleaseContext } from './run-release';
import type { Site } from './site';

/**
 * A page that gets another address takes everything under it along. Before the flip the new addresses are
 * claimed and answer already (harmless: nothing points there yet); the flip changes the page and the menu; the
 * job turns old addresses into redirects. In between both answer.
 * Call it inside a release's plan. @throws 409 naming the page that has one of the new addresses.
 */
export async function prepareMove(
  context: ReleaseContext,
  site: Site,
  page: PageRecord,
  set: Partial<PageRecord>,
): Promise<NewJob[]> {
  const { table, scope, now } = context;
  const before = new PageTree(site.pages, site.orders);
  const moved = site.pages.map((other) => (other.id === page.id ? { ...other, ...set } : other));
  const renderer = await rendererOf({ ...site, pages: moved });
  const from = before.pathOf(page);
  const to = renderer.tree.pathOf({ ...page, ...set });
  if (from === to) return [];
  // Hidden pages hold no address; restoring one claims its own.
  const movers = [{ ...page, ...set }, ...renderer.tree.descendants(page)].filter(
    (mover) => !mover.isExternal && !renderer.tree.isHidden(mover),
  );
  for (const part of chunk(movers, limits.prepareItems)) {
    const bodies = await liveBodies(table, scope, renderer, part);
    await table.commit(
      part.map((mover) =>
        claim(scope, renderer.tree, mover, context.release.release, bodies.get(mover.id), now),
      ),
    );
  }
  return [newJob(scope, { kind: 'finish-move', from }, now)];
}

/** The rendered bodies of those pages that are live, made for their new addresses. */
export async function liveBodies(
  table: Table,
  scope: CompanyScope,
  renderer: SiteRenderer,
  pages: readonly PageRecord[],
): Promise<Map<number, Uint8Array>> {
  const live = pages.filter((page) => page.liveVersionId !== null);
  const records = await table.batchGet(live.map((page) => pageKeys.live(scope, page.id)));
  const bodies = new Map<number, Uint8Array>();
  live.forEach((page, index) => {
    const record = records[index] as unknown as LivePageRecord | undefined;
    if (record) bodies.set(page.id, packPage(renderer.page(page, unpackLiveComponents(record))));
  });
  return bodies;
}

function claim(
  scope: CompanyScope,
  tree: PageTree,
  page: PageRecord,
  release: number,
  body: Uint8Array | undefined,
  now: Date,
): Write {
  const path = tree.pathOf(page);
  const item = pathRecord(scope, path, page, release, body);
  return {
    put: { ...item, claimedAt: now.toISOString() },
    condition: isFreeFor(tree, path, page.id, now),
    refused: (current) => {
      const taker = tree.page(Number(current?.pageId));
      return conflict(
        `The address ${path} is used by the page ${taker ? `'${taker.name}'` : 'of another name'}.`,
      );
    },
  };
}
