import type { Contract } from '@galley/shared/contract/contract';
import { readEnvironment } from '../core/env';
import { conflict, invalid } from '../core/errors';
import { newJob, wakeJobs } from '../core/jobs';
import { signInKeys } from '../core/keys';
import { mailOf } from '../core/mail';
import type { OperationRequest } from '../core/operation';
import type { UserRecord } from '../core/records/user-records';
import type { Write } from '../core/table';
import { invitationMail } from '../core/users/invitation-mail';
import { temporaryPassword } from '../core/users/password-rules';
import { deletePoolUser, ensurePoolUser, isUsername, setPassword } from '../core/users/user-pool';

/**
 * Gives a user another address, which is the name that one signs in with: the new one gets an invitation with a
 * temporary password, the old one is told, all sessions end.
 * @param writes what else is saved of the user; the first is the update of the user's record
 * @throws 409 where the address belongs to somebody
 */
export async function changeAddress(
  { table, scope, session, input, now }: OperationRequest<Contract['updateUser']>,
  stored: UserRecord,
  [userWrite, ...others]: Write[],
): Promise<void> {
  const { email } = input;
  if (!isUsername(email)) throw invalid({ email: 'Email may have at most 128 characters.' });
  if (!userWrite || !('update' in userWrite)) throw new Error('The user is not among the writes.');
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
      ...userWrite,
      set: { ...userWrite.set, email, mustChangePassword: true, passwordChangedAt: now.toISOString() },
      add: { ...userWrite.add, epoch: 1 },
    },
    ...others,
    {
      put: { ...signInKeys.identity(email), company: scope.company, userId: stored.id },
      condition: { absent: true },
      refused: () => conflict('This address is already in use.'),
    },
    { delete: signInKeys.identity(stored.email) },
    ...jobs.map((job) => job.write),
  ]);
  // Should this not be reached, 'Don't remember your password?' still leads in; an identity of the pool without
  // a record of ours opens nothing.
  await setPassword(email, password, true);
  await deletePoolUser(stored.email);
  await wakeJobs(jobs);
}

function goodbyeMail(to: string, companyName: string) {
  const mail = mailOf({
    to,
    subject: `${companyName}: your sign-in address was changed`,
    headline: 'Your sign-in address was changed',
    paragraphs: [
      `An administrator of ${companyName} gave your account another e-mail address. This one no longer signs in.`,
    ],
    footer: 'If you did not expect this, speak to your administrator.',
  });
  return { from: 'sign-in' as const, ...mail };
}
