import type { CompanyScope } from '../core/company-scope';
import { signInKeys } from '../core/keys/sign-in-keys';
import { siteKeys } from '../core/keys/site-keys';
import { userKeys } from '../core/keys/user-keys';
import type { CompanyRecord } from '../core/records/company-records';
import type { SecondFactorRecord } from '../core/records/second-factor-record';
import type { SettingsRecord } from '../core/records/site-records';
import type { UserRecord } from '../core/records/user-records';
import { type AttemptRecord, attemptCookieName, parseAttemptCookie } from '../core/sign-in/attempt';
import type { Table } from '../core/table';
import { lockedAccount, passwordChangeRequired, signInAgain } from './sign-in-refusals';

export interface OpenAttempt {
  scope: CompanyScope;
  attempt: AttemptRecord;
  /** Names the attempt to the triggers. */
  hash: string;
  user: UserRecord;
  company: CompanyRecord;
  /** The company asks everybody for an authenticator app. */
  requiresApp: boolean;
  /** Absent where the user has neither an authenticator nor recovery codes. */
  factor: SecondFactorRecord | undefined;
}

interface AttemptRequest {
  table: Table;
  now: Date;
  cookies: Record<string, string>;
  input: { userId: number };
}

/**
 * Reads the sign-in that a request goes on with: attempt, user, company with its settings, and second factor in one
 * consistent trip.
 * @throws 401 where the cookie does not name an open attempt of this user, 403 where the account is locked
 */
export async function readAttempt({ table, now, cookies, input }: AttemptRequest): Promise<OpenAttempt> {
  const named = parseAttemptCookie(cookies[attemptCookieName]);
  if (!named || named.userId !== input.userId) throw signInAgain();
  const { scope, userId, hash } = named;
  const [attemptItem, userItem, companyItem, factorItem, settingsItem] = await table.batchGet([
    signInKeys.attempt(hash),
    userKeys.user(scope, userId),
    siteKeys.company(scope),
    userKeys.secondFactor(scope, userId),
    siteKeys.settings(scope),
  ]);
  const attempt = attemptItem as AttemptRecord | undefined;
  const user = userItem as UserRecord | undefined;
  const company = companyItem as CompanyRecord | undefined;
  const factor = factorItem as SecondFactorRecord | undefined;
  const settings = settingsItem as SettingsRecord | undefined;
  if (!attempt || !user || !company) throw signInAgain();
  const isOurs = attempt.company === scope.company && attempt.userId === userId;
  const isOpen = attempt.expiresAt > now.toISOString();
  const isOfThisPassword = attempt.passwordRightAt >= (user.passwordChangedAt ?? '');
  if (!isOurs || !isOpen || !isOfThisPassword || attempt.email !== user.email) throw signInAgain();
  if (user.isLockedOut) throw lockedAccount();
  return { scope, attempt, hash, user, company, factor, requiresApp: settings?.requiresApp === true };
}

/** As `readAttempt`, for the second factor: a forced change of the password comes first. @throws also 409 */
export async function readAttemptForCode(request: AttemptRequest): Promise<OpenAttempt> {
  const open = await readAttempt(request);
  if (open.attempt.mustChangePassword) throw passwordChangeRequired();
  return open;
}
