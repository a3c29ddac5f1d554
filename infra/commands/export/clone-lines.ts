import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { type CompanyScope, openCompanyScope } from '@galley/functions/core/company-scope';
import { kindOf, upgraded } from '@galley/functions/core/entities/entity';
import { jobsPartition } from '@galley/functions/core/entities/job';
import { vendorPartition } from '@galley/functions/core/entities/vendor';
import { componentEntity, versionEntity } from '@galley/functions/core/entities/version';
import type { Item } from '@galley/functions/core/table';
import { type Clone, clonedRecord, isKeptVersion } from './cloned-records';
import type { Line } from './company-file';
import { itemFromJson, itemToJson } from './raw-items';
import { renamedContent } from './renamed-content';

/**
 * Converts a company's file into that of another company: its site, without users, their activity, and
 * visitors' data. The import checks every line against the new company, so anything that this misses is
 * refused there.
 */
export async function* cloneLines(
  lines: AsyncIterable<Line>,
  scope: CompanyScope,
  clone: Clone,
): AsyncGenerator<Line> {
  const rename = renamedContent(scope.company, clone.to);
  let partition: PartitionOfClone | undefined;
  let isKeptObject = false;
  for await (const line of lines) {
    if ('item' in line) {
      partition?.add(line.item);
      continue;
    }
    if (!('chunk' in line)) {
      if (partition) yield* partition.lines();
      partition = undefined;
    }
    if ('header' in line) yield { header: { ...line.header, company: clone.to, companyName: clone.name } };
    else if ('partition' in line) partition = new PartitionOfClone(line.partition, clone);
    else if ('object' in line) {
      isKeptObject = /^(?:images|replacements)\//.test(line.object.key);
      if (isKeptObject) yield { object: { ...line.object, key: String(rename(line.object.key)) } };
    } else if ('chunk' in line && isKeptObject) yield line;
  }
  if (partition) yield* partition.lines();
}

/**
 * The items of a partition together, because the versions, which come after the components, decide which
 * components are included.
 */
class PartitionOfClone {
  private readonly records: Item[] = [];

  constructor(
    private readonly pk: string,
    private readonly clone: Clone,
  ) {}

  add(item: Parameters<typeof itemFromJson>[0]): void {
    this.records.push(upgraded(unmarshall(itemFromJson(item)) as Item));
  }

  *lines(): Generator<Line> {
    const { from, to } = this.clone;
    // Pending jobs are not cloned, and another company's jobs are in another partition.
    if (jobsPartition.pk(openCompanyScope(from)) === this.pk) return;
    const pk = this.pk === vendorPartition.pk() ? this.pk : this.pk.replace(`C#${from}#`, `C#${to}#`);
    const dropped = this.records.flatMap((record) =>
      versionEntity.is(record) && !isKeptVersion(record) ? [record.versionId] : [],
    );
    const kept = this.records.flatMap((record) => {
      const isOfVersion = versionEntity.is(record) || componentEntity.is(record);
      if (isOfVersion && dropped.includes(record.versionId)) return [];
      return clonedRecord(kindOf(record), record, this.clone) ?? [];
    });
    yield { partition: pk };
    for (const record of kept) {
      yield { item: itemToJson(marshall(record, { removeUndefinedValues: true })) };
    }
  }
}
