import { invalid } from '../core/errors';
import { signInKeys } from '../core/keys/sign-in-keys';
import type { IdentityRecord } from '../core/records/user-records';
import type { Session } from '../core/session';
import type { Table } from '../core/table';
import {
  countTry,
  forgetTries,
  isExhausted,
  type RateRecord,
  rateKeyOf,
  type SpentTry,
  spendIfCleared,
  spendTry,
} from '../core/try-limits';
import { checkPassword } from '../core/users/user-pool';
import { tooManyPasswords, tryLimits } from './try-limits';

interface From {
  table: Table;
  /** The caller's network address. */
  address: string;
  now: Date;
}

export interface PasswordTry {
  /** Whose the address is; undefined where it is nobody's. */
  identity: IdentityRecord | undefined;
  /** The failures from everywhere, to count one more. */
  failures: RateRecord | undefined;
  allowed: SpentTry;
}

/**
 * Counts a try of a password before it is made, in the same way whether or not the user exists.
 * @throws 429 where there are none left from this network, or from anywhere
 */
export async function spendPasswordTry({ table, address, now }: From, email: string): Promise<PasswordTry> {
  const here = tryLimits.password(email, address);
  const everywhere = tryLimits.passwordEverywhere(email);
  const [[identityItem, failuresItem], spent] = await Promise.all([
    table.batchGet([signInKeys.identity(email), rateKeyOf(everywhere)]),
    spendTry(table, here, now),
  ]);
  const identity = identityItem as IdentityRecord | undefined;
  const failures = stillCounting(identity, failuresItem as RateRecord | undefined);
  const allowed = await spendIfCleared(table, here, spent, identity?.attemptsClearedAt, now);
  if (!allowed.isAllowed || isExhausted(failures, everywhere, now)) throw tooManyPasswords();
  return { identity, failures, allowed };
}

/** Failures from before an Admin, or a new password, unlocked the address count no more. */
function stillCounting(
  identity: IdentityRecord | undefined,
  failures: RateRecord | undefined,
): RateRecord | undefined {
  const clearedAt = identity?.attemptsClearedAt;
  return clearedAt && failures && failures.lastAt <= clearedAt ? undefined : failures;
}

/**
 * Asks a signed-in person for the present password: what somebody finds open on a desk changes nothing about the way
 * in. Counts like the tries of signing in.
 * @throws 400 naming `field` where it is wrong, 429 where there were too many
 */
export async function provePassword(
  from: From & { session: Session },
  field: string,
  password: string,
): Promise<void> {
  const { table, address, now, session } = from;
  const { email } = session;
  const { failures } = await spendPasswordTry(from, email);
  if ((await checkPassword(email, password)) !== 'right') {
    await table.commit([countTry(failures, tryLimits.passwordEverywhere(email), now)]);
    throw invalid({ [field]: 'The password is not right.' });
  }
  await table.commit([forgetTries(tryLimits.password(email, address))]);
}
