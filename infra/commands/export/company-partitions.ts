import type { CompanyScope } from '@galley/functions/core/company-scope';
import { kindOf, type Reading } from '@galley/functions/core/entities/entity';
import { jobsPartition } from '@galley/functions/core/entities/job';
import { type PartitionName, partitions } from '@galley/functions/core/entities/partitions';
import { registryEntity, vendorPartition } from '@galley/functions/core/entities/vendor';
import { jobKindNames, jobKinds } from '@galley/functions/core/job-kinds';
import type { Table } from '@galley/functions/core/table';
import { allPartitions, type CompanyPartition } from '../all-partitions';
import { CommandFailed } from '../failures';
import { keyOf, type RawItem } from './raw-items';

export interface ReadPartition extends CompanyPartition {
  reading: Reading;
}

/** The partitions that are read of a company, as many as it has pages and forms at this moment. */
export async function partitionsToRead(table: Table, scope: CompanyScope): Promise<ReadPartition[]> {
  const all: CompanyPartition[] = [
    ...(await allPartitions(table, scope)),
    { name: 'jobs', pk: jobsPartition.pk(scope) },
    { name: 'vendor', pk: vendorPartition.pk() },
  ];
  const read = all.flatMap((partition) => {
    const { file } = partitions[partition.name];
    return 'leftOut' in file ? [] : [{ ...partition, reading: file.reading }];
  });
  // Before what they count: what is counted already is then seen there, too.
  const isCounted = ({ reading }: ReadPartition) => reading === 'counted';
  return [...read.filter(isCounted), ...read.filter((partition) => !isCounted(partition))];
}

/** The item as it is exported; undefined where it says nothing in another installation, or is another company's. */
export function exported(scope: CompanyScope, name: PartitionName, item: RawItem): RawItem | undefined {
  const key = keyOf(item);
  // Half of what a page is then lies beside it, and the other half is what visitors no longer see.
  if (item.nextRun) {
    throw new CommandFailed(
      `A launch of company '${scope.company}' is being published. Export the company again in a minute.`,
    );
  }
  if (kindOf(key)?.leftOut) return undefined;
  if (name === 'vendor') return key.sk === registryEntity.key(scope).sk ? item : undefined;
  if (name === 'jobs') return exportedJob(scope, item);
  return item;
}

/** A job as if no one had tried it yet. */
function exportedJob({ company }: CompanyScope, job: RawItem): RawItem | undefined {
  const kind = job.work?.M?.kind?.S;
  const isLeftBehind = jobKindNames.some((name) => name === kind && !jobKinds[name].exportable);
  if (job.company?.S !== company || isLeftBehind) return undefined;
  return { ...job, attempts: { N: '0' }, leaseUntil: { S: '' }, lastError: { S: '' } };
}

/** Which of a company's partitions this is; undefined where it is none that a file of this company may hold. */
export function partitionOf(scope: CompanyScope, pk: string): PartitionName | undefined {
  if (pk === jobsPartition.pk(scope)) return 'jobs';
  if (pk === vendorPartition.pk()) return 'vendor';
  const names = Object.keys(partitions) as PartitionName[];
  return names.find((name) => {
    const { file, pattern } = partitions[name];
    if ('leftOut' in file || !pattern.startsWith('C#')) return false;
    const own = pattern.replace('*', scope.company).replace('*', '[1-9]\\d{0,7}');
    return new RegExp(`^${own}$`).test(pk);
  });
}
