import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { toPageResponse } from '../core/pages/page-response';
import { fromPartOrWhole, readAroundPage } from '../core/pages/part-of-tree';

/** One page with its details, even if it is deleted. */
export const getPage: Operation<Contract['getPage']> = async (request) => {
  const { page: found, readTree } = await readAroundPage(request.table, request.scope, request.input.pageId);
  const page = required(found, () => notFound('This page'));
  return fromPartOrWhole(request, await readTree(), (tree) => toPageResponse(tree, page));
};
