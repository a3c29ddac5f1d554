import { operatorCodeSeconds } from '@galley/shared/limits';
import { required } from '@galley/shared/required';
import { type Actor, activityWrite } from '../core/activity-log';
import { openCompanyScope } from '../core/company-scope';
import { companyEntity } from '../core/entities/company';
import { identityKey } from '../core/entities/sign-in';
import { secondFactorEntity, userEntity } from '../core/entities/user';
import { conflict, notFound, tooManyTries } from '../core/errors';
import { commitWithJobs, newJob } from '../core/jobs';
import { consumeAttempt, type RateLimit } from '../core/rate-limits';
import { hashRecoveryCode, newRecoveryCode } from '../core/sign-in/recovery-codes';
import type { Table } from '../core/table';
import { accountNewsMail } from '../core/users/account-news-mail';

export interface MadeCode {
  company: string;
  code: string;
  expiresAt: string;
}

const codesPerHour = (email: string): RateLimit => ({
  subject: `operator-code:${email}`,
  tries: 5,
  window: 60 * 60,
});

/**
 * A one-time code that replaces the second factor, for a user who cannot receive mail and whose identity the
 * operator has verified. It is entered like a recovery code, after the password. The company's activity log
 * records it, and its owner is also notified by mail, which arrives once mail works again.
 * @throws 404 for an unknown email address, 409 for a locked account, 429 for the sixth code within an hour
 */
export async function makeSignInCode(
  table: Table,
  email: string,
  actor: Actor,
  now: Date,
): Promise<MadeCode> {
  const { isAllowed } = await consumeAttempt(table, codesPerHour(email), now);
  if (!isAllowed) {
    throw tooManyTries('Five codes were made for this address within an hour. Wait an hour and try again.');
  }
  const identity = required(await table.get(identityKey(email)), () =>
    notFound(`A user with the address ${email}`),
  );
  const scope = openCompanyScope(identity.company);
  const [user, company] = await table.batchGet([
    userEntity.key(scope, identity.userId),
    companyEntity.key(scope),
  ]);
  if (!user || !company) throw notFound(`A user with the address ${email}`);
  if (user.isLockedOut) {
    throw conflict('This account is locked, so a code would not help. An Admin of the company unlocks it.');
  }
  const key = secondFactorEntity.key(scope, user.id);
  const code = newRecoveryCode();
  const expiresAt = new Date(now.getTime() + operatorCodeSeconds * 1000).toISOString();
  const news = accountNewsMail({
    to: email,
    companyName: company.name,
    news: 'The operator made a sign-in code for you',
    details: `It signs you in once, together with your password, within ${operatorCodeSeconds / 60} minutes.`,
  });
  await commitWithJobs(table, newJob(scope, { kind: 'send-mail', mail: news }, now), [
    {
      update: key,
      set: { operatorCode: hashRecoveryCode(key, code), operatorCodeUntil: expiresAt },
      add: { revision: 1 },
    },
    {
      check: userEntity.key(scope, user.id),
      condition: { exists: true },
      refused: () => notFound(`A user with the address ${email}`),
    },
    activityWrite(scope, { actor, action: `Made a sign-in code for ${email}`, at: now }),
  ]);
  return { company: scope.company, code, expiresAt };
}
