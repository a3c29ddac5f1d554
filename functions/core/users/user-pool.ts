import { createHmac } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { onError } from '@galley/shared/on-error';
import { once } from '@galley/shared/once';
import { awsClient, callLimitsOf } from '../aws-client';
import { environment } from '../env';
import { invalid, tooManyTries } from '../errors';
import { logger } from '../logger';

/**
 * The user pool, which holds only identities and passwords. The user name is the email address in lower case.
 * The pool's tokens only prove one step and never leave this file.
 */
const pool = once(() => awsClient(CognitoIdentityProviderClient, callLimitsOf.userPool));
const poolId = () => environment('USER_POOL_ID');

/** Cognito's limit for user names; a longer email address is replaced by one that has no user. */
const usernameLimit = 128;
const unknownUsername = 'unknownUsername@galley.invalid';
const isUsername = (email: string) => email.length <= usernameLimit;
const usernameOf = (email: string) => (isUsername(email) ? email : unknownUsername);

/** @throws 400 where an email address is too long to sign in with */
export function requireUsername(email: string): void {
  if (!isUsername(email)) throw invalid({ email: `Email may have at most ${usernameLimit} characters.` });
}

function clientParameters(username: string): Record<string, string> {
  const hash = createHmac('sha256', environment('USER_POOL_CLIENT_SECRET')).update(username + clientId());
  return { USERNAME: username, SECRET_HASH: hash.digest('base64') };
}

const clientId = () => environment('USER_POOL_CLIENT_ID');
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
const rejections = ['NotAuthorizedException', 'UserNotFoundException', 'UserNotConfirmedException'];
const overloads = ['TooManyRequestsException', 'LimitExceededException', 'TooManyFailedAttemptsException'];

/** Cognito's message while it refuses every sign-in, right or wrong, after wrong passwords. */
const isThrottled = (error: unknown) => /^Password attempts exceeded/.test((error as Error).message);

/**
 * Runs a step of a sign-in; undefined where the pool refused it. Users get the same message whatever the
 * reason.
 */
async function unlessRefused<T>(step: () => Promise<T>): Promise<T | undefined> {
  const response = await unlessRefusedOrThrottled(step);
  return response === 'throttled' ? undefined : response;
}

async function unlessRefusedOrThrottled<T>(step: () => Promise<T>): Promise<T | 'throttled' | undefined> {
  try {
    return await step();
  } catch (error) {
    if (nameOf(error) === 'NotAuthorizedException' && isThrottled(error)) return 'throttled';
    if (rejections.includes(nameOf(error))) {
      // A misconfigured client secret leads to the same error, so the pool's reason is logged.
      logger.info('the user pool refused', { reason: (error as Error).message });
      return undefined;
    }
    if (overloads.includes(nameOf(error))) {
      throw tooManyTries('Too many people are signing in at this moment. Try again in a minute.');
    }
    throw error;
  }
}

export type PasswordVerdict = 'right' | 'mustChange' | 'wrong' | 'throttled';

/**
 * Checks a password, in the same way for unknown email addresses. 'throttled': the pool is refusing every
 * sign-in.
 */
export async function checkPassword(email: string, password: string): Promise<PasswordVerdict> {
  const parameters = clientParameters(usernameOf(email));
  const response = await unlessRefusedOrThrottled(() =>
    pool().send(
      new AdminInitiateAuthCommand({
        UserPoolId: poolId(),
        ClientId: clientId(),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { ...parameters, PASSWORD: password },
      }),
    ),
  );
  if (!response) return 'wrong';
  if (response === 'throttled') return 'throttled';
  if (response.ChallengeName === 'NEW_PASSWORD_REQUIRED') return 'mustChange';
  if (response.AuthenticationResult?.AccessToken) return 'right';
  throw new Error(`The user pool asked for ${response.ChallengeName ?? 'nothing'}.`);
}

/**
 * The metadata that the triggers get with an response; Cognito does not pass on what comes with the question.
 */
export interface ChallengeMetadata {
  /** The hash that identifies the attempt. */
  attempt: string;
}

/**
 * Runs the pool's custom challenge for an attempt: our triggers check the code against the attempt's record.
 * True only where Cognito itself issued tokens.
 */
export async function answerCodeChallenge(
  email: string,
  code: string,
  metadata: ChallengeMetadata,
): Promise<boolean> {
  const username = usernameOf(email);
  const response = await unlessRefused(async () => {
    const challenge = await pool().send(
      new AdminInitiateAuthCommand({
        UserPoolId: poolId(),
        ClientId: clientId(),
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: clientParameters(username),
      }),
    );
    if (challenge.ChallengeName !== 'CUSTOM_CHALLENGE')
      throw new Error('The user pool has no custom challenge.');
    // From this step on, the pool expects its own user name instead of the email address.
    const ownName = challenge.ChallengeParameters?.USERNAME ?? username;
    return pool().send(
      new AdminRespondToAuthChallengeCommand({
        UserPoolId: poolId(),
        ClientId: clientId(),
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: challenge.Session,
        ChallengeResponses: { ...clientParameters(ownName), ANSWER: code },
        ClientMetadata: { ...metadata },
      }),
    );
  });
  return Boolean(response?.AuthenticationResult?.AccessToken);
}

/** Creates a pool user with an unknown password, unless one exists. */
export async function ensurePoolUser(email: string, password: string): Promise<void> {
  await pool()
    .send(
      new AdminCreateUserCommand({
        UserPoolId: poolId(),
        Username: email,
        TemporaryPassword: password,
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: email },
          { Name: 'email_verified', Value: 'true' },
        ],
      }),
    )
    .catch(onError(UsernameExistsException, () => undefined));
}

/** Sets a password; a temporary one must be changed at the next sign-in. */
export async function setPassword(email: string, password: string, isTemporary = false): Promise<void> {
  await pool().send(
    new AdminSetUserPasswordCommand({
      UserPoolId: poolId(),
      Username: email,
      Password: password,
      Permanent: !isTemporary,
    }),
  );
}

/** Deletes a pool user, if there is one. */
export async function deletePoolUser(email: string): Promise<void> {
  await pool()
    .send(new AdminDeleteUserCommand({ UserPoolId: poolId(), Username: email }))
    .catch(onError(UserNotFoundException, () => undefined));
}
