import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { emailHash, identityEntity, identityKey } from '../core/entities/sign-in';
import { secondFactorEntity, type UserRecord, userEntity } from '../core/entities/user';
import { conflict } from '../core/errors';
import { dispatchJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import type { Table } from '../core/table';
import { forgetPersonJobs, formerUser } from '../core/users/former-user';
import { deletePoolUser } from '../core/users/user-pool';
import { readUser, readUsers } from './user-repository';
import { isSelf, managesUsers, requireAnotherAdmin } from './user-rules';

/**
 * Deletes a user: sessions end at once, the email address is free again, and jobs insert a pseudonym wherever
 * a log or a record names the person. Users cannot delete their own account or the last Admin.
 */
export const deleteUser: Operation<Contract['deleteUser']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const user = await readUser(table, scope, input.id);
  if (isSelf(session, user)) throw conflict('You cannot delete your own account. Ask another Admin.');
  const held = managesUsers(user) ? requireAnotherAdmin(await readUsers(table, scope), user) : [];
  const emailHashes = await ownEmails(table, user);
  const isVendor = session.isVendor && session.company === scope.company;
  const [atOnce, later] = forgetPersonJobs(scope, { userId: user.id, addresses: emailHashes, isVendor }, now);
  await table.commit([
    {
      delete: userEntity.key(scope, user.id),
      condition: { equals: { email: user.email, role: user.role } },
      refused: () => conflict('This user was changed in the meantime. Reload the users and try again.'),
    },
    { delete: identityKey(user.email) },
    activityWrite(scope, {
      actor: session,
      action: `Deleted a user, who is now '${formerUser(user.id)}'`,
      at: now,
    }),
    { delete: secondFactorEntity.key(scope, user.id) },
    ...held,
    ...[...atOnce, ...later].map((job) => job.write),
  ]);
  await deletePoolUser(user.email);
  await dispatchJobs(atOnce);
};

/**
 * The user's current email address, and earlier ones unless they belong to another user by now; as hashes.
 */
async function ownEmails(table: Table, { email, formerAddresses = [] }: UserRecord): Promise<string[]> {
  const owners = await table.batchGet(formerAddresses.map((hash) => identityEntity.key(hash)));
  const free = formerAddresses.filter((_hash, index) => !owners[index]);
  return [...new Set([emailHash(email), ...free])];
}
