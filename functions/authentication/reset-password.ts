import type { Contract } from '@galley/shared/contract/contract';
import { openCompanyScope } from '../core/company-scope';
import { type IdentityRecord, identityKey } from '../core/entities/sign-in';
import { secondFactorEntity, type UserRecord, userEntity } from '../core/entities/user';
import { conflict, tooManyTries } from '../core/errors';
import type { Operation, OperationRequest } from '../core/operation';
import { clearAttempts, consumeAttempt, consumeIfCleared } from '../core/rate-limits';
import { spendAnswer } from '../core/sign-in/spend-answer';
import type { Table, Write } from '../core/table';
import { requireGoodPassword, requireSamePassword } from '../core/users/password-rules';
import { makeVerifier } from '../core/users/password-verifier';
import { setPassword } from '../core/users/user-pool';
import { rateLimits } from './rate-limits';
import { resetKeyOf } from './reset-record';
import { wrongCode } from './sign-in-errors';

type Request = OperationRequest<Contract['resetPassword']>;

/**
 * Sets a new password with the code that was mailed. It ends all sessions and removes a lock that wrong
 * passwords or codes caused; it does not sign the user in.
 */
export const resetPassword: Operation<Contract['resetPassword']> = async (request) => {
  const { input, table, now } = request;
  requireSamePassword(input.newPassword, input.confirmPassword);
  requireGoodPassword('newPassword', input.newPassword);
  const email = input.username;
  const key = resetKeyOf(email, request);
  const limit = rateLimits.resetCode(email, request.ipAddress);
  const [[identity, reset], spent] = await Promise.all([
    table.batchGet([identityKey(email), key]),
    consumeAttempt(table, limit, now),
  ]);
  const allowed = await consumeIfCleared(table, limit, spent, identity?.attemptsClearedAt, now);
  if (!allowed.isAllowed) {
    throw tooManyTries('Too many wrong codes from your network. Try again in an hour.');
  }
  // Where no code was requested, the same write is attempted with a hash that no code can have.
  const never = { ...key, codeHash: '-', codeExpiresAt: '9999', answers: 0 };
  const record = reset ?? never;
  const [isRight, user] = await Promise.all([
    spendAnswer(table, record, input.code, now),
    table.get(identity ? userKeyOf(identity) : identityKey(email)),
  ]);
  if (!isRight || !identity || !userEntity.is(user)) throw wrongCode();
  // Sessions are ended first: if setting the password then fails, the old password still works, but no old
  // session does.
  await endSessions(request, user);
  await setPassword(email, input.newPassword);
  return {};
};

const userKeyOf = ({ company, userId }: IdentityRecord) => userEntity.key(openCompanyScope(company), userId);

async function endSessions({ table, input, now, ipAddress }: Request, user: UserRecord): Promise<void> {
  const changedAt = now.toISOString();
  const key = identityKey(input.username);
  await table.commit([
    {
      update: user,
      set: {
        mustChangePassword: false,
        passwordChangedAt: changedAt,
        lastChanged: changedAt,
        invalidAttempts: 0,
        wrongCodes: [],
        // An Admin's lock is kept.
        ...(user.isLockedByCodes && { isLockedOut: false, isLockedByCodes: false }),
      },
      // The code arrived, so the mailbox works.
      remove: ['mailProblem'],
      add: { epoch: 1, revision: 1 },
      condition: { exists: true },
      refused: wrongCode,
    },
    {
      update: key,
      set: {
        attemptsClearedAt: changedAt,
        passwordVerifier: await makeVerifier(key, input.newPassword),
        passwordVerifiedAt: changedAt,
      },
      condition: { exists: true },
      refused: wrongCode,
    },
    clearAttempts(rateLimits.resetCode(input.username, ipAddress)),
    ...(await appIsDue(table, user)),
  ]);
}

/**
 * Access to the mailbox alone must not be enough to sign in as a user who has an app, so the next sign-in
 * requires the app.
 */
async function appIsDue(table: Table, { company, id }: UserRecord): Promise<Write[]> {
  const key = secondFactorEntity.key(openCompanyScope(company), id);
  const factor = await table.get(key);
  if (!factor?.authenticator) return [];
  return [
    {
      update: key,
      set: { isDueAfterReset: true },
      add: { revision: 1 },
      condition: { equals: { authenticator: factor.authenticator } },
      refused: () =>
        conflict('Your account was changed in the meantime. Ask for another code and try once more.'),
    },
  ];
}
