import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { readRedirects } from './redirect-repository';

/** All redirects, made by hand or by page moves, newest first. */
export const listRedirects: Operation<Contract['listRedirects']> = async ({ table, scope }) => {
  const [tree, redirects] = await Promise.all([readPageTree(table, scope), readRedirects(table, scope)]);
  const rows = redirects.map(({ sk, to, pageId, isAutomatic, email, createdAt }) => {
    const page = tree.page(pageId);
    const target = {
      pageId: page?.id ?? null,
      pageName: page?.name ?? '',
      isPageDeleted: page !== undefined && tree.isHidden(page),
    };
    return { from: sk, to, ...target, isAutomatic, email, createdAt };
  });
  return rows.sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.from.localeCompare(b.from));
};
