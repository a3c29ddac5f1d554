import type { Contract } from '@galley/shared/contract/contract';
import { wrongAnswersPerCode } from '@galley/shared/limits';
import type { Operation } from '../core/operation';
import { answerCodeChallenge } from '../core/users/user-pool';
import { finishSignIn } from './finish-sign-in';
import { readAttemptForCode } from './read-attempt';
import { signInAgain, wrongCode } from './sign-in-refusals';
import { countAnswer, lockForWrongCodes } from './wrong-codes';

/** The second factor: only an answer for which the user pool hands out tokens opens a session. */
export const answerCode: Operation<Contract['answerCode']> = async (request) => {
  const { input, table, now } = request;
  const open = await readAttemptForCode(request);
  const { attempt, hash } = open;
  if (attempt.answers >= wrongAnswersPerCode) throw signInAgain();
  const isWaiting = attempt.codeHash !== undefined && (attempt.codeExpiresAt ?? '') > now.toISOString();
  if (!isWaiting) throw wrongCode();
  const counted = await countAnswer(table, open, now);
  if (await answerCodeChallenge(attempt.email, input.code, hash)) {
    return finishSignIn(request, open, counted);
  }
  if (counted.isLast) await lockForWrongCodes(table, open);
  throw wrongCode();
};
