import { randomBytes } from 'node:crypto';
import { attemptSeconds } from '@galley/shared/limits';
import { type CompanyScope, isCompanyKey, openCompanyScope } from '../company-scope';
import type { Key } from '../entities/key';
import { sha256 } from '../entities/key-parts';
import { attemptEntity, type IdentityRecord } from '../entities/sign-in';

/**
 * `ATTEMPT#<hash> / ATTEMPT`: a sign-in between the right password and the session. Only who holds the cookie
 * can go on with it; a user id alone opens nothing.
 */
export interface AttemptRecord extends Key {
  company: string;
  userId: number;
  email: string;
  /** A password that was changed later than this makes the attempt void. */
  passwordRightAt: string;
  mustChangePassword: boolean;
  /** Whose token stood in the place of the password; absent after a password. */
  provider?: string;
  /** HMAC of the code that was mailed last; gone once an answer was right. */
  codeHash?: string;
  codeExpiresAt?: string;
  /** HMAC of the answer that was right; the same one sent again is no other answer. */
  rightHash?: string;
  codesSent: number;
  /** Answers that were compared, right or wrong, for all codes of this attempt together. */
  answers: number;
  expiresAt: string;
  ttl: number;
}

export const attemptCookieName = 'SignInAttempt';
const cookieAttributes = 'HttpOnly; Secure; SameSite=Strict; Path=/api/authentication';
export const endedAttemptCookie = `${attemptCookieName}=; ${cookieAttributes}; Max-Age=0`;

/** A new attempt of someone whose password was right, and the cookie that names it. */
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
 * What the cookie names, not yet proved: it carries company and user id so that attempt, user and company are
 * read in one trip; the attempt's record must say the same.
 */
export function parseAttemptCookie(value: string | undefined): AttemptCookie | undefined {
  const [company = '', userId = '', secret = ''] = value?.split('.') ?? [];
  if (!isCompanyKey(company) || !/^\d{1,9}$/.test(userId) || !/^[A-Za-z0-9_-]{43}$/.test(secret)) return;
  return { scope: openCompanyScope(company), userId: Number(userId), hash: sha256(secret) };
}
