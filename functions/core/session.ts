import { randomBytes } from 'node:crypto';
import { enrolmentSeconds, sessionSeconds } from '@galley/shared/limits';
import type { Role } from '@galley/shared/permissions';
import { required } from '@galley/shared/required';
import { type CompanyScope, isCompanyKey, openCompanyScope } from './company-scope';
import { type CompanyRecord, companyEntity } from './entities/company';
import type { Key, RecordsAt } from './entities/key';
import { type SessionRecord, sessionEntity, type UserRecord, userEntity } from './entities/user';
import { unauthorized } from './errors';
import type { Table, Write } from './table';

export const sessionCookieName = 'AuthCookie';

/** The signed-in user. Everything in it was read from the table, nothing came from the client. */
export interface Session {
  publicId: string;
  userId: number;
  email: string;
  role: Role;
  company: string;
  companyName: string;
  isVendor: boolean;
  isSuspended: boolean;
  /** The user must set up an authenticator app before anything else. */
  mustEnrol: boolean;
  /** The company's record, read in the same round trip. */
  companyRecord: CompanyRecord;
  user: UserRecord;
}

interface SessionCookie {
  scope: CompanyScope;
  userId: number;
  secret: string;
}

function parseSessionCookie(value: string | undefined): SessionCookie | undefined {
  const [company = '', userId = '', secret = ''] = value?.split('.') ?? [];
  if (!isCompanyKey(company) || !/^\d{1,9}$/.test(userId) || !/^[A-Za-z0-9_-]{43}$/.test(secret)) return;
  return { scope: openCompanyScope(company), userId: Number(userId), secret };
}

/**
 * Reads session, user and company in one consistent BatchGetItem, together with any further keys of the same
 * company that the call needs.
 * @throws 401 where there is no cookie, no such session, or one that has ended
 */
export async function authenticate<Also extends readonly Key[]>(
  table: Table,
  cookie: string | undefined,
  now: Date,
  alsoRead: (scope: CompanyScope) => Also,
): Promise<{ session: Session; scope: CompanyScope; also: RecordsAt<Also> }> {
  const parsed = required(parseSessionCookie(cookie), unauthorized);
  const { scope, userId, secret } = parsed;
  const [record, user, company, ...also] = await table.batchGet([
    sessionEntity.key(scope, userId, secret),
    userEntity.key(scope, userId),
    companyEntity.key(scope),
    ...alsoRead(scope),
  ]);
  const isOpen =
    record && user && company && record.epoch === user.epoch && record.expiresAt > now.toISOString();
  if (!isOpen || user.isLockedOut) throw unauthorized('Your session has ended. Please sign in.');
  const session: Session = {
    publicId: record.publicId,
    userId,
    email: user.email,
    role: user.role,
    company: company.key,
    companyName: company.name,
    isVendor: company.isVendor,
    isSuspended: company.isSuspended,
    mustEnrol: record.mustEnrol === true,
    companyRecord: company,
    user,
  };
  return { session, scope, also };
}

/**
 * A new session of a user: the write, the cookie, and the public id that may appear in responses.
 * @param browser as its owner knows it, '' where unknown
 * @param mustEnrol the session only allows setting up an authenticator app, and ends soon unless that is done
 */
export function openSession(
  scope: CompanyScope,
  user: Pick<UserRecord, 'id' | 'epoch'>,
  ip: string,
  now: Date,
  browser = '',
  mustEnrol = false,
): { write: Write; cookie: string; publicId: string } {
  const secret = randomBytes(32).toString('base64url');
  const publicId = randomBytes(12).toString('base64url');
  const expiresAt = inSeconds(now, mustEnrol ? enrolmentSeconds : sessionSeconds);
  const record: SessionRecord = {
    ...sessionEntity.key(scope, user.id, secret),
    publicId,
    userId: user.id,
    epoch: user.epoch,
    createdAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    address: ip,
    browser,
    ...(mustEnrol && { mustEnrol }),
    ttl: Math.floor(expiresAt.getTime() / 1000),
  };
  const value = `${scope.company}.${user.id}.${secret}`;
  return {
    write: { put: { ...record }, condition: { absent: true } },
    cookie: `${sessionCookieName}=${value}; HttpOnly; Secure; SameSite=Strict; Path=/; Max-Age=${sessionSeconds}`,
    publicId,
  };
}

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Turns a session that required an authenticator app into a normal one, once the app is set up.
 * @param key the session's own
 */
export function enrolledSession(key: Key, now: Date): Write {
  const expiresAt = inSeconds(now, sessionSeconds);
  return {
    update: key,
    set: { expiresAt: expiresAt.toISOString(), ttl: Math.floor(expiresAt.getTime() / 1000) },
    remove: ['mustEnrol'],
    condition: { exists: true },
    refused: () => unauthorized(),
  };
}

export const endedSessionCookie = `${sessionCookieName}=; HttpOnly; Secure; SameSite=Strict; Path=/; Max-Age=0`;

/** The key of the session that a cookie names, for logging out. */
export function sessionKeyOf(cookie: string | undefined): Key | undefined {
  const parsed = parseSessionCookie(cookie);
  return parsed && sessionEntity.key(parsed.scope, parsed.userId, parsed.secret);
}
