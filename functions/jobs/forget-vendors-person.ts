import { type CompanyScope, openCompanyScope } from '../core/company-scope';
import { registryEntity } from '../core/entities/vendor';
import { type JobWork, type NewJob, newJob } from '../core/jobs';
import type { Table } from '../core/table';

type Work = JobWork<'forget-vendors-person'>;

const companiesAtOnce = 40;

/** Vendor staff appear in the activity logs of other companies, so each company processes its own. */
export async function forgetVendorsPerson(
  table: Table,
  scope: CompanyScope,
  work: Work,
): Promise<{ jobs: NewJob[]; left?: Work }> {
  const { items, cursor } = await table.query(registryEntity.range(), {
    limit: companiesAtOnce,
    attributes: ['key'],
    ...(work.after !== '' && { cursor: work.after }),
  });
  const { userId, addresses, until } = work;
  const now = new Date();
  const jobs = items
    .filter(({ key }) => key !== scope.company)
    .map(({ key }) =>
      newJob(
        openCompanyScope(key),
        { kind: 'forget-person', userId, addresses, until, places: ['activity'], after: '' },
        now,
      ),
    );
  return { jobs, ...(cursor !== undefined && { left: { ...work, after: cursor } }) };
}
