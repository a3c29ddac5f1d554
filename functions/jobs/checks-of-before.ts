import type { CompanyScope } from '../core/company-scope';
import type { NewJob } from '../core/jobs';
import type { Table } from '../core/table';
import { textCheckJob } from './check-texts';
import { staffCheckJob } from './find-former-staff';

/** What a company is looked through for once, after an update: it holds what an earlier release stored. */
export async function checksOfBefore(table: Table, scope: CompanyScope): Promise<NewJob[]> {
  return (await Promise.all([textCheckJob(table, scope), staffCheckJob(table, scope)])).flat();
}
