import type { Contract } from '@galley/shared/contract/contract';
import { wrongAnswersPerCode } from '@galley/shared/limits';
import { identityKey } from '../core/entities/sign-in';
import type { Operation } from '../core/operation';
import { consumeAttempt, consumeIfCleared, rateKeyOf } from '../core/rate-limits';
import { isAnswerable } from '../core/sign-in/compare-answer';
import { answerCodeChallenge } from '../core/users/user-pool';
import { countFailure, stillCounting } from './failures';
import { finishSignIn } from './finish-sign-in';
import { rateLimits, tooManyCodes } from './rate-limits';
import { readAttemptForCode } from './read-attempt';
import { signInAgain, wrongCode } from './sign-in-errors';

/**
 * The second factor, for all three kinds of code. A session is opened only if the user pool issues tokens for
 * the answer. Answers are counted per sign-in, where they are compared, and per network.
 */
export const answerCode: Operation<Contract['answerCode']> = async (request) => {
  const { input, table, now, ipAddress } = request;
  const open = await readAttemptForCode(request);
  const { attempt, hash, factor } = open;
  const { email } = attempt;
  if (attempt.answers >= wrongAnswersPerCode) throw signInAgain();
  if (!isAnswerable(attempt, factor, input.code, now)) throw wrongCode();
  const limit = rateLimits.code(email, ipAddress);
  const [[identity, counted], spent] = await Promise.all([
    table.batchGet([identityKey(email), rateKeyOf(rateLimits.failures(email))]),
    consumeAttempt(table, limit, now),
  ]);
  const failures = stillCounting(identity, counted);
  const allowed = await consumeIfCleared(table, limit, spent, identity?.attemptsClearedAt, now);
  if (!allowed.isAllowed) throw tooManyCodes();
  if (await answerCodeChallenge(email, input.code, { attempt: hash })) {
    return finishSignIn(request, open, true);
  }
  await countFailure(request, email, { identity, failures });
  throw wrongCode();
};
