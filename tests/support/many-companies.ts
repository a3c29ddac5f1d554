import { companyRecord, registryRecord } from '@galley/functions/core/companies/new-company-items';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { countsEntity } from '@galley/functions/core/entities/company';
import { identityKey } from '@galley/functions/core/entities/sign-in';
import { newJob } from '@galley/functions/core/jobs';
import { chunk, type Table, type Write } from '@galley/functions/core/table';

const day = 24 * 60 * 60_000;

/**
 * Writes the data of companies in shared partitions directly to the table: a registry row, a user's email, a job of
 * tomorrow, and the counts of the vendor's list.
 */
export async function writeCompanies(table: Table, count: number, now = new Date()): Promise<void> {
  const companies = Array.from({ length: count }, (_, index) => `company-${index + 1}`);
  const writes = companies.flatMap((key) => writesOf(key, now));
  for (const part of chunk(writes, 100)) await table.commit(part);
}

function writesOf(key: string, now: Date): Write[] {
  const scope = openCompanyScope(key);
  const adminEmail = `admin@${key}.example`;
  const company = {
    name: `The ${key} company`,
    isVendor: false,
    domains: [`www.${key}.example`],
    adminEmail,
  };
  return [
    { put: { ...companyRecord(scope, company, now) } },
    { put: { ...registryRecord(scope, company, now) } },
    { put: { ...countsEntity.key(scope), pages: 12, images: 30 } },
    { put: { ...identityKey(adminEmail), company: key, userId: 1 } },
    newJob(scope, { kind: 'delete-old-submissions', formId: 1 }, now, day).write,
  ];
}
