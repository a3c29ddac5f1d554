import { openCompanyScope } from '../core/company-scope';
import { companyEntity } from '../core/entities/company';
import { type IdentityRecord, identityKey, type RateRecord } from '../core/entities/sign-in';
import { dispatchJobs, newJob } from '../core/jobs';
import { consumeAttempt, countAttempt } from '../core/rate-limits';
import type { Table } from '../core/table';
import { accountNewsMail } from '../core/users/account-news-mail';
import { decoyJob } from './decoy-job';
import { rateLimits } from './rate-limits';

export interface AccountTries {
  /** The owner of the email address; undefined where it has none. */
  identity: IdentityRecord | undefined;
  /** The failures from all networks. */
  failures: RateRecord | undefined;
}

interface At {
  table: Table;
  now: Date;
}

/** Ignores failures from before an Admin, or a new password, unlocked the email address. */
export function stillCounting(
  identity: IdentityRecord | undefined,
  failures: RateRecord | undefined,
): RateRecord | undefined {
  const clearedAt = identity?.attemptsClearedAt;
  return clearedAt && failures && failures.lastAt <= clearedAt ? undefined : failures;
}

/**
 * Counts a wrong password or code from any network. After many failures the owner is mailed, at most once a
 * day.
 */
export async function countFailure({ table, now }: At, email: string, tries: AccountTries): Promise<void> {
  const { identity, failures } = tries;
  const limit = rateLimits.failures(email);
  await table.commit([countAttempt(failures, limit, now)]);
  const before = failures && failures.until >= now.toISOString() ? failures.tries : 0;
  if (before + 1 < limit.tries) return;
  if ((await consumeAttempt(table, rateLimits.notice(email), now)).isAllowed) {
    await notifyOwner({ table, now }, email, identity);
  }
}

async function notifyOwner({ table, now }: At, email: string, identity: IdentityRecord | undefined) {
  const scope = identity && openCompanyScope(identity.company);
  const company = await table.get(scope ? companyEntity.key(scope) : identityKey(email));
  const mail = accountNewsMail({
    to: email,
    companyName: companyEntity.is(company) ? company.name : '',
    news: 'Many wrong passwords were tried for your account',
    details:
      'They came from several networks. Your account is not locked: you can sign in as before from where you signed in recently; from elsewhere you may have to wait for up to a minute.',
  });
  const job = scope ? newJob(scope, { kind: 'send-mail', mail }, now) : decoyJob(email, mail, now);
  await table.commit([job.write]);
  await dispatchJobs([job]);
}
