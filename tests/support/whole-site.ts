import { pagesPartition } from '@galley/functions/core/entities/page';
import {
  chromeEntity,
  navigationEntity,
  pathEntity,
  releaseEntity,
} from '@galley/functions/core/entities/path';
import { liveEntity } from '@galley/functions/core/entities/version';
import { unpackLiveComponents } from '@galley/functions/core/release/live-page';
import { navigationOf } from '@galley/functions/core/release/navigation';
import { unpack } from '@galley/functions/core/release/packed';
import { unpackChrome, unpackPage } from '@galley/functions/core/release/path-body';
import { rendererOf } from '@galley/functions/core/release/renderer';
import { readSite } from '@galley/functions/core/release/site';
import { sitemapEntries, sitemapPath, unpackSitemap } from '@galley/functions/core/release/sitemap';
import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import { expect } from 'vitest';
import type { TestCompany } from './companies';
import type { TestCloud } from './test-cloud';

/** Whether the calls read the whole page list of a company. */
export function readsAllPages({ scope }: TestCompany, calls: readonly ObservedCall[]): boolean {
  const { pk } = pagesPartition.everything(scope);
  return calls
    .filter(({ operation }) => operation === 'Query')
    .map(({ input }) => JSON.stringify(input))
    .some((input) => input.includes(`"${pk}"`) && !input.includes('begins_with'));
}

/** Asserts that the data stored for visitors equals a complete re-render. */
export async function expectWholeSite(cloud: TestCloud, { scope }: TestCompany, after = ''): Promise<void> {
  await cloud.settled();
  const renderer = await rendererOf(await readSite(cloud.table, scope));
  const { tree } = renderer;
  const [release, chrome] = await cloud.table.batchGet([releaseEntity.key(scope), chromeEntity.key(scope)]);
  const { fragments, recent, hidden } = unpackChrome(chrome?.body ?? new Uint8Array());
  expect(fragments, after).toEqual(renderer.chrome());
  const navigation = await cloud.table.get(navigationEntity.key(scope));
  expect(navigation?.hash, after).toBe(release?.navigation);
  expect(navigation && unpack(navigation.body), after).toEqual(navigationOf(tree));
  expect([chrome?.release, recent], after).toEqual([release?.release, release?.recent]);
  const isHidden = tree.pages.filter((page) => page.liveVersionId !== null && tree.isHidden(page));
  expect(hidden, after).toEqual(isHidden.map(({ id }) => id));
  const sitemap = await cloud.table.get(pathEntity.key(scope, sitemapPath));
  expect(sitemap?.body && unpackSitemap(sitemap.body), after).toEqual(sitemapEntries(tree));
  for (const page of tree.pages.filter((other) => !other.isExternal && !tree.isHidden(other))) {
    const live = await cloud.table.get(liveEntity.key(scope, page.id));
    const stored = await cloud.table.get(pathEntity.key(scope, tree.pathOf(page)));
    expect([stored?.pageId, stored?.kind, Boolean(live)], `${page.name} ${after}`).toEqual(
      page.liveVersionId === null ? [page.id, 'claim', false] : [page.id, 'page', true],
    );
    if (!live || !stored?.body) continue;
    const components = unpackLiveComponents(live);
    const { body } = renderer.body(page, { components, forms: {}, images: {}, files: {} }, new Date());
    expect(unpackPage(stored.body), `${page.name} ${after}`).toEqual(unpackPage(body));
  }
}
