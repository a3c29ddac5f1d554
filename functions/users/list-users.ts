import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readUsers } from './user-repository';
import { toUserResponse } from './user-responses';

/** The users of the session's company, or of the one that a vendor Admin names, sorted by name. */
export const listUsers: Operation<Contract['listUsers']> = async ({ table, scope, now }) => {
  const users = await readUsers(table, scope);
  const nameOf = ({ lastName, firstName, email }: (typeof users)[number]) =>
    `${lastName} ${firstName} ${email}`;
  return users.sort((a, b) => nameOf(a).localeCompare(nameOf(b))).map((user) => toUserResponse(user, now));
};
