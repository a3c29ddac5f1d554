import { randomBytes } from 'node:crypto';
import { decoyJobKey } from '../core/entities/job';
import { rateEntity } from '../core/entities/sign-in';
import type { Mail, NewJob } from '../core/jobs';

/**
 * A job that costs as much as a mail job but sends nothing, for an email address without an account; what it
 * writes expires by itself.
 */
export function decoyJob(email: string, work: Mail, now: Date): NewJob {
  const put = { ...rateEntity.key(`nobody:${email}`), work, ttl: Math.ceil(now.getTime() / 1000) + 15 * 60 };
  return { key: decoyJobKey(now.toISOString(), randomBytes(9).toString('base64url')), write: { put } };
}
