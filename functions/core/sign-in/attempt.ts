import { randomBytes } from 'node:crypto';
import { attemptSeconds } from '@galley/shared/limits';
import { type CompanyScope, isCompanyKey, openCompanyScope } from '../company-scope';
import type { Key } from '../entities/key';
import { sha256 } from '../entities/key-parts';
import { attemptEntity, type IdentityRecord } from '../entities/sign-in';

/**
 * `ATTEMPT#<hash> / ATTEMPT`: a sign-in between the right password and the session. Only the holder of the
 * cookie can continue it; knowing a user id is not enough.
 */
export interface AttemptRecord extends Key {
  company: string;
  userId: number;
  email: string;
  /** Changing the password after this moment invalidates the attempt. */
  passwordRightAt: string;
  mustChangePassword: boolean;
  /** The provider whose token replaced the password; absent after a password. */
  provider?: string;
  /** HMAC of the code that was last mailed; removed by a right answer. */
  codeHash?: string;
  codeExpiresAt?: string;
  /** HMAC of the right answer; sending it again does not count as another answer. */
  rightHash?: string;
  codesSent: number;
  /** The number of answers that were compared, right or wrong, over all codes of this attempt. */
  answers: number;
  expiresAt: string;
  ttl: number;
}

export const attemptCookieName = 'SignInAttempt';
const cookieAttributes = 'HttpOnly; Secure; SameSite=Strict; Path=/api/authentication';
export const endedAttemptCookie = `${attemptCookieName}=; ${cookieAttributes}; Max-Age=0`;

/** A new attempt after the right password, and the cookie that names it. */
export function openAttempt(
  { company, userId }: Pick<IdentityRecord, 'company' | 'userId'>,
  email: string,
  mustChangePassword: boolean,
  now: Date,
): { record: AttemptRecord; cookie: string } {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + attemptSeconds * 1000);
  const record: AttemptRecord = {
    ...attemptEntity.key(sha256(secret)),
    company,
    userId,
    email,
    passwordRightAt: now.toISOString(),
    mustChangePassword,
    codesSent: 0,
    answers: 0,
    expiresAt: expiresAt.toISOString(),
    ttl: Math.floor(expiresAt.getTime() / 1000),
  };
  const value = `${company}.${userId}.${secret}`;
  return { record, cookie: `${attemptCookieName}=${value}; ${cookieAttributes}; Max-Age=${attemptSeconds}` };
}

export interface AttemptCookie {
  scope: CompanyScope;
  userId: number;
  hash: string;
}

/**
 * The unverified content of the cookie. It contains company and user id so that attempt, user and company are
 * read in one round trip; the attempt's record must contain the same.
 */
export function parseAttemptCookie(value: string | undefined): AttemptCookie | undefined {
  const [company = '', userId = '', secret = ''] = value?.split('.') ?? [];
  if (!isCompanyKey(company) || !/^\d{1,9}$/.test(userId) || !/^[A-Za-z0-9_-]{43}$/.test(secret)) return;
  return { scope: openCompanyScope(company), userId: Number(userId), hash: sha256(secret) };
}
