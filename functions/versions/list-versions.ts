import type { Contract } from '@galley/shared/contract/contract';
import { pageSizes } from '@galley/shared/limits';
import { pageEntity } from '../core/entities/page';
import { versionEntity } from '../core/entities/version';
import { orNotFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { versionSummary } from '../core/version-summary';

/** All versions of a page, newest first, in pages; the editor lists only the newest ones. */
export const listVersions: Operation<Contract['listVersions']> = async ({ table, scope, input }) => {
  const { pageId, before } = input;
  const [page, { items }] = await Promise.all([
    table.get(pageEntity.key(scope, pageId)).then(orNotFound('This page')),
    table.query(versionEntity.range(scope, pageId), {
      descending: true,
      // One more than is shown, to find out whether there are older ones.
      limit: pageSizes.versions + 1,
      ...(before !== null && { cursor: versionEntity.key(scope, pageId, before).sk }),
    }),
  ]);
  return {
    versions: items.slice(0, pageSizes.versions).map((version) => versionSummary(page, version)),
    hasOlder: items.length > pageSizes.versions,
  };
};
