import { type CompanyScope, isCompanyKey, openCompanyScope } from '@galley/functions/core/company-scope';
import { objectFolders } from '@galley/functions/core/images/image-store';
import { siteKeys } from '@galley/functions/core/keys/site-keys';
import { userKeys } from '@galley/functions/core/keys/user-keys';
import type { CompanyRecord } from '@galley/functions/core/records/company-records';
import type { UserRecord } from '@galley/functions/core/records/user-records';
import { CommandFailed } from '../failures';
import { type End, type Header, type Line, readCompanyFile } from './company-file';
import { exported, kindOf } from './company-partitions';
import { keyOf, type RawItem, recordOf } from './raw-items';

/** What there is to know of a file before anything of it is written. */
export interface ImportPlan {
  file: string;
  header: Header;
  end: End;
  scope: CompanyScope;
  company: CompanyRecord;
  users: UserRecord[];
  /** The line at which each partition stands for the last time. */
  partitions: ReadonlyMap<string, number>;
}

/** Reads a file from end to end. @throws CommandFailed where it is not whole, or holds what is not this company's */
export async function planImport(file: string): Promise<ImportPlan> {
  const reader = new PlanReader(file);
  let number = 0;
  for await (const line of readCompanyFile(file)) {
    reader.take(line, number);
    number += 1;
  }
  return reader.plan();
}

class PlanReader {
  private header: Header | undefined;
  private scope: CompanyScope | undefined;
  private end: End | undefined;
  private company: CompanyRecord | undefined;
  private users: UserRecord[] = [];
  private readonly partitions = new Map<string, number>();
  private partition = '';

  constructor(private readonly file: string) {}

  take(line: Line, number: number): void {
    if ('header' in line) this.takeHeader(line.header);
    else if ('partition' in line) this.takePartition(line.partition, number);
    else if ('item' in line) this.takeItem(line.item);
    else if ('object' in line) this.requireOwnObject(line.object.key);
    else if ('end' in line) this.end = line.end;
  }

  plan(): ImportPlan {
    const { file, header, end, scope, company, users, partitions } = this;
    if (!header || !end || !scope || !company) throw new CommandFailed(`${file} holds no company.`);
    return { file, header, end, scope, company, users, partitions };
  }

  private takeHeader(header: Header): void {
    if (!isCompanyKey(header.company)) throw new CommandFailed(`${this.file} holds no company.`);
    this.header = header;
    this.scope = openCompanyScope(header.company);
  }

  private takePartition(pk: string, number: number): void {
    if (!this.scope || !kindOf(this.scope, pk)) throw this.foreign(pk);
    this.partition = pk;
    this.partitions.set(pk, number);
    if (pk === userKeys.partition(this.scope)) this.users = [];
    if (pk === siteKeys.partition(this.scope)) this.company = undefined;
  }

  private takeItem(item: RawItem): void {
    const { scope, partition } = this;
    const { pk, sk } = keyOf(item);
    const name = scope && kindOf(scope, pk);
    if (!scope || !name || pk !== partition || !exported(scope, name, item))
      throw this.foreign(`${pk} ${sk}`);
    // Neither record holds bytes, so they are the same in JSON.
    if (name === 'users' && sk.startsWith(userKeys.userPrefix)) {
      this.users.push(recordOf<UserRecord>(item));
    }
    if (name === 'site' && sk === siteKeys.company(scope).sk) this.company = recordOf<CompanyRecord>(item);
  }

  private requireOwnObject(key: string): void {
    if (!this.scope || !objectFolders(this.scope).some((folder) => key.startsWith(folder))) {
      throw this.foreign(key);
    }
  }

  private foreign(what: string): CommandFailed {
    return new CommandFailed(`${this.file} cannot be imported: ${what} is no part of a company's export.`);
  }
}
