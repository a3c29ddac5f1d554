import type { CompanyScope } from '../core/company-scope';
import { linkSearchEntity } from '../core/entities/outside';
import { type NewJob, newJob } from '../core/jobs';
import { weeklyLinkCheck } from '../core/outside-links/link-check-jobs';
import type { Table } from '../core/table';
import { textCheckJob } from './check-texts';
import { staffCheckJob } from './find-former-staff';

/** Checks of a company's data after an update, for data that an earlier release stored. */
export async function upgradeChecks(table: Table, scope: CompanyScope): Promise<NewJob[]> {
  const checks = [textCheckJob(table, scope), staffCheckJob(table, scope), firstLinkCheck(table, scope)];
  const subPages = newJob(scope, { kind: 'note-sub-pages' }, new Date());
  return [...(await Promise.all(checks)).flat(), subPages];
}

/** The first check of links, for pages that were published before links were checked. */
async function firstLinkCheck(table: Table, scope: CompanyScope): Promise<NewJob[]> {
  const look = await table.get(linkSearchEntity.key(scope));
  return look ? [] : [weeklyLinkCheck(scope, new Date())];
}
