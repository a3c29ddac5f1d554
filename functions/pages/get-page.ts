import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { toPageResponse } from '../core/pages/page-response';
import { requirePage } from '../core/pages/page-rules';

/** One page with its details, a Deleted one too. */
export const getPage: Operation<Contract['getPage']> = async ({ table, scope, input }) => {
  const tree = await readPageTree(table, scope);
  return toPageResponse(tree, requirePage(tree, input.pageId));
};
