import { openCompanyScope } from '../core/company-scope';
import { type IdentityRecord, identityKey } from '../core/entities/sign-in';
import { userEntity } from '../core/entities/user';
import { invalid } from '../core/errors';
import {
  type ConsumedAttempt,
  clearAttempts,
  consumeAttempt,
  consumeIfCleared,
  isExhausted,
  rateKeyOf,
} from '../core/rate-limits';
import type { Session } from '../core/session';
import type { Table } from '../core/table';
import { isVerified } from '../core/users/password-verifier';
import { checkPassword, type PasswordVerdict } from '../core/users/user-pool';
import { type AccountTries, countFailure, stillCounting } from './failures';
import { isKnownNetwork, knownNetworkKey } from './known-networks';
import { keepPace, paceKey } from './pace';
import { rateLimits, tooManyPasswords } from './rate-limits';

interface From {
  table: Table;
  /** The caller's IP address. */
  ipAddress: string;
  now: Date;
}

export interface PasswordAttempt extends AccountTries {
  allowed: ConsumedAttempt;
}

/**
 * Counts a password attempt before it is made, in the same way whether or not the user exists.
 * @throws 429 where this network has no attempts left, or has to wait because many others failed
 */
export async function consumePasswordAttempt(
  { table, ipAddress, now }: From,
  email: string,
): Promise<PasswordAttempt> {
  const here = rateLimits.password(email, ipAddress);
  const everywhere = rateLimits.failures(email);
  const [identity, counted, network] = await table.batchGet([
    identityKey(email),
    rateKeyOf(everywhere),
    knownNetworkKey(email, ipAddress),
  ]);
  const failures = stillCounting(identity, counted);
  if (failures && isExhausted(failures, everywhere, now) && !isKnownNetwork(network, now)) {
    await keepPace(table, paceKey(email, ipAddress), failures.tries - everywhere.tries, now);
  }
  const spent = await consumeAttempt(table, here, now);
  const allowed = await consumeIfCleared(table, here, spent, identity?.attemptsClearedAt, now);
  if (!allowed.isAllowed) throw tooManyPasswords();
  return { identity, failures, allowed };
}

/**
 * Checks a password with the user pool. While the pool refuses every sign-in of a user, the stored verifier
 * decides, provided it belongs to the current password.
 */
export async function checkPasswordOrVerifier(
  table: Table,
  identity: IdentityRecord | undefined,
  email: string,
  password: string,
): Promise<Exclude<PasswordVerdict, 'throttled'>> {
  const verdict = await checkPassword(email, password);
  if (verdict !== 'throttled') return verdict;
  const key = identityKey(email);
  const [user, isRight] = await Promise.all([
    table.get(identity ? userEntity.key(openCompanyScope(identity.company), identity.userId) : key),
    isVerified(key, identity?.passwordVerifier, password),
  ]);
  if (!isRight || !userEntity.is(user) || user.mustChangePassword) return 'wrong';
  return (identity?.passwordVerifiedAt ?? '') >= (user.passwordChangedAt ?? '') ? 'right' : 'wrong';
}

/**
 * Asks a signed-in user for the current password, so that an unattended browser cannot be used to change how
 * its owner signs in. Counts as a sign-in attempt.
 * @throws 400 naming `field` where it is wrong, 429 where there were too many
 */
export async function requireCurrentPassword(
  from: From & { session: Session },
  field: string,
  password: string,
): Promise<void> {
  const { table, ipAddress, session } = from;
  const { email } = session;
  const tries = await consumePasswordAttempt(from, email);
  if ((await checkPasswordOrVerifier(table, tries.identity, email, password)) !== 'right') {
    await countFailure(from, email, tries);
    throw invalid({ [field]: 'The password is not right.' });
  }
  await table.commit([clearAttempts(rateLimits.password(email, ipAddress))]);
}
