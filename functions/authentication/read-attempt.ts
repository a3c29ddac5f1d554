import type { CompanyScope } from '../core/company-scope';
import { type CompanyRecord, companyEntity } from '../core/entities/company';
import { attemptEntity } from '../core/entities/sign-in';
import { settingsEntity } from '../core/entities/site';
import {
  type SecondFactorRecord,
  secondFactorEntity,
  type UserRecord,
  userEntity,
} from '../core/entities/user';
import { type AttemptRecord, attemptCookieName, parseAttemptCookie } from '../core/sign-in/attempt';
import type { Table } from '../core/table';
import { lockedAccount, passwordChangeRequired, signInAgain } from './sign-in-errors';

export interface OpenAttempt {
  scope: CompanyScope;
  attempt: AttemptRecord;
  /** Identifies the attempt for the triggers. */
  hash: string;
  user: UserRecord;
  company: CompanyRecord;
  /** The company requires an authenticator app of all its users. */
  requiresApp: boolean;
  /** Absent where the user has neither an authenticator app nor recovery codes. */
  factor: SecondFactorRecord | undefined;
}

interface AttemptRequest {
  table: Table;
  now: Date;
  cookies: Record<string, string>;
  input: { userId: number };
}

/**
 * Reads the sign-in that a request continues: attempt, user, company with its settings, and second factor, in
 * one consistent round trip.
 * @throws 401 where the cookie does not name an open attempt of this user, 403 where the account is locked
 */
export async function readAttempt({ table, now, cookies, input }: AttemptRequest): Promise<OpenAttempt> {
  const named = parseAttemptCookie(cookies[attemptCookieName]);
  if (!named || named.userId !== input.userId) throw signInAgain();
  const { scope, userId, hash } = named;
  const [attempt, user, company, factor, settings] = await table.batchGet([
    attemptEntity.key(hash),
    userEntity.key(scope, userId),
    companyEntity.key(scope),
    secondFactorEntity.key(scope, userId),
    settingsEntity.key(scope),
  ]);
  if (!attempt || !user || !company) throw signInAgain();
  const isOurs = attempt.company === scope.company && attempt.userId === userId;
  const isOpen = attempt.expiresAt > now.toISOString();
  const isOfThisPassword = attempt.passwordRightAt >= (user.passwordChangedAt ?? '');
  if (!isOurs || !isOpen || !isOfThisPassword || attempt.email !== user.email) throw signInAgain();
  if (user.isLockedOut) throw lockedAccount();
  return { scope, attempt, hash, user, company, factor, requiresApp: settings?.requiresApp === true };
}

/**
 * Like `readAttempt`, for the second factor. A forced password change comes first.
 * @throws also 409
 */
export async function readAttemptForCode(request: AttemptRequest): Promise<OpenAttempt> {
  const open = await readAttempt(request);
  if (open.attempt.mustChangePassword) throw passwordChangeRequired();
  return open;
}
