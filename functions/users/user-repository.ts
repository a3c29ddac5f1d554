import type { CompanyScope } from '../core/company-scope';
import { notFound } from '../core/errors';
import { userKeys } from '../core/keys/user-keys';
import type { UserRecord } from '../core/records/user-records';
import type { Table } from '../core/table';

/** All users of a company, by id. */
export function readUsers(table: Table, scope: CompanyScope): Promise<UserRecord[]> {
  return table.queryAll<UserRecord>(userKeys.partition(scope), { prefix: userKeys.userPrefix });
}

/** @throws 404 for a user who is not there or another company's */
export async function readUser(table: Table, scope: CompanyScope, id: number): Promise<UserRecord> {
  const user = await table.get<UserRecord>(userKeys.user(scope, id));
  if (!user) throw notFound('This user');
  return user;
}
