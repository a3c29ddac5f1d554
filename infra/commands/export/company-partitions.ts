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

/** The partitions of a company that are exported, according to its current number of pages and forms. */
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
  // Counters come before what they count, so that everything they count is in the export, too.
  const isCounted = ({ reading }: ReadPartition) => reading === 'counted';
  return [...read.filter(isCounted), ...read.filter((partition) => !isCounted(partition))];
}

/**
 * The item as it is exported; undefined where it is meaningless in another installation, or belongs to
 * another company.
 */
export function exported(scope: CompanyScope, name: PartitionName, item: RawItem): RawItem | undefined {
  const key = keyOf(item);
  // During a launch, a page's items are a mix of its previous and its next state.
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

/** A job without its previous attempts. */
function exportedJob({ company }: CompanyScope, job: RawItem): RawItem | undefined {
  const kind = job.work?.M?.kind?.S;
  const isLeftBehind = jobKindNames.some((name) => name === kind && !jobKinds[name].exportable);
  if (job.company?.S !== company || isLeftBehind) return undefined;
  return { ...job, attempts: { N: '0' }, leaseUntil: { S: '' }, lastError: { S: '' } };
}

/** The kind of a company's partition; undefined where a file of this company may not contain it. */
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
