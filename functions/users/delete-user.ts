import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { conflict } from '../core/errors';
import { signInKeys } from '../core/keys/sign-in-keys';
import { userKeys } from '../core/keys/user-keys';
import type { Operation } from '../core/operation';
import { deletePoolUser } from '../core/users/user-pool';
import { readUser, readUsers } from './user-repository';
import { holdAnotherAdmin, isSelf } from './user-rules';

/** Deletes a user: sessions end at once, the address is free again. Nobody deletes their own account or the last Admin. */
export const deleteUser: Operation<Contract['deleteUser']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const user = await readUser(table, scope, input.id);
  if (isSelf(session, user)) throw conflict('You cannot delete your own account. Ask another Admin.');
  const held = user.role === 'Admin' ? holdAnotherAdmin(await readUsers(table, scope), user) : [];
  await table.commit([
    {
      delete: userKeys.user(scope, user.id),
      condition: { equals: { email: user.email, role: user.role } },
      refused: () => conflict('This user was changed meanwhile. Load the users again and try once more.'),
    },
    { delete: signInKeys.identity(user.email) },
    activityWrite(scope, { actor: session, action: `Deleted user ${user.email}`, at: now }),
    { delete: userKeys.secondFactor(scope, user.id) },
    ...held,
  ]);
  await deletePoolUser(user.email);
  return 'Deleted';
};
