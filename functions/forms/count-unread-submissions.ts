import type { Contract } from '@galley/shared/contract/contract';
import { readUnread } from '../core/companies/company-counts';
import type { Operation } from '../core/operation';

/** What waits to be read: counted where it is sent, opened and deleted, so that no submission is read for it. */
export const countUnreadSubmissions: Operation<Contract['countUnreadSubmissions']> = async ({
  table,
  scope,
}) => {
  const unread = await readUnread(table, scope);
  return [...unread].map(([formId, count]) => ({ formId, unread: count }));
};
