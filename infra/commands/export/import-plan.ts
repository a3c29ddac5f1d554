import { type CompanyScope, isCompanyKey, openCompanyScope } from '@galley/functions/core/company-scope';
import { type CompanyRecord, companyEntity } from '@galley/functions/core/entities/company';
import { sitePartition } from '@galley/functions/core/entities/site';
import { type UserRecord, userEntity, usersPartition } from '@galley/functions/core/entities/user';
import { type RegistryRecord, registryEntity, vendorPartition } from '@galley/functions/core/entities/vendor';
import type { Item } from '@galley/functions/core/table';
import { CommandFailed } from '../failures';
import { LineCheck, WrongLineError } from './checked-lines';
import { type End, type Header, type Line, readCompanyFile } from './company-file';
import { partitionOf } from './company-partitions';

/** What is known about a file before anything of it is written. */
export interface ImportPlan {
  file: string;
  header: Header;
  end: End;
  scope: CompanyScope;
  company: CompanyRecord;
  registered: RegistryRecord;
  users: UserRecord[];
  /** The last line at which each partition begins. */
  partitions: ReadonlyMap<string, number>;
}

/**
 * Reads a file from start to end.
 * @throws CommandFailed where it is incomplete, or a line does not belong to this company
 */
export async function planImport(file: string): Promise<ImportPlan> {
  const reader = new PlanReader(file);
  for await (const { line, number, record } of checkedLines(file)) reader.take(line, number, record);
  return reader.plan();
}

export interface CheckedLine {
  line: Line;
  number: number;
  /** The item, upgraded to the current shape. */
  record?: Item;
}

/**
 * The lines of a file, checked to belong to the company.
 * @throws CommandFailed naming the line that does not
 */
export async function* checkedLines(file: string): AsyncGenerator<CheckedLine> {
  let check: LineCheck | undefined;
  let scope: CompanyScope | undefined;
  let partition = '';
  let number = 0;
  for await (const line of readCompanyFile(file)) {
    let record: Item | undefined;
    try {
      if ('header' in line) {
        scope = scopeOf(line.header);
        check = new LineCheck(scope);
      } else if ('partition' in line) {
        partition = line.partition;
        if (!scope || !partitionOf(scope, partition)) {
          throw new WrongLineError(`${partition} is no part of a company's export`);
        }
      } else if ('item' in line) record = check?.item(line.item, partition);
      else if ('object' in line) check?.object(line.object);
    } catch (error) {
      if (!(error instanceof WrongLineError)) throw error;
      throw new CommandFailed(`${file} cannot be imported: line ${number + 1}: ${error.message}.`);
    }
    yield { line, number, ...(record && { record }) };
    number += 1;
  }
}

function scopeOf({ company }: Header): CompanyScope {
  if (!isCompanyKey(company)) throw new WrongLineError(`'${company}' is no key of a company`);
  return openCompanyScope(company);
}

class PlanReader {
  private header: Header | undefined;
  private end: End | undefined;
  private company: CompanyRecord | undefined;
  private registered: RegistryRecord | undefined;
  private users = new Map<string, UserRecord>();
  private readonly partitions = new Map<string, number>();

  constructor(private readonly file: string) {}

  take(line: Line, number: number, record: Item | undefined): void {
    if ('header' in line) this.header = line.header;
    else if ('partition' in line) this.takePartition(line.partition, number);
    else if ('end' in line) this.end = line.end;
    else if (record) this.takeRecord(record, number);
  }

  plan(): ImportPlan {
    const { file, header, end, company, registered, users, partitions } = this;
    if (!header || !end || !company || !registered) throw new CommandFailed(`${file} holds no company.`);
    if (company.isVendor !== registered.isVendor) {
      throw new CommandFailed(
        `${file} cannot be imported: it says both that it is the vendor and that it is not.`,
      );
    }
    const scope = openCompanyScope(header.company);
    return { file, header, end, scope, company, registered, users: [...users.values()], partitions };
  }

  private get scope(): CompanyScope {
    return openCompanyScope(this.header?.company ?? '');
  }

  private takePartition(pk: string, number: number): void {
    this.partitions.set(pk, number);
    if (pk === usersPartition.pk(this.scope)) this.users = new Map();
    if (pk === sitePartition.pk(this.scope)) this.company = undefined;
    if (pk === vendorPartition.pk()) this.registered = undefined;
  }

  private takeRecord(record: Item, number: number): void {
    const { scope } = this;
    if (userEntity.is(record)) this.takeUser(record, number);
    if (companyEntity.is(record)) this.company = record;
    if (registryEntity.is(record) && record.sk === registryEntity.key(scope).sk) this.registered = record;
  }

  private takeUser(user: UserRecord, number: number): void {
    if (this.users.has(user.email)) {
      throw new CommandFailed(
        `${this.file} cannot be imported: line ${number + 1}: ${user.email} is the email address of two users.`,
      );
    }
    this.users.set(user.email, user);
  }
}
