import type { Contract } from '@galley/shared/contract/contract';
import { readUnread } from '../core/companies/company-counts';
import type { Operation } from '../core/operation';

/**
 * The numbers of unread submissions. They are counted when a submission is sent, opened or deleted, so that
 * no submission is read for them.
 */
export const countUnreadSubmissions: Operation<Contract['countUnreadSubmissions']> = async ({
  table,
  scope,
}) => {
  const unread = await readUnread(table, scope);
  return [...unread].map(([formId, count]) => ({ formId, unread: count }));
};
