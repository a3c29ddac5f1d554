import type { Contract } from '@galley/shared/contract/contract';
import { notFound } from '../core/errors';
import { pageListKeys } from '../core/keys/page-keys';
import type { Operation } from '../core/operation';
import type { PageRecord } from '../core/records/page-records';
import { readLog } from './version-repository';

/** The log of one page, newest first. */
export const listVersionLog: Operation<Contract['listVersionLog']> = async ({ table, scope, input }) => {
  const [page, entries] = await Promise.all([
    table.get<PageRecord>(pageListKeys.page(scope, input.pageId)),
    readLog(table, scope, input.pageId),
  ]);
  if (!page) throw notFound('This page');
  return entries.map(({ email, action, comments, timestamp }) => ({ email, action, comments, timestamp }));
};
