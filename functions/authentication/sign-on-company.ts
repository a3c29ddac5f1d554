import type { Contract } from '@galley/shared/contract/contract';
import { type CompanyScope, openCompanyScope } from '../core/company-scope';
import { type CompanyRecord, companyEntity } from '../core/entities/company';
import { domainClaimKey } from '../core/entities/sign-in';
import type { BaseRequest } from '../core/operation';
import type { Table } from '../core/table';
import { consumeSignOnAttempt } from './sign-on-limits';

type Request = Pick<BaseRequest<Contract['findSignOn']>, 'table' | 'input' | 'ipAddress' | 'now'>;

/**
 * The requested company, if it has a provider. The call is anonymous, so each one counts against the limit of
 * its network.
 */
export async function signOnCompany({
  table,
  input,
  ipAddress,
  now,
}: Request): Promise<(CompanyRecord & Pick<Required<CompanyRecord>, 'signOn'>) | undefined> {
  await consumeSignOnAttempt(table, 'configuration', ipAddress, now);
  const scope = await scopeOf(table, input);
  const company = scope && (await table.get(companyEntity.key(scope)));
  return company?.signOn ? { ...company, signOn: company.signOn } : undefined;
}

async function scopeOf(
  table: Table,
  { company, domain }: { company?: string; domain?: string },
): Promise<CompanyScope | undefined> {
  if (company) return openCompanyScope(company);
  const claim = domain && (await table.get(domainClaimKey(domain)));
  return claim ? openCompanyScope(claim.company) : undefined;
}
