import type {
  CreateAuthChallengeTriggerEvent,
  DefineAuthChallengeTriggerEvent,
  VerifyAuthChallengeResponseTriggerEvent,
} from 'aws-lambda';
import { readEnvironment } from '../core/env';
import { logger } from '../core/logger';
import { verifyAnswer } from '../core/sign-in/verify-answer';
import { Table } from '../core/table';

const table = new Table(readEnvironment(['TABLE_NAME', 'SIGN_IN_PEPPER']).TABLE_NAME);

/**
 * The second factor in the user pool: one challenge takes one answer, and a wrong answer starts another
 * round.
 */
export async function define(
  event: DefineAuthChallengeTriggerEvent,
): Promise<DefineAuthChallengeTriggerEvent> {
  const { session, userNotFound } = event.request;
  const [answer, ...more] = session;
  const isRight = answer?.challengeName === 'CUSTOM_CHALLENGE' && answer.challengeResult === true;
  const isFirst = answer === undefined && !userNotFound;
  event.response.issueTokens = !userNotFound && isRight && more.length === 0;
  event.response.failAuthentication = !isFirst && !event.response.issueTokens;
  if (isFirst) event.response.challengeName = 'CUSTOM_CHALLENGE';
  return event;
}

/**
 * The code was generated and mailed earlier, with the attempt's record. Cognito passes the metadata that
 * names the attempt only with an answer, so this trigger has nothing to add.
 */
export async function create(
  event: CreateAuthChallengeTriggerEvent,
): Promise<CreateAuthChallengeTriggerEvent> {
  event.response.publicChallengeParameters = {};
  event.response.privateChallengeParameters = {};
  return event;
}

export async function verify(
  event: VerifyAuthChallengeResponseTriggerEvent,
): Promise<VerifyAuthChallengeResponseTriggerEvent> {
  logger.resetKeys();
  const { challengeAnswer, clientMetadata, userAttributes, userNotFound } = event.request;
  const hash = clientMetadata?.attempt ?? '';
  const email = userAttributes.email ?? '';
  event.response.answerCorrect =
    !userNotFound &&
    /^[0-9a-f]{64}$/.test(hash) &&
    (await verifyAnswer(table, { hash, email, code: String(challengeAnswer) }, new Date()));
  logger.info('code answered', { isRight: event.response.answerCorrect });
  return event;
}
