import type { Contract } from '@galley/shared/contract/contract';
import { outsideLookEntity } from '../core/entities/outside';
import { readFileIds } from '../core/images/file-models';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { pageListRow } from './page-list-responses';

/** All pages of the company in menu order, including deleted ones, which the screen filters. */
export const listPages: Operation<Contract['listPages']> = async ({ table, scope }) => {
  const [tree, look] = await Promise.all([
    readPageTree(table, scope),
    table.get(outsideLookEntity.key(scope), { consistent: false }),
  ]);
  const pages = tree.inMenuOrder();
  const namesFiles = pages.some(({ fileIds = [] }) => fileIds.length > 0);
  const files = namesFiles ? await readFileIds(table, scope) : new Set<number>();
  return pages.map((page) => pageListRow(tree, page, { files, brokenOutsideUrls: look?.deadOn?.[page.id] }));
};
