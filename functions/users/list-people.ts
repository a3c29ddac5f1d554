import type { Contract } from '@galley/shared/contract/contract';
import type { Operation } from '../core/operation';
import { readUsers } from './user-repository';

/** Who works for the session's company: what is shown where a page, a version or the log names someone's email. */
export const listPeople: Operation<Contract['listPeople']> = async ({ table, scope }) => {
  const users = await readUsers(table, scope);
  return users.map(({ email, firstName, lastName }) => ({ email, name: `${firstName} ${lastName}`.trim() }));
};
