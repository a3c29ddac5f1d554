import type { Contract } from '@galley/shared/contract/contract';
import { userEntity } from '../core/entities/user';
import { conflict, invalid } from '../core/errors';
import type { Operation } from '../core/operation';
import { clearAttempts, consumeAttempt } from '../core/rate-limits';
import {
  requireAnotherPassword,
  requireGoodPassword,
  requireSamePassword,
} from '../core/users/password-rules';
import { checkPassword, setPassword } from '../core/users/user-pool';
import { rateLimits, tooManyPasswords } from './rate-limits';
import { readAttempt } from './read-attempt';
import { signInAgain } from './sign-in-errors';

/**
 * The forced change of a temporary password, between the password and the second factor. It is refused when
 * no change is due: otherwise a password alone would be enough to lock the owner out.
 */
export const changePassword: Operation<Contract['changePassword']> = async (request) => {
  const { input, table, now, ipAddress } = request;
  requireSamePassword(input.newPassword, input.confirmPassword);
  requireGoodPassword('newPassword', input.newPassword);
  requireAnotherPassword('newPassword', input.newPassword, input.oldPassword);
  const { scope, attempt, user } = await readAttempt(request);
  if (!attempt.mustChangePassword) throw conflict('No change of the password is due.');
  const limit = rateLimits.password(attempt.email, ipAddress);
  if (!(await consumeAttempt(table, limit, now)).isAllowed) throw tooManyPasswords();
  if (!['right', 'mustChange'].includes(await checkPassword(attempt.email, input.oldPassword))) {
    throw invalid({ oldPassword: 'The old password is not right.' });
  }
  await setPassword(attempt.email, input.newPassword);
  const changedAt = now.toISOString();
  await table.commit([
    {
      update: attempt,
      set: { mustChangePassword: false, passwordRightAt: changedAt },
      condition: { equals: { mustChangePassword: true } },
      refused: signInAgain,
    },
    {
      update: userEntity.key(scope, user.id),
      set: { mustChangePassword: false, passwordChangedAt: changedAt, lastChanged: changedAt },
      remove: ['mailProblem'],
      add: { epoch: 1, revision: 1 },
      condition: { exists: true },
      refused: signInAgain,
    },
    clearAttempts(limit),
  ]);
  return {};
};
