import type { Contract } from '@galley/shared/contract/contract';
import { resetCodeSeconds } from '@galley/shared/limits';
import { openCompanyScope } from '../core/company-scope';
import { identityKey, type ResetRecord } from '../core/entities/sign-in';
import { tooManyTries } from '../core/errors';
import { dispatchJobs, newJob } from '../core/jobs';
import { CallResponse, type Operation } from '../core/operation';
import { consumeAttempt } from '../core/rate-limits';
import { hashCode, newCode } from '../core/sign-in/sign-in-code';
import { resetCodeMail } from './code-mails';
import { decoyJob } from './decoy-job';
import { maskEmail } from './mask-email';
import { rateLimits } from './rate-limits';
import { openReset } from './reset-record';

/**
 * Mails a code for a new password. For an unknown email address it does the same work: it reads the same
 * records, generates a code that is never sent, and enqueues a job that finds nothing to do.
 */
export const requestPasswordReset: Operation<Contract['requestPasswordReset']> = async (request) => {
  const { input, table, now, ipAddress } = request;
  const email = input.username;
  const [identity, perEmail, perNetwork] = await Promise.all([
    table.get(identityKey(email)),
    consumeAttempt(table, rateLimits.resetRequest(email, ipAddress), now),
    consumeAttempt(table, rateLimits.resetRequestFrom(ipAddress), now),
  ]);
  if (!perEmail.isAllowed || !perNetwork.isAllowed) {
    throw tooManyTries('Too many codes were asked for. Try again in an hour.');
  }
  const code = newCode();
  const expiresAt = new Date(now.getTime() + resetCodeSeconds * 1000);
  const { keys, cookie } = openReset(email, request);
  const records = keys.map(
    (key): ResetRecord => ({
      ...key,
      codeHash: hashCode(key, code),
      codeExpiresAt: expiresAt.toISOString(),
      answers: 0,
      ttl: Math.ceil(expiresAt.getTime() / 1000),
    }),
  );
  const mail = resetCodeMail(email, identity ? code : '000000');
  const job = identity
    ? newJob(openCompanyScope(identity.company), { kind: 'send-mail', mail }, now)
    : decoyJob(email, mail, now);
  await table.commit([...records.map((record) => ({ put: { ...record } })), job.write]);
  await dispatchJobs([job]);
  return new CallResponse({ email: maskEmail(email) }, { cookies: [cookie] });
};
