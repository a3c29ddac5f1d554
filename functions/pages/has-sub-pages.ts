import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { requirePage } from '../core/pages/page-rules';
import { fromPartOrWhole, readAroundPage } from '../core/pages/part-of-tree';

/** Whether pages stand under this one; then its menu selectors are locked. */
export const hasSubPages: Operation<Contract['hasSubPages']> = async (request) => {
  const { table, scope, input } = request;
  const { readTree } = await readAroundPage(table, scope, input.pageId);
  return fromPartOrWhole(
    request,
    readTree(),
    (tree) => tree.subPagesOf(requirePage(tree, input.pageId).id).length > 0,
  );
};
