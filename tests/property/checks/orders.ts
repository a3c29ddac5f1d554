import type { OrderRecord } from '@galley/functions/core/entities/page';
import { PageTree } from '@galley/functions/core/pages/page-tree';
import { itemsIn, pagesIn } from '../model-of-items';
import type { Played } from '../schedule';

/** The menu entries under each parent are its pages on the menu, each once, in the last order. */
export function orderViolations({ items, model }: Played): string[] {
  const pages = pagesIn(items);
  const orders = itemsIn<OrderRecord>(items, '#PAGES', 'ORDER#');
  const tree = new PageTree(pages, orders);
  const found: string[] = [];
  for (const parent of [0, ...pages.map(({ id }) => id)]) {
    const shown = tree.menuChildPagesOf(parent).map(({ id }) => id);
    const children = pages.filter((page) => tree.childrenOf(parent).includes(page));
    const right = children
      .filter(({ showOnMenu, isDeleted }) => showOnMenu && !isDeleted)
      .map(({ id }) => id);
    if (shown.toSorted().join() !== right.toSorted().join()) {
      found.push(`The menu under ${parent} is ${shown}, of ${right}`);
    }
    const ordered = (model.orders.get(parent) ?? []).filter((id) => right.includes(id));
    if (ordered.join() !== shown.join())
      found.push(`The menu under ${parent} is ${shown}, ordered ${ordered}`);
  }
  return found;
}
