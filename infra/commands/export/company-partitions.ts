import type { CompanyScope } from '@galley/functions/core/company-scope';
import { jobKindNames, jobKinds } from '@galley/functions/core/job-kinds';
import { jobKeys } from '@galley/functions/core/keys/job-keys';
import { isOfOneCompany, type PartitionName, partitionPatterns } from '@galley/functions/core/keys/key';
import { pageKeys } from '@galley/functions/core/keys/page-keys';
import { siteKeys } from '@galley/functions/core/keys/site-keys';
import { vendorKeys } from '@galley/functions/core/keys/vendor-keys';
import type { Table } from '@galley/functions/core/table';
import { allPartitions, type CompanyPartition } from '../all-partitions';
import { keyOf, type RawItem } from './raw-items';

/**
 * How a partition gets into the file.
 * - settled: read again until nothing has changed from one reading of everything to the next
 * - counted: read again with them, but its own changes ask for no further reading
 * - once: items are only added and stand for themselves; read when first met
 */
type Reading = 'settled' | 'counted' | 'once';
type Treatment = { reading: Reading } | { leftOut: string };

/** Every kind of partition that there is: a new one does not compile before it is decided what becomes of it. */
export const treatments: Record<PartitionName, Treatment> = {
  counts: { reading: 'counted' },
  site: { reading: 'settled' },
  users: { reading: 'settled' },
  forms: { reading: 'settled' },
  form: { reading: 'settled' },
  submissions: { reading: 'once' },
  images: { reading: 'settled' },
  pages: { reading: 'settled' },
  page: { reading: 'settled' },
  redirects: { reading: 'settled' },
  paths: { reading: 'settled' },
  activity: { reading: 'once' },
  jobs: { reading: 'settled' },
  vendor: { reading: 'settled' },
  user: { leftOut: 'sessions: everybody signs in anew' },
  factor: { leftOut: 'secrets of authenticator apps: people set theirs up anew' },
  email: { leftOut: 'made from the users' },
  signOn: { leftOut: "made from the company's record" },
  attempt: { leftOut: 'sign-ins that are under way' },
  budgets: { leftOut: 'what was used of budgets in the last days' },
  news: { leftOut: 'mails that go out within minutes' },
  rate: { leftOut: 'counts of the last minutes' },
  renewals: { leftOut: 'how far an installation has come with rendering its sites anew' },
};

export interface ReadPartition extends CompanyPartition {
  reading: Reading;
}

/** The partitions that are read of a company, as many as it has pages and forms at this moment. */
export async function partitionsToRead(table: Table, scope: CompanyScope): Promise<ReadPartition[]> {
  const all: CompanyPartition[] = [
    ...(await allPartitions(table, scope)),
    { name: 'jobs', pk: jobKeys.partition(scope) },
    { name: 'vendor', pk: vendorKeys.partition },
  ];
  const read = all.flatMap((partition) => {
    const treatment = treatments[partition.name];
    return 'leftOut' in treatment ? [] : [{ ...partition, reading: treatment.reading }];
  });
  // Before what they count: what is counted already is then seen there, too.
  const isCounted = ({ reading }: ReadPartition) => reading === 'counted';
  return [...read.filter(isCounted), ...read.filter((partition) => !isCounted(partition))];
}

/** The item as it is exported; undefined where it says nothing in another installation, or is another company's. */
export function exported(scope: CompanyScope, name: PartitionName, item: RawItem): RawItem | undefined {
  const { sk } = keyOf(item);
  if (name === 'page' && sk.startsWith(pageKeys.openPrefix)) return undefined;
  if (name === 'site' && sk.startsWith(siteKeys.deadJobPrefix)) return undefined;
  if (name === 'vendor') return sk === vendorKeys.company(scope).sk ? item : undefined;
  if (name === 'jobs') return exportedJob(scope, item);
  return item;
}

/** A job as if nobody had tried it yet. */
function exportedJob({ company }: CompanyScope, job: RawItem): RawItem | undefined {
  const kind = job.work?.M?.kind?.S;
  const isLeftBehind = jobKindNames.some((name) => name === kind && !jobKinds[name].exportable);
  if (job.company?.S !== company || isLeftBehind) return undefined;
  return { ...job, attempts: { N: '0' }, leaseUntil: { S: '' }, lastError: { S: '' } };
}

/** Which kind of a company's partitions this is; undefined where it is none that a file of this company may hold. */
export function kindOf(scope: CompanyScope, pk: string): PartitionName | undefined {
  if (pk === jobKeys.partition(scope)) return 'jobs';
  if (pk === vendorKeys.partition) return 'vendor';
  const names = Object.keys(treatments) as PartitionName[];
  return names.find((name) => {
    if ('leftOut' in treatments[name] || !isOfOneCompany(name)) return false;
    const own = partitionPatterns[name].replace('*', scope.company).replace('*', '[1-9]\\d{0,7}');
    return new RegExp(`^${own}$`).test(pk);
  });
}
