import type { Contract } from '@galley/shared/contract/contract';
import { emailHash, identityKey } from '../core/entities/sign-in';
import { secondFactorEntity, type UserRecord } from '../core/entities/user';
import { environment } from '../core/env';
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
 * Changes the email address with which a user signs in: the new one gets an invitation with a temporary
 * password, the old one is notified, and all sessions end.
 * @param update the other changes of the user's record
 * @param others further writes of the same transaction
 * @throws 409 where the email address is taken
 */
export async function changeEmail(
  { table, scope, session, input, now }: OperationRequest<Contract['updateUser']>,
  stored: UserRecord,
  update: UserUpdate,
  others: readonly Write[],
): Promise<void> {
  const { email } = input;
  requireUsername(email);
  await ensurePoolUser(email, temporaryPassword());
  const password = temporaryPassword();
  const { companyName } = session;
  const jobs = [
    invitationMail({
      email,
      role: input.role,
      companyName,
      adminOrigin: environment('ADMIN_ORIGIN'),
      password,
    }),
    goodbyeMail(stored.email, companyName),
  ].map((mail) => newJob(scope, { kind: 'send-mail', mail }, now));
  await table.commit([
    {
      ...update,
      set: { ...update.set, email, mustChangePassword: true, passwordChangedAt: now.toISOString() },
      remove: ['mailProblem'],
      add: { ...update.add, epoch: 1 },
      append: { formerAddresses: [emailHash(stored.email)] },
    },
    ...others,
    {
      put: { ...identityKey(email), company: scope.company, userId: stored.id },
      condition: { absent: true },
      refused: () => conflict('This address is already in use.'),
    },
    { delete: identityKey(stored.email) },
    // The new one may reach another person, who must sign in by mailed codes and set up an app of their
    // own.
    { delete: secondFactorEntity.key(scope, stored.id) },
    ...jobs.map((job) => job.write),
  ]);
  // If these steps are never reached, 'Don't remember your password?' still works; a pool user without a
  // record of ours cannot sign in.
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
