import type { Contract } from '@galley/shared/contract/contract';
import { wrongAnswersPerCode } from '@galley/shared/limits';
import type { Operation } from '../core/operation';
import { isAnswerable } from '../core/sign-in/compare-answer';
import { answerCodeChallenge } from '../core/users/user-pool';
import { finishSignIn } from './finish-sign-in';
import { readAttemptForCode } from './read-attempt';
import { signInAgain, wrongCode } from './sign-in-refusals';
import { markAnswer, settleRefusedAnswer } from './wrong-codes';

/**
 * The second factor, whichever of the three kinds of code it is: only an answer for which the user pool hands out
 * tokens opens a session.
 */
export const answerCode: Operation<Contract['answerCode']> = async (request) => {
  const { input, table, now } = request;
  const open = await readAttemptForCode(request);
  const { attempt, hash, factor } = open;
  if (attempt.answers >= wrongAnswersPerCode) throw signInAgain();
  if (!isAnswerable(attempt, factor, input.code, now)) throw wrongCode();
  const mark = await markAnswer(table, open, now);
  if (await answerCodeChallenge(attempt.email, input.code, { attempt: hash, mark })) {
    return finishSignIn(request, open, mark);
  }
  await settleRefusedAnswer(table, open, mark, now);
  throw wrongCode();
};
