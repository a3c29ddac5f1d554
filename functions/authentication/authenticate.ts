import type { Contract } from '@galley/shared/contract/contract';
import { openCompanyScope } from '../core/company-scope';
import { conflictOf, writeConflict } from '../core/conflicts';
import { type IdentityRecord, identityKey } from '../core/entities/sign-in';
import { type UserRecord, userEntity } from '../core/entities/user';
import { unauthorized } from '../core/errors';
import type { OperationRequest } from '../core/operation';
import { CallResponse, type Operation } from '../core/operation';
import { type ConsumedAttempt, clearAttempts, rateKeyOf } from '../core/rate-limits';
import { openAttempt } from '../core/sign-in/attempt';
import type { Write } from '../core/table';
import type { Condition } from '../core/table-expressions';
import { makeVerifier } from '../core/users/password-verifier';
import { countFailure } from './failures';
import { checkPasswordOrVerifier, consumePasswordAttempt } from './password-attempts';
import { rateLimits } from './rate-limits';
import { lockedAccount } from './sign-in-errors';

type Request = OperationRequest<Contract['authenticate']>;

const wrong = () => unauthorized('The username or password is not right.');

/**
 * The first step: the password. An unknown user must get the same response after the same work: the same
 * reads, the same question to the user pool, and writes of the same kind.
 */
export const authenticate: Operation<Contract['authenticate']> = async (request) => {
  const { input, table, now, ipAddress } = request;
  const email = input.username;
  const tries = await consumePasswordAttempt(request, email);
  const { identity, allowed } = tries;
  const verdict = await checkPasswordOrVerifier(table, identity, email, input.password);
  if (verdict === 'wrong' || !identity) {
    await Promise.all([countFailure(request, email, tries), recordAttempts(request, identity, allowed)]);
    throw wrong();
  }
  const attempt = openAttempt(identity, email, verdict === 'mustChange', now);
  await table.commit([
    {
      update: userEntity.key(openCompanyScope(identity.company), identity.userId),
      set: { invalidAttempts: 0 },
      condition: { equals: { isLockedOut: false } },
      refused: (user) => (user ? lockedAccount() : wrong()),
    },
    { put: { ...attempt.record } },
    clearAttempts(rateLimits.password(email, ipAddress)),
    ...(verdict === 'right' ? [await verifierWrite(email, input.password, now)] : []),
  ]);
  return new CallResponse({ userId: identity.userId }, { cookies: [attempt.cookie] });
};

/**
 * Stores a verifier of the password, which decides when wrong passwords have made the user pool refuse every
 * sign-in.
 */
async function verifierWrite(email: string, password: string, now: Date): Promise<Write> {
  const key = identityKey(email);
  return {
    update: key,
    set: { passwordVerifier: await makeVerifier(key, password), passwordVerifiedAt: now.toISOString() },
    condition: { exists: true },
    refused: wrong,
  };
}

/**
 * Notes on the user the network with the most wrong passwords, for Admins to see. For an unknown email
 * address the same write goes to the record of its attempts, which is never read.
 */
async function recordAttempts(
  { table, input, now, ipAddress }: Request,
  identity: IdentityRecord | undefined,
  { tries, until }: ConsumedAttempt,
): Promise<void> {
  const shown: Pick<UserRecord, 'invalidAttempts' | 'attemptsUntil'> = {
    invalidAttempts: tries,
    attemptsUntil: until,
  };
  const key = identity
    ? userEntity.key(openCompanyScope(identity.company), identity.userId)
    : rateKeyOf(rateLimits.password(input.username, ipAddress));
  const isShownLess: Condition = {
    anyOf: [
      { equals: { invalidAttempts: undefined } },
      { below: { invalidAttempts: tries } },
      { below: { attemptsUntil: now.toISOString() } },
    ],
  };
  await conflictOf(
    table.commit([
      {
        update: key,
        set: shown,
        condition: { allOf: [{ exists: true }, isShownLess] },
        refused: writeConflict,
      },
    ]),
  );
}
