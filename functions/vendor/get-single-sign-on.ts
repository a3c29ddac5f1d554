import type { Contract } from '@galley/shared/contract/contract';
import { notFound } from '../core/errors';
import { siteKeys } from '../core/keys/site-keys';
import type { Operation } from '../core/operation';
import type { CompanyRecord } from '../core/records/company-records';

/** How people of a company sign in with its own accounts; all empty where they cannot. */
export const getSingleSignOn: Operation<Contract['getSingleSignOn']> = async ({ table, scope }) => {
  const company = await table.get<CompanyRecord>(siteKeys.company(scope));
  if (!company) throw notFound('This company');
  const { provider = '', emailDomains = [], isTrusted = false, registerUrl = '' } = company.signOn ?? {};
  return { provider, emailDomains, isTrusted, registerUrl, revision: company.revision };
};
