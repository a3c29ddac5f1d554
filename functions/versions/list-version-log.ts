import type { Contract } from '@galley/shared/contract/contract';
import { pageEntity } from '../core/entities/page';
import { orNotFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { readLog } from './version-repository';

/** The log of one page, newest first. */
export const listVersionLog: Operation<Contract['listVersionLog']> = async ({ table, scope, input }) => {
  const [, entries] = await Promise.all([
    table.get(pageEntity.key(scope, input.pageId)).then(orNotFound('This page')),
    readLog(table, scope, input.pageId),
  ]);
  return entries.map(({ email, action, comments, timestamp }) => ({ email, action, comments, timestamp }));
};
