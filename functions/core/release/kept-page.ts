import type { PageFragments } from '@galley/public-web/site-model';
import type { RenderableComponent } from '@galley/shared/components/dictionary';
import { isCreatableType } from '@galley/shared/components/dictionary';
import type { CompanyScope } from '../company-scope';
import { type PathRecord, pathEntity } from '../entities/path';
import type { PageTree } from '../pages/page-tree';
import type { Table } from '../table';
import { unpackPage } from './path-body';

/** What is stored of a live page, and which renderer made it. */
export interface KeptPage {
  fragments: PageFragments;
  renderer: string;
}

/**
 * Whether a component is of a type that this release of the product does not know, as after a roll-back. A page that
 * holds one is not rendered without it: it keeps the body, the chrome and the renderer that it has.
 */
export function hasUnknownType(components: readonly RenderableComponent[]): boolean {
  return components.some(({ type }) => !isCreatableType(type));
}

/** The stored bodies of these pages, in one trip; none for no pages. @param tree where they stand now */
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
