import type { Contract } from '@galley/shared/contract/contract';
import { setSuspended } from '../core/companies/set-suspended';
import type { Operation } from '../core/operation';

/** Suspends a company or resumes it, in a release of that company's site. */
export const suspendCompany: Operation<Contract['suspendCompany']> = async (request) => {
  const { table, scope, session, input, now } = request;
  await setSuspended({ table, scope, suspended: input.suspended, actor: session, now });
};
