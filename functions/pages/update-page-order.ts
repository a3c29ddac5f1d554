import type { Contract } from '@galley/shared/contract/contract';
import { type OrderRecord, orderEntity } from '../core/entities/page';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import { PageTree, parentIdOf } from '../core/pages/page-tree';
import { runRelease } from '../core/release/run-release';
import { requirePage } from './page-rules';

const menuChanged = () => conflict('The menu was changed meanwhile. Reload the list and order it again.');

/** Orders the menu entries under one parent. The list must name exactly them. */
export const updatePageOrder: Operation<Contract['updatePageOrder']> = async (request) => {
  const { scope, input } = request;
  const ordered = input.orderedPageIds;
  await runRelease(
    request,
    async () => undefined,
    (site) => {
      const tree = new PageTree(site.pages, site.orders);
      const [first] = ordered.map((pageId) => requirePage(tree, pageId));
      const parentId = first ? parentIdOf(first) : 0;
      const siblings = new Set(tree.menuChildPagesOf(parentId).map((page) => page.id));
      const isSameSet =
        ordered.length === siblings.size &&
        new Set(ordered).size === ordered.length &&
        ordered.every((pageId) => siblings.has(pageId));
      if (!isSameSet) throw menuChanged();
      const stored = tree.storedOrderOf(parentId);
      // Pages that are not on the menu now keep their place for the day they come back.
      const others = (stored ?? []).filter((pageId) => !siblings.has(pageId));
      const key = orderEntity.key(scope, parentId);
      const before = site.orders.find((order) => order.sk === key.sk);
      const after: OrderRecord = { ...key, ids: [...ordered, ...others] };
      return {
        site: { orders: [...site.orders.filter((order) => order !== before), after] },
        writes: [
          {
            update: key,
            set: { ids: after.ids },
            add: { revision: 1 },
            condition: { equals: { revision: before?.revision } },
            refused: menuChanged,
          },
        ],
      };
    },
  );
};
