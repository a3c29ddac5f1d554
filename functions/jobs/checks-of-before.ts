import type { CompanyScope } from '../core/company-scope';
import { outsideLookEntity } from '../core/entities/outside';
import type { NewJob } from '../core/jobs';
import { weeklyLook } from '../core/outside-links/look-jobs';
import type { Table } from '../core/table';
import { textCheckJob } from './check-texts';
import { staffCheckJob } from './find-former-staff';

/** What a company is looked through for once, after an update: it holds what an earlier release stored. */
export async function checksOfBefore(table: Table, scope: CompanyScope): Promise<NewJob[]> {
  const checks = [textCheckJob(table, scope), staffCheckJob(table, scope), firstLook(table, scope)];
  return (await Promise.all(checks)).flat();
}

/** Links of pages that were published before there was a look at them. */
async function firstLook(table: Table, scope: CompanyScope): Promise<NewJob[]> {
  const look = await table.get(outsideLookEntity.key(scope));
  return look ? [] : [weeklyLook(scope, new Date())];
}
