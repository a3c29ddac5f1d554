import { randomBytes } from 'node:crypto';
import type { Mail, NewJob } from '../core/jobs';
import { jobKeys } from '../core/keys/job-keys';
import { signInKeys } from '../core/keys/sign-in-keys';

/** As much work as a mail, and none sent: what is written expires by itself. */
export function nobodysJob(email: string, work: Mail, now: Date): NewJob {
  const ttl = Math.ceil(now.getTime() / 1000) + 15 * 60;
  const put = { ...signInKeys.rate(`nobody:${email}`), work, ttl };
  return { key: jobKeys.nobodys(now.toISOString(), randomBytes(9).toString('base64url')), write: { put } };
}
