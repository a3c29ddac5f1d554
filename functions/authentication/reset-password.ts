import type { Contract } from '@galley/shared/contract/contract';
import { openCompanyScope } from '../core/company-scope';
import { tooManyTries } from '../core/errors';
import { signInKeys, userKeys } from '../core/keys';
import type { Operation, OperationRequest } from '../core/operation';
import type { IdentityRecord, UserRecord } from '../core/records';
import { spendAnswer } from '../core/sign-in/spend-answer';
import { requireGoodPassword, requireSamePassword } from '../core/users/password-rules';
import { setPassword } from '../core/users/user-pool';
import type { ResetRecord } from './reset-record';
import { wrongCode } from './sign-in-refusals';
import { forgetTries, spendTry, tryLimits } from './try-limits';

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
  if (!spent.isAllowed) {
    throw tooManyTries('Too many wrong codes. Ask an administrator of your company for a new invitation.');
  }
  // Where no code was asked for, the same write is tried with a hash that no code has.
  const never = { ...key, codeHash: '-', codeExpiresAt: '9999', answers: 0 };
  const record = (resetItem as ResetRecord | undefined) ?? never;
  const isRight = await spendAnswer(table, record, input.code, now);
  if (!isRight || !identityItem) throw wrongCode();
  await endSessions(request, identityItem as unknown as IdentityRecord);
  await setPassword(email, input.newPassword);
  return {};
};

/** Before the password is set: should that fail, the old password still works and no old session does. */
async function endSessions(
  { table, input, now }: OperationRequest<Contract['resetPassword']>,
  identity: IdentityRecord,
): Promise<void> {
  const userKey = userKeys.user(openCompanyScope(identity.company), identity.userId);
  const user = await table.get<UserRecord>(userKey);
  const changedAt = now.toISOString();
  await table.commit([
    {
      update: userKey,
      set: {
        mustChangePassword: false,
        passwordChangedAt: changedAt,
        lastChanged: changedAt,
        invalidAttempts: 0,
        wrongCodes: [],
        // What an Admin locked stays locked.
        ...(user?.isLockedByCodes && { isLockedOut: false, isLockedByCodes: false }),
      },
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
