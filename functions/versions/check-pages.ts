import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readSite } from '../core/release/site';
import { heldUpPages } from './checks/held-up-launch';
import { planOpenVersions } from './launches/open-versions';

/** The open versions of pages that the company's checks hold up; publishing them then requires a reason. */
export const checkPages: Operation<Contract['checkPages']> = async ({ table, scope, input, now }) => {
  const { plan } = await planOpenVersions(table, scope, await readSite(table, scope), input.pageIds, now);
  return heldUpPages(table, scope, plan);
};
