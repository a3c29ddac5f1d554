import type { Contract } from '@galley/shared/contract/contract';
import { spendBudget } from '../core/budgets/spend-budget';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { linkCheckNow } from '../core/outside-links/link-check-jobs';

/** Makes all links to other sites on published pages due for another check. */
export const checkOutsideLinks: Operation<Contract['checkOutsideLinks']> = async ({ table, scope, now }) => {
  // A used-up budget is reported here, because otherwise the list would just not change.
  await spendBudget(table, scope, 'outsideLinks', 1, now);
  await commitWithJobs(table, linkCheckNow(scope, now), []);
};
