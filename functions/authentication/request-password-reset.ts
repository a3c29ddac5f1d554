import { randomBytes } from 'node:crypto';
import type { Contract } from '@galley/shared/contract/contract';
import { resetCodeSeconds } from '@galley/shared/limits';
import { openCompanyScope } from '../core/company-scope';
import { tooManyTries } from '../core/errors';
import { type NewJob, newJob, wakeJobs } from '../core/jobs';
import { jobKeys } from '../core/keys/job-keys';
import { signInKeys } from '../core/keys/sign-in-keys';
import type { Operation } from '../core/operation';
import type { IdentityRecord } from '../core/records/user-records';
import { hashCode, newCode } from '../core/sign-in/sign-in-code';
import { spendTry } from '../core/try-limits';
import { resetCodeMail } from './code-mails';
import { maskedAddress } from './masked-address';
import type { ResetRecord } from './reset-record';
import { tryLimits } from './try-limits';

/**
 * Mails a code for a new password. For an address that nobody has, the same records are read, a code is made
 * that nobody learns, and a job is asked for that is not there.
 */
export const requestPasswordReset: Operation<Contract['requestPasswordReset']> = async (request) => {
  const { input, table, now, address } = request;
  const email = input.username;
  const [identity, perAddress, perNetwork] = await Promise.all([
    table.get<IdentityRecord>(signInKeys.identity(email)),
    spendTry(table, tryLimits.resetRequest(email), now),
    spendTry(table, tryLimits.resetRequestFrom(address), now),
  ]);
  if (!perAddress.isAllowed || !perNetwork.isAllowed) {
    throw tooManyTries('Too many codes were asked for. Try again in an hour.');
  }
  const code = newCode();
  const key = signInKeys.resetCode(email);
  const expiresAt = new Date(now.getTime() + resetCodeSeconds * 1000);
  const record: ResetRecord = {
    ...key,
    codeHash: hashCode(key, code),
    codeExpiresAt: expiresAt.toISOString(),
    answers: 0,
    ttl: Math.ceil(expiresAt.getTime() / 1000),
  };
  const job = identity ? mailJob(identity, email, code, now) : nobodysJob(email, record.ttl, now);
  await table.commit([{ put: { ...record } }, job.write]);
  await wakeJobs([job]);
  return { email: maskedAddress(email) };
};

function mailJob({ company }: IdentityRecord, email: string, code: string, now: Date): NewJob {
  return newJob(openCompanyScope(company), { kind: 'send-mail', mail: resetCodeMail(email, code) }, now);
}

/** As much work as a mail, and none sent: what is written expires by itself. */
function nobodysJob(email: string, ttl: number, now: Date): NewJob {
  const put = { ...signInKeys.rate(`nobody:${email}`), work: resetCodeMail(email, '000000'), ttl };
  return { key: jobKeys.nobodys(now.toISOString(), randomBytes(9).toString('base64url')), write: { put } };
}
