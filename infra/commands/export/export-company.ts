import { createHash } from 'node:crypto';
import type { CompanyScope } from '@galley/functions/core/company-scope';
import { Table } from '@galley/functions/core/table';
import { CommandFailed } from '../failures';
import type { Header, Line } from './company-file';
import { listObjects, type ObjectBucket, objectLines } from './company-objects';
import { exported, partitionsToRead, type ReadPartition } from './company-partitions';
import { itemToJson, type RawItem, type RawTable, rawItems } from './raw-items';

/** Where a company's data is stored. */
export interface CompanyStore extends RawTable, ObjectBucket {}

export type OnProgress = (label: string, done: number, total: number) => void;

/** If a company changes during every one of these readings, the export fails. */
const mostReadings = 8;

/**
 * Exports a consistent snapshot of a company while people go on working. All partitions are read repeatedly,
 * and changed ones written again, until two readings in a row are equal: every item then had this state at
 * the moment between the two. Memory holds a digest of each partition and one item at a time.
 * @throws CommandFailed where the company changes too fast
 */
export async function* companyLines(
  store: CompanyStore,
  scope: CompanyScope,
  header: Header,
  onProgress: OnProgress,
): AsyncGenerator<Line> {
  const table = new Table(store.tableName, () => store.dynamo);
  const digests = new Map<string, string>();
  const tags = new Map<string, string>();
  yield { header };
  for (let reading = 1; ; reading += 1) {
    if (reading > mostReadings) throw tooBusy(scope);
    const label = reading === 1 ? 'Reading the table' : `Looking for changes, reading ${reading}`;
    const partitions = await partitionsToRead(table, scope);
    let changed = 0;
    for (const [index, partition] of partitions.entries()) {
      onProgress(label, index, partitions.length);
      const before = digests.get(partition.pk);
      if (before !== undefined && partition.reading === 'once') continue;
      if (before !== undefined && before === (await digestOf(store, scope, partition))) continue;
      yield { partition: partition.pk };
      const digest = new Digest();
      for await (const item of itemsOf(store, scope, partition)) {
        digest.add(item);
        yield { item };
      }
      digests.set(partition.pk, digest.value());
      if (partition.reading === 'settled') changed += 1;
    }
    onProgress(label, partitions.length, partitions.length);
    if (changed === 0) return;
    // Between two readings of their records: if the second finds these unchanged, their objects were
    // unchanged, too.
    yield* changedObjects(store, scope, tags, onProgress);
  }
}

const tooBusy = ({ company }: CompanyScope) =>
  new CommandFailed(
    `Company '${company}' was changed while it was read, ${mostReadings} times in a row. Try again when fewer people are at work.`,
  );

async function* itemsOf(
  store: RawTable,
  scope: CompanyScope,
  { name, pk }: ReadPartition,
): AsyncGenerator<RawItem> {
  for await (const raw of rawItems(store, pk)) {
    const item = exported(scope, name, raw);
    if (item) yield itemToJson(item);
  }
}

async function digestOf(store: RawTable, scope: CompanyScope, partition: ReadPartition): Promise<string> {
  const digest = new Digest();
  for await (const item of itemsOf(store, scope, partition)) digest.add(item);
  return digest.value();
}

class Digest {
  private readonly hash = createHash('sha256');

  add(item: RawItem): void {
    this.hash.update(JSON.stringify(item, inOrder));
  }

  value = () => this.hash.digest('base64');
}

/** DynamoDB does not guarantee the order of attributes. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function* changedObjects(
  store: ObjectBucket,
  scope: CompanyScope,
  tags: Map<string, string>,
  onProgress: OnProgress,
): AsyncGenerator<Line> {
  const changed = (await listObjects(store, scope)).filter(({ key, tag }) => tags.get(key) !== tag);
  for (const [index, { key, tag }] of changed.entries()) {
    onProgress('Copying images', index, changed.length);
    yield* objectLines(store, key);
    tags.set(key, tag);
  }
  onProgress('Copying images', changed.length, changed.length);
}
