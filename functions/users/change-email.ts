import type { Contract } from '@galley/shared/contract/contract';
import { addressHash, identityKey } from '../core/entities/sign-in';
import { secondFactorEntity, type UserRecord } from '../core/entities/user';
import { readEnvironment } from '../core/env';
import { conflict } from '../core/errors';
import { dispatchJobs, newJob } from '../core/jobs';
import type { OperationRequest } from '../core/operation';
import type { Write } from '../core/table';
import { accountNewsMail } from '../core/users/account-news-mail';
import { invitationMail } from '../core/users/invitation-mail';
import { temporaryPassword } from '../core/users/password-rules';
import { deletePoolUser, ensurePoolUser, requireUsername, setPassword } from '../core/users/user-pool';

/** The update of a user's record. */
export type UserUpdate = Extract<Write, { update: unknown }>;

/**
 * Gives a user another address, which is the name that one signs in with: the new one gets an invitation with a
 * temporary password, the old one is told, all sessions end.
 * @param update what else is saved in the user's record
 * @param others what else is written in the same transaction
 * @throws 409 where the address belongs to someone
 */
export async function changeAddress(
  { table, scope, session, input, now }: OperationRequest<Contract['updateUser']>,
  stored: UserRecord,
  update: UserUpdate,
  others: readonly Write[],
): Promise<void> {
  const { email } = input;
  requireUsername(email);
  const { ADMIN_ORIGIN } = readEnvironment(['ADMIN_ORIGIN']);
  await ensurePoolUser(email, temporaryPassword());
  const password = temporaryPassword();
  const { companyName } = session;
  const jobs = [
    invitationMail({ email, companyName, adminOrigin: ADMIN_ORIGIN, password }),
    goodbyeMail(stored.email, companyName),
  ].map((mail) => newJob(scope, { kind: 'send-mail', mail }, now));
  await table.commit([
    {
      ...update,
      set: { ...update.set, email, mustChangePassword: true, passwordChangedAt: now.toISOString() },
      remove: ['mailProblem'],
      add: { ...update.add, epoch: 1 },
      append: { formerAddresses: [addressHash(stored.email)] },
    },
    ...others,
    {
      put: { ...identityKey(email), company: scope.company, userId: stored.id },
      condition: { absent: true },
      refused: () => conflict('This address is already in use.'),
    },
    { delete: identityKey(stored.email) },
    // The address may be another person's: anyone who answers it proves himself by mail and sets up his own app.
    { delete: secondFactorEntity.key(scope, stored.id) },
    ...jobs.map((job) => job.write),
  ]);
  // Should this not be reached, 'Don't remember your password?' still leads in; an identity of the pool without
  // a record of ours opens nothing.
  await setPassword(email, password, true);
  await deletePoolUser(stored.email);
  await dispatchJobs(jobs);
}

function goodbyeMail(to: string, companyName: string) {
  return accountNewsMail({
    to,
    companyName,
    news: 'Your sign-in address was changed',
    details: `An administrator of ${companyName} gave your account another email address. This one no longer signs in.`,
  });
}
