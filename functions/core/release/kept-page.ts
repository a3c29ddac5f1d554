import type { PageFragments } from '@galley/public-web/site-model';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { isCreatableType } from '@galley/shared/components/dictionary';
import type { CompanyScope } from '../company-scope';
import { type PathRecord, pathEntity } from '../entities/path';
import type { PageTree } from '../pages/page-tree';
import type { Table } from '../table';
import { unpackPage } from './path-body';

/** The stored body of a live page, and the renderer that made it. */
export interface KeptPage {
  fragments: PageFragments;
  renderer: string;
}

/**
 * Whether a component has a type that this release of the product does not know, as after a roll-back. Such a
 * page is not rendered without it: the page keeps its body, chrome and renderer.
 */
export function hasUnknownType(components: readonly RenderableComponent[]): boolean {
  return components.some(({ type }) => !isCreatableType(type));
}

/**
 * The stored bodies of these pages, in one round trip; no trip for no pages.
 * @param tree the current tree, which tells their paths
 */
export async function readKeptPages(
  table: Table,
  scope: CompanyScope,
  tree: PageTree,
  pageIds: readonly number[],
): Promise<Map<number, KeptPage>> {
  const pages = pageIds.flatMap((pageId) => tree.page(pageId) ?? []);
  const items = await table.batchGet(pages.map((page) => pathEntity.key(scope, tree.pathOf(page))));
  return new Map(
    pages.flatMap(({ id }, index): [number, KeptPage][] => {
      const { pageId, body, renderer = '' } = (items[index] ?? {}) as Partial<PathRecord>;
      return pageId === id && body ? [[id, { fragments: unpackPage(body), renderer }]] : [];
    }),
  );
}
