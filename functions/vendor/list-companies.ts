import type { Contract } from '@galley/shared/contract/contract';
import type { CompanyRow } from '@galley/shared/schemas/company';
import { readCounts } from '../core/companies/company-counts';
import { siteOrigin } from '../core/companies/served-domain';
import { isCompanyKey, openCompanyScope } from '../core/company-scope';
import { registryEntity } from '../core/entities/vendor';
import { environment } from '../core/env';
import { invalid } from '../core/errors';
import { CallResponse, type Operation } from '../core/operation';
import { readRerenders } from './rerender-responses';

/** The counts of this many companies can be read in a few parallel calls. */
const companiesAtOnce = 200;

/** The companies in the order of their keys, with their counts; their data is not read. */
export const listCompanies: Operation<Contract['listCompanies']> = async ({ table, input }) => {
  const after = input.cursor || undefined;
  if (after !== undefined && !isCompanyKey(after)) {
    throw invalid({ cursor: 'cursor must be the x-next-cursor of an earlier response.' });
  }
  const [{ items: companies, cursor }, rerenderOf] = await Promise.all([
    table.query(registryEntity.range(), {
      limit: companiesAtOnce,
      ...(after !== undefined && { cursor: registryEntity.key(openCompanyScope(after)).sk }),
    }),
    readRerenders(table),
  ]);
  const counts = await readCounts(
    table,
    companies.map(({ key }) => openCompanyScope(key)),
  );
  const rows = companies.map(
    ({ key, name, isVendor, isSuspended, domains, servedDomain, createdAt }, index): CompanyRow => ({
      company: key,
      companyName: name,
      isVendor,
      suspended: isSuspended ?? false,
      domains,
      siteAddress: siteOrigin(environment('SITE_ORIGIN_PATTERN'), {
        key,
        ...(servedDomain && { servedDomain }),
      }),
      createdAt,
      renewal: rerenderOf(key),
      ...(counts[index] ?? { pages: 0, images: 0, submissions: 0, lastPublishedAt: null }),
    }),
  );
  const last = companies.at(-1)?.key;
  return new CallResponse(rows, cursor !== undefined && last ? { headers: { 'x-next-cursor': last } } : {});
};
