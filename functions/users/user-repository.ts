import { required } from '@galley/shared/required';
import type { CompanyScope } from '../core/company-scope';
import { type UserRecord, userEntity } from '../core/entities/user';
import { notFound } from '../core/errors';
import type { Table } from '../core/table';

/** All users of a company, by id. */
export function readUsers(table: Table, scope: CompanyScope): Promise<UserRecord[]> {
  return table.queryAll(userEntity.range(scope));
}

/** @throws 404 for a user who does not exist or belongs to another company */
export async function readUser(table: Table, scope: CompanyScope, id: number): Promise<UserRecord> {
  return required(await table.get(userEntity.key(scope, id)), () => notFound('This user'));
}
