import type { Contract } from '@galley/shared/contract/contract';
import { pageEntity } from '../core/entities/page';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { readLog } from './version-repository';

/** The log of one page, newest first. */
export const listVersionLog: Operation<Contract['listVersionLog']> = async ({ table, scope, input }) => {
  const [page, entries] = await Promise.all([
    table.get(pageEntity.key(scope, input.pageId)),
    readLog(table, scope, input.pageId),
  ]);
  if (!page) throw notFound('This page');
  return entries.map(({ email, action, comments, timestamp }) => ({ email, action, comments, timestamp }));
};
