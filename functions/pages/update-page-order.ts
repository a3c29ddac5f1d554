import type { Contract } from '@galley/shared/contract/contract';
import { conflict } from '../core/errors';
import type { Operation } from '../core/operation';
import { orderChange } from '../core/pages/page-place-writes';
import { requirePage } from '../core/pages/page-rules';
import { parentIdOf } from '../core/pages/page-tree';
import { releaseOrder } from '../core/release/release-order';

const menuChanged = () =>
  conflict('The menu was changed in the meantime. Reload the list and order it again.');

/** Reorders the menu entries under one parent. The list must name exactly them. */
export const updatePageOrder: Operation<Contract['updatePageOrder']> = async (request) => {
  const { scope, input } = request;
  const ordered = input.orderedPageIds;
  await releaseOrder(request, ordered, (tree) => {
    const [first] = ordered.map((pageId) => requirePage(tree, pageId));
    const parentId = first ? parentIdOf(first) : 0;
    const siblings = new Set(tree.menuChildPagesOf(parentId).map((page) => page.id));
    const isSameSet =
      ordered.length === siblings.size &&
      new Set(ordered).size === ordered.length &&
      ordered.every((pageId) => siblings.has(pageId));
    if (!isSameSet) throw menuChanged();
    const change = orderChange(scope, tree.orderRecords, parentId, ordered, menuChanged);
    return { parentId, ids: ordered, ...change };
  });
};
