import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import { companyEntity } from '../core/entities/company';
import { secondFactorEntity, userEntity } from '../core/entities/user';
import { notFound } from '../core/errors';
import { commitWithJobs, newJob } from '../core/jobs';
import type { Operation } from '../core/operation';
import { accountNewsMail } from '../core/users/account-news-mail';

/**
 * For a user who has lost both the authenticator app and the recovery codes: deletes both, ends all sessions,
 * and allows a mailed code at the next sign-in.
 */
export const resetSecondFactor: Operation<Contract['resetSecondFactor']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const [user, company] = await table.batchGet([userEntity.key(scope, input.id), companyEntity.key(scope)]);
  if (!user || !company) throw notFound('This user');
  const { name: companyName } = company;
  const mail = accountNewsMail({
    to: user.email,
    companyName,
    news: 'Your second factor was reset',
    details: `An administrator of ${companyName} removed your authenticator app and your recovery codes and signed you out. A code is emailed to you when you sign in; set up the app again then, or in your profile.`,
  });
  await commitWithJobs(table, newJob(scope, { kind: 'send-mail', mail }, now), [
    {
      update: user,
      add: { epoch: 1 },
      condition: { exists: true },
      refused: () => notFound('This user'),
    },
    { delete: secondFactorEntity.key(scope, user.id) },
    activityWrite(scope, { actor: session, action: `Reset the second factor of ${user.email}`, at: now }),
  ]);
};
