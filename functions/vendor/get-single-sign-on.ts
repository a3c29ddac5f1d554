import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { companyEntity } from '../core/entities/company';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';

/** A company's single sign-on; all empty where it has none. */
export const getSingleSignOn: Operation<Contract['getSingleSignOn']> = async ({ table, scope }) => {
  const company = required(await table.get(companyEntity.key(scope)), () => notFound('This company'));
  const { provider = '', emailDomains = [], isTrusted = false, registerUrl = '' } = company.signOn ?? {};
  return { provider, emailDomains, isTrusted, registerUrl, revision: company.revision };
};
