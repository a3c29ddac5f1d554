import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { signOnCompany } from './sign-on-company';

/**
 * Tells whether users can sign in with the company's own accounts. Most companies have no provider, so the
 * response is 200 either way.
 */
export const findSignOn: Operation<Contract['findSignOn']> = async (request) => {
  return { company: (await signOnCompany(request))?.key ?? null };
};
