import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { signOnCompany } from './sign-on-company';

/** Whether the company's own accounts lead in. Most companies have none, so that is an answer and no refusal. */
export const findSignOn: Operation<Contract['findSignOn']> = async (request) => {
  const company = await signOnCompany(request);
  return { company: company?.key ?? null };
};
