import type { CompanyScope } from '../core/company-scope';
import { type NewJob, newJob } from '../core/jobs';
import type { Session } from '../core/session';
import { accountNewsMail } from '../core/users/account-news-mail';

const texts = {
  passwordChanged: {
    news: 'Your password was changed',
    details: 'It was changed on your profile. All other sessions of yours have ended.',
  },
  authenticatorSetUp: {
    news: 'An authenticator app was set up',
    details: 'From now on you are asked for a code of the app when you sign in.',
  },
  authenticatorRemoved: {
    news: 'Your authenticator app was removed',
    details: 'From now on a code is emailed to you when you sign in.',
  },
  newRecoveryCodes: {
    news: 'New recovery codes were made',
    details: 'Those that you had before no longer sign you in.',
  },
} as const;

/** The job that mails signed-in users about a change to their own account. */
export function accountNews(
  { scope, session, now }: { scope: CompanyScope; session: Session; now: Date },
  what: keyof typeof texts,
): NewJob {
  const { email, companyName } = session;
  const mail = accountNewsMail({ to: email, companyName, ...texts[what] });
  return newJob(scope, { kind: 'send-mail', mail }, now);
}
