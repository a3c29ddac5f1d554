import type { Contract } from '@galley/shared/contract/contract';
import { spendBudget } from '../core/budgets/spend-budget';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { lookAtOnce } from '../core/outside-links/look-jobs';

/** Has all addresses on other sites that published pages link to asked again. */
export const checkOutsideLinks: Operation<Contract['checkOutsideLinks']> = async ({ table, scope, now }) => {
  // Where nothing is left of it, that is better said now than by a list that does not change.
  await spendBudget(table, scope, 'outsideLinks', 1, now);
  await commitWithJobs(table, lookAtOnce(scope, now), []);
};
