import type { Contract } from '@galley/shared/contract/contract';
import { readCounts } from '../core/companies/company-counts';
import { openCompanyScope } from '../core/company-scope';
import { readEnvironment } from '../core/env';
import { vendorKeys } from '../core/keys';
import type { Operation } from '../core/operation';
import type { RegistryRecord } from '../core/records/company-records';

/** All companies by name, with how much each has; nothing of theirs is read. */
export const listCompanies: Operation<Contract['listCompanies']> = async ({ table }) => {
  const { SITE_ORIGIN_PATTERN } = readEnvironment(['SITE_ORIGIN_PATTERN']);
  const companies = await table.queryAll<RegistryRecord>(vendorKeys.partition, {
    prefix: vendorKeys.companyPrefix,
  });
  const counts = await readCounts(
    table,
    companies.map(({ key }) => openCompanyScope(key)),
  );
  return companies
    .map(({ key, name, isVendor, isSuspended, domains, createdAt }, index) => ({
      company: key,
      companyName: name,
      isVendor,
      suspended: isSuspended ?? false,
      domains,
      siteAddress: SITE_ORIGIN_PATTERN.replace('{company}', key),
      createdAt,
      ...(counts[index] ?? { pages: 0, images: 0, submissions: 0, lastPublishedAt: null }),
    }))
    .sort((a, b) => a.companyName.localeCompare(b.companyName));
};
