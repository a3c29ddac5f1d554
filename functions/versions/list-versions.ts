import type { Contract } from '@galley/shared/contract/contract';
import { pageSizes } from '@galley/shared/limits';
import { notFound } from '../core/errors';
import { pageKeys, pageListKeys } from '../core/keys/page-keys';
import type { Operation } from '../core/operation';
import type { PageRecord } from '../core/records/page-records';
import type { VersionRecord } from '../core/records/version-records';
import { versionSummary } from '../core/version-summary';

/** Every version of a page, newest first, a part at a time: the editor lists only the newest ones. */
export const listVersions: Operation<Contract['listVersions']> = async ({ table, scope, input }) => {
  const { pageId, before } = input;
  const [page, { items }] = await Promise.all([
    table.get<PageRecord>(pageListKeys.page(scope, pageId)),
    table.query<VersionRecord>(pageKeys.partition(scope, pageId), {
      prefix: pageKeys.versionPrefix,
      descending: true,
      // One more than is shown tells whether there are older ones.
      limit: pageSizes.versions + 1,
      ...(before !== null && { cursor: pageKeys.version(scope, pageId, before).sk }),
    }),
  ]);
  if (!page) throw notFound('This page');
  return {
    versions: items.slice(0, pageSizes.versions).map(versionSummary),
    hasOlder: items.length > pageSizes.versions,
  };
};
