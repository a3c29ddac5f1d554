import type { Contract } from '@galley/shared/contract/contract';
import type { CompanyScope } from '../core/company-scope';
import { linkSearchEntity } from '../core/entities/outside';
import type { PageRecord } from '../core/entities/page';
import { versionEntity } from '../core/entities/version';
import { readFileIds } from '../core/images/file-models';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import type { Table } from '../core/table';
import { pageListRow } from './page-list-responses';

/** All pages of the company in menu order, including deleted ones, which the screen filters. */
export const listPages: Operation<Contract['listPages']> = async ({ table, scope }) => {
  const [tree, look] = await Promise.all([
    readPageTree(table, scope),
    table.get(linkSearchEntity.key(scope), { consistent: false }),
  ]);
  const pages = tree.inMenuOrder();
  const namesFiles = pages.some(({ fileIds = [] }) => fileIds.length > 0);
  const [openVersions, files] = await Promise.all([
    readOpenVersions(table, scope, pages),
    namesFiles ? readFileIds(table, scope) : new Set<number>(),
  ]);
  return pages.map((page) =>
    pageListRow(tree, page, {
      open: openVersions.get(page.id),
      files,
      brokenOutsideUrls: look?.deadOn?.[page.id],
    }),
  );
};

/** The headers of the draft and pending versions by page; without one that does not parse. */
async function readOpenVersions(table: Table, scope: CompanyScope, pages: readonly PageRecord[]) {
  const open = pages.flatMap(({ id, openVersionId: versionId }) => (versionId ? { id, versionId } : []));
  const headers = await table.batchGet(
    open.map(({ id, versionId }) => versionEntity.key(scope, id, versionId)),
    { consistent: false, skipBroken: true },
  );
  return new Map(open.map(({ id }, index) => [id, headers[index]]));
}
