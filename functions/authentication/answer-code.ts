import type { Contract } from '@galley/shared/contract/contract';
import { wrongAnswersPerCode } from '@galley/shared/limits';
import type { Operation } from '../core/operation';
import { answerCodeChallenge } from '../core/users/user-pool';
import { finishSignIn } from './finish-sign-in';
import { readAttemptForCode } from './read-attempt';
import { signInAgain, wrongCode } from './sign-in-refusals';
import { markAnswer, settleRefusedAnswer } from './wrong-codes';

/** The second factor: only an answer for which the user pool hands out tokens opens a session. */
export const answerCode: Operation<Contract['answerCode']> = async (request) => {
  const { input, table, now } = request;
  const open = await readAttemptForCode(request);
  const { attempt, hash } = open;
  if (attempt.answers >= wrongAnswersPerCode) throw signInAgain();
  const isWaiting = attempt.codeHash !== undefined && (attempt.codeExpiresAt ?? '') > now.toISOString();
  if (!isWaiting) throw wrongCode();
  const mark = await markAnswer(table, open, now);
  if (await answerCodeChallenge(attempt.email, input.code, { attempt: hash, mark })) {
    return finishSignIn(request, open, mark);
  }
  await settleRefusedAnswer(table, open, mark, now);
  throw wrongCode();
};
