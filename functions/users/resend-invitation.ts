import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { requireRoom } from '../core/budgets/spend-budget';
import { companyEntity } from '../core/entities/company';
import { userEntity } from '../core/entities/user';
import { environment } from '../core/env';
import { conflict, notFound } from '../core/errors';
import { dispatchJobs, newJob } from '../core/jobs';
import type { Operation } from '../core/operation';
import { resendNow } from '../core/resend-wait';
import { invitationMail } from '../core/users/invitation-mail';
import { temporaryPassword } from '../core/users/password-rules';
import { ensurePoolUser, setPassword } from '../core/users/user-pool';
import { unlockWrite } from './user-rules';

/**
 * Mails a new temporary password to a user who has not chosen one yet; the previous one becomes invalid, and
 * wrong ones no longer count.
 */
export const resendInvitation: Operation<Contract['resendInvitation']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const [user, company] = await table.batchGet([userEntity.key(scope, input.id), companyEntity.key(scope)]);
  if (!user || !company) throw notFound('This user');
  if (!user.mustChangePassword) throw hasSignedIn();
  const resent = resendNow(user, 'This invitation', now);
  await requireRoom(table, scope, 'accountMails', 1, now);
  const password = temporaryPassword();
  const mail = invitationMail({
    email: user.email,
    role: user.role,
    companyName: company.name,
    inviter: session,
    adminOrigin: environment('ADMIN_ORIGIN'),
    password,
  });
  const job = newJob(scope, { kind: 'send-mail', mail }, now);
  await table.commit([
    {
      update: user,
      // Ends sign-ins that began with the previous password.
      set: { passwordChangedAt: now.toISOString(), ...resent },
      // The new mail will show again whether it arrives.
      remove: ['mailProblem'],
      condition: { equals: { mustChangePassword: true } },
      refused: hasSignedIn,
    },
    unlockWrite(user.email, now),
    job.write,
    activityWrite(scope, { actor: session, action: `Invited ${user.email} again`, at: now }),
  ]);
  await ensurePoolUser(user.email, temporaryPassword());
  await setPassword(user.email, password, true);
  await dispatchJobs([job]);
};

function hasSignedIn() {
  return conflict(
    "This person has chosen a password already. 'Don't remember your password?' on the sign-in screen gives a new one.",
  );
}
