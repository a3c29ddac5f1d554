import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readUsers } from './user-repository';

/**
 * The names of the company's users, for screens where a page, a version or the log contains an email address.
 */
export const listPeople: Operation<Contract['listPeople']> = async ({ table, scope }) => {
  return (await readUsers(table, scope)).map(({ id, email, firstName, lastName }) => ({
    id,
    email,
    name: `${firstName} ${lastName}`.trim(),
  }));
};
