import { companyEntity } from '@galley/functions/core/entities/company';
import { jobsPartition } from '@galley/functions/core/entities/job';
import { chromeEntity } from '@galley/functions/core/entities/path';
import { userEntity } from '@galley/functions/core/entities/user';
import type { ImportRecord } from '@galley/functions/core/entities/vendor';
import { importEntity, registryEntity } from '@galley/functions/core/entities/vendor';
import type { Table } from '@galley/functions/core/table';
import type { FileObject, Line } from './company-file';
import { putObject } from './company-objects';
import type { CompanyStore, OnProgress } from './export-company';
import { checkedLines, type ImportPlan } from './import-plan';
import { itemFromJson, keyOf, putItems, type RawItem } from './raw-items';

/** The items that are written last. */
export interface LastItems {
  /** The company's record, its place in the registry and the chrome of its site. */
  parts: RawItem[];
  jobs: RawItem[];
}

/** The number of items per transaction, and of lines between two notes of the progress. */
const itemsAtOnce = 100;
const linesBetweenNotes = 500;

/**
 * Writes the content of the file, and returns the items that create the company. Lines before `from.lines`
 * are already written.
 */
export async function writeContent(
  store: CompanyStore,
  table: Table,
  plan: ImportPlan,
  from: ImportRecord,
  onProgress: OnProgress,
): Promise<LastItems> {
  const writer = new ContentWriter(store, table, plan, from.lines);
  // Checked again, because the file is read a second time and may have changed.
  for await (const { line, number } of checkedLines(plan.file)) {
    if (number % 100 === 0) onProgress('Writing lines', number, plan.end.lines);
    await writer.take(line, number);
  }
  onProgress('Writing lines', plan.end.lines, plan.end.lines);
  return writer.last;
}

class ContentWriter {
  readonly last: LastItems = { parts: [], jobs: [] };
  private items: RawItem[] = [];
  private object: { about: FileObject; chunks: string[]; line: number } | undefined;
  private isCurrent = false;
  private noted: number;

  constructor(
    private readonly store: CompanyStore,
    private readonly table: Table,
    private readonly plan: ImportPlan,
    private readonly written: number,
  ) {
    this.noted = written;
  }

  async take(line: Line, number: number): Promise<void> {
    if ('chunk' in line) {
      this.object?.chunks.push(line.chunk);
      return;
    }
    await this.flushObject();
    if ('partition' in line) this.isCurrent = this.plan.partitions.get(line.partition) === number;
    if ('item' in line && this.isCurrent) this.takeItem(itemFromJson(line.item), number);
    if ('object' in line) this.object = { about: line.object, chunks: [], line: number };
    if (this.items.length >= itemsAtOnce || 'end' in line) await this.flushItems();
    if (number - this.noted >= linesBetweenNotes) await this.note(number);
  }

  private takeItem(item: RawItem, number: number): void {
    const { scope } = this.plan;
    const { pk, sk } = keyOf(item);
    const isAt = (key: { pk: string; sk: string }) => key.pk === pk && key.sk === sk;
    // Users are written together with their email addresses.
    if (userEntity.is({ pk, sk })) return;
    if (pk === jobsPartition.pk(scope)) this.last.jobs.push(item);
    else if ([companyEntity.key(scope), registryEntity.key(scope), chromeEntity.key(scope)].some(isAt)) {
      this.last.parts.push(item);
    } else if (number >= this.written) this.items.push(item);
  }

  private async flushItems(): Promise<void> {
    await putItems(this.store, this.items);
    this.items = [];
  }

  private async flushObject(): Promise<void> {
    const { object } = this;
    this.object = undefined;
    if (object && object.line >= this.written)
      await putObject(this.store, this.plan.scope, object.about, object.chunks);
  }

  /** Records that everything before line `number` is written; an object that begins there is not. */
  private async note(number: number): Promise<void> {
    await this.flushItems();
    await this.table.commit([{ update: importEntity.key(this.plan.scope), set: { lines: number } }]);
    this.noted = number;
  }
}
