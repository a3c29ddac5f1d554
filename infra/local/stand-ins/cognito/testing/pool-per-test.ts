import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach } from 'vitest';
import type { TriggerEvent, TriggerName } from '../challenge-triggers';
import type { CognitoStandIn } from '../cognito-stand-in';
import { ClientId, password, secretHash, startTestPool, UserPoolId } from './test-pool';

export let cognito: CognitoStandIn;
export let sdk: CognitoIdentityProviderClient;
/** Values that a test may set. */
export const given = { now: 0 };
export let events: { name: TriggerName; event: TriggerEvent }[];

/** Triggers like the product's: three attempts at a code that is always 424242. */
export async function invokeTrigger(name: TriggerName, event: TriggerEvent): Promise<TriggerEvent> {
  events.push({ name, event: structuredClone(event) });
  const session = (event.request.session ?? []) as { challengeResult: boolean }[];
  const responses = {
    DefineAuthChallenge: () => ({
      issueTokens: session.at(-1)?.challengeResult === true,
      failAuthentication: session.length >= 3 && session.at(-1)?.challengeResult !== true,
      challengeName: 'CUSTOM_CHALLENGE',
    }),
    CreateAuthChallenge: () => ({
      publicChallengeParameters: { medium: 'EMAIL' },
      privateChallengeParameters: { code: '424242' },
      challengeMetadata: `ROUND-${session.length + 1}`,
    }),
    VerifyAuthChallengeResponse: () => {
      if (event.request.challengeAnswer === 'crash') throw new Error('no table');
      const { code } = event.request.privateChallengeParameters as { code: string };
      return { answerCorrect: event.request.challengeAnswer === code };
    },
  };
  return { ...event, response: responses[name]() };
}

export const setPassword = (Permanent: boolean) =>
  sdk.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: 'ann', Password: password, Permanent }));

export const signIn = (more: Record<string, string | undefined> = {}, USERNAME = 'ann') =>
  sdk.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME, PASSWORD: password, SECRET_HASH: secretHash(USERNAME), ...more } as Record<
        string,
        string
      >,
    }),
  );

export const startChallenge = (USERNAME = 'ann') =>
  sdk.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME, SECRET_HASH: secretHash(USERNAME) },
      ClientMetadata: { attempt: 'not passed on' },
    }),
  );

export const respond = (
  { Session }: Pick<AdminInitiateAuthCommandOutput, 'Session'>,
  responses: Record<string, string>,
  { challenge = 'CUSTOM_CHALLENGE', username = 'ann' } = {},
) =>
  sdk.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId,
      ClientId,
      ChallengeName: challenge as 'CUSTOM_CHALLENGE',
      Session,
      ChallengeResponses: { USERNAME: username, SECRET_HASH: secretHash(username), ...responses },
      ClientMetadata: { attempt: 'A1' },
    }),
  );

export const refused = { name: 'NotAuthorizedException' };

/** Creates a pool with one user for each test. */
export function startPoolPerTest(): void {
  beforeEach(async () => {
    given.now = Date.parse('2026-03-01');
    events = [];
    ({ cognito, sdk } = await startTestPool({ invokeTrigger, now: () => given.now }));
    await sdk.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: 'ann',
        MessageAction: 'SUPPRESS',
        UserAttributes: [
          { Name: 'email', Value: 'ann@acme.example' },
          { Name: 'email_verified', Value: 'false' },
        ],
      }),
    );
    await setPassword(true);
  });
  afterEach(async () => {
    sdk.destroy();
    await cognito.stop();
  });
}
