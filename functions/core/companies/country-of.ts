import { defaultCountry } from '@galley/shared/countries';
import type { CompanyScope } from '../company-scope';
import { companyEntity } from '../entities/company';
import type { Session } from '../session';
import type { Table } from '../table';

interface Asked {
  table: Table;
  scope: CompanyScope;
  session: Session;
}

/**
 * The country of the company that a call is about. It is read only where a vendor Admin named another
 * company.
 */
export async function countryOf({ table, scope, session }: Asked): Promise<string> {
  if (session.company === scope.company) return session.companyRecord.country;
  return (await table.get(companyEntity.key(scope)))?.country ?? defaultCountry;
}
