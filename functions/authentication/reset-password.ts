import type { Contract } from '@galley/shared/contract/contract';
import { openCompanyScope } from '../core/company-scope';
import { tooManyTries } from '../core/errors';
import { signInKeys } from '../core/keys/sign-in-keys';
import { userKeys } from '../core/keys/user-keys';
import type { Operation, OperationRequest } from '../core/operation';
import type { IdentityRecord, UserRecord } from '../core/records/user-records';
import { spendAnswer } from '../core/sign-in/spend-answer';
import { forgetTries, spendIfCleared, spendTry } from '../core/try-limits';
import { requireGoodPassword, requireSamePassword } from '../core/users/password-rules';
import { setPassword } from '../core/users/user-pool';
import type { ResetRecord } from './reset-record';
import { wrongCode } from './sign-in-refusals';
import { tryLimits } from './try-limits';

type Request = OperationRequest<Contract['resetPassword']>;

/**
 * A new password for somebody who has the code that was mailed. It ends all sessions and unlocks what wrong
 * passwords or codes locked; it signs nobody in.
 */
export const resetPassword: Operation<Contract['resetPassword']> = async (request) => {
  const { input, table, now } = request;
  requireSamePassword(input.newPassword, input.confirmPassword);
  requireGoodPassword('newPassword', input.newPassword);
  const email = input.username;
  const key = signInKeys.resetCode(email);
  const limit = tryLimits.resetCode(email);
  const [[identityItem, resetItem], spent] = await Promise.all([
    table.batchGet([signInKeys.identity(email), key]),
    spendTry(table, limit, now),
  ]);
  const identity = identityItem as unknown as IdentityRecord | undefined;
  const allowed = await spendIfCleared(table, limit, spent, identity?.attemptsClearedAt, now);
  if (!allowed.isAllowed) {
    throw tooManyTries('Too many wrong codes. Ask an administrator of your company for a new invitation.');
  }
  // Where no code was asked for, the same write is tried with a hash that no code has.
  const never = { ...key, codeHash: '-', codeExpiresAt: '9999', answers: 0 };
  const record = (resetItem as ResetRecord | undefined) ?? never;
  const [isRight, user] = await Promise.all([
    spendAnswer(table, record, input.code, now),
    table.get<UserRecord>(identity ? userKeyOf(identity) : signInKeys.identity(email)),
  ]);
  if (!isRight || !identity || !user) throw wrongCode();
  // First the sessions: should setting the password fail, the old one still works and no old session does.
  await endSessions(request, user);
  await setPassword(email, input.newPassword);
  return {};
};

const userKeyOf = ({ company, userId }: IdentityRecord) => userKeys.user(openCompanyScope(company), userId);

async function endSessions({ table, input, now }: Request, user: UserRecord): Promise<void> {
  const changedAt = now.toISOString();
  await table.commit([
    {
      update: { pk: user.pk, sk: user.sk },
      set: {
        mustChangePassword: false,
        passwordChangedAt: changedAt,
        lastChanged: changedAt,
        invalidAttempts: 0,
        wrongCodes: [],
        // What an Admin locked stays locked.
        ...(user.isLockedByCodes && { isLockedOut: false, isLockedByCodes: false }),
      },
      // The code arrived.
      remove: ['mailProblem'],
      add: { epoch: 1, revision: 1 },
      condition: { exists: true },
      refused: wrongCode,
    },
    {
      update: signInKeys.identity(input.username),
      set: { attemptsClearedAt: changedAt },
      condition: { exists: true },
      refused: wrongCode,
    },
    forgetTries(tryLimits.resetCode(input.username)),
  ]);
}
