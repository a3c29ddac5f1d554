import type { Contract } from '@galley/shared/contract/contract';
import { mailedCodeSeconds, wrongAnswersPerCode } from '@galley/shared/limits';
import { tooManyTries } from '../core/errors';
import { commitWithJobs, newJob } from '../core/jobs';
import type { Operation } from '../core/operation';
import { hasRecoveryCodes, mayMail } from '../core/sign-in/compare-answer';
import { hashCode, newCode } from '../core/sign-in/sign-in-code';
import { signInCodeMail } from './code-mails';
import { maskEmail } from './mask-email';
import { readAttemptForCode } from './read-attempt';
import { signInAgain } from './sign-in-errors';

const codesPerAttempt = 5;
const tooManyCodes = () => tooManyTries('We sent five codes already. Sign in again to get another one.');

/**
 * Mails a code, also for 'Resend Code'. A new code replaces the previous one but allows no further answers,
 * which are counted for the whole attempt. No code is mailed to users who prefer their authenticator app, or
 * who must use it: after a mailed password reset, or because the company requires an app.
 */
export const requestCode: Operation<Contract['requestCode']> = async (request) => {
  const { input, table, now } = request;
  const { scope, attempt, company, factor, requiresApp } = await readAttemptForCode(request);
  const others = {
    authenticator: factor?.authenticator !== undefined,
    recoveryCodes: hasRecoveryCodes(factor, now),
  };
  if (attempt.answers >= wrongAnswersPerCode) throw signInAgain();
  const isAppAsked = others.authenticator && (requiresApp || input.prefer === 'authenticator');
  if (isAppAsked || !mayMail(factor)) return { sentTo: '', ...others };
  if (attempt.codesSent >= codesPerAttempt) throw tooManyCodes();
  const code = newCode();
  const expiresAt = new Date(now.getTime() + mailedCodeSeconds * 1000);
  const mail = signInCodeMail(attempt.email, company.name, code);
  await commitWithJobs(table, newJob(scope, { kind: 'send-mail', mail }, now), [
    {
      update: attempt,
      set: { codeHash: hashCode(attempt, code), codeExpiresAt: expiresAt.toISOString() },
      add: { codesSent: 1 },
      condition: { below: { codesSent: codesPerAttempt } },
      refused: (current) => (current ? tooManyCodes() : signInAgain()),
    },
  ]);
  return { sentTo: maskEmail(attempt.email), ...others };
};
