import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { requirePage } from '../core/pages/page-rules';
import { fromPartOrWhole, readAroundPage } from '../core/pages/part-of-tree';

/** Whether pages under this one are on the menu; then Show On Menu is locked. */
export const hasMenuChildPages: Operation<Contract['hasMenuChildPages']> = async (request) => {
  const { table, scope, input } = request;
  const { readTree } = await readAroundPage(table, scope, input.pageId);
  return fromPartOrWhole(
    request,
    readTree(),
    (tree) => tree.menuChildPagesOf(requirePage(tree, input.pageId).id).length > 0,
  );
};
