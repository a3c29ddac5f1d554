import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TriggerEvent, TriggerName } from './challenge-triggers';
import type { CognitoStandIn } from './cognito-stand-in';
import { ClientId, password, secretHash, startTestPool, UserPoolId } from './test-pool';

let cognito: CognitoStandIn;
let sdk: CognitoIdentityProviderClient;
let now: number;
let events: { name: TriggerName; event: TriggerEvent }[];

/** Triggers as the product has them: three tries at a code that is always 424242. */
async function invokeTrigger(name: TriggerName, event: TriggerEvent): Promise<TriggerEvent> {
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

beforeEach(async () => {
  now = Date.parse('2026-03-01');
  events = [];
  ({ cognito, sdk } = await startTestPool({ invokeTrigger, now: () => now }));
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

const setPassword = (Permanent: boolean) =>
  sdk.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: 'ann', Password: password, Permanent }));

const signIn = (more: Record<string, string | undefined> = {}, USERNAME = 'ann') =>
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

const startChallenge = (USERNAME = 'ann') =>
  sdk.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'CUSTOM_AUTH',
      AuthParameters: { USERNAME, SECRET_HASH: secretHash(USERNAME) },
      ClientMetadata: { attempt: 'not passed on' },
    }),
  );

const respond = (
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

const refused = { name: 'NotAuthorizedException' };

describe('the password', () => {
  test('of a confirmed user gives tokens that the published key verifies', async () => {
    const { AuthenticationResult } = await signIn();
    const [header = '', claims = '', signature = ''] = AuthenticationResult?.IdToken?.split('.') ?? [];
    const issuer = cognito.issuer(UserPoolId);
    const { keys } = (await (await fetch(`${issuer}/.well-known/jwks.json`)).json()) as {
      keys: { kid: string }[];
    };
    const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    const key = keys.find(({ kid }) => kid === decode(header).kid);
    const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    const data = Buffer.from(`${header}.${claims}`);
    expect(verify('RSA-SHA256', data, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(decode(claims)).toMatchObject({
      iss: issuer,
      aud: ClientId,
      token_use: 'id',
      'cognito:username': 'ann',
      email_verified: false,
      exp: now / 1000 + 3600,
    });
  });

  test('that is wrong, or of nobody, is refused in the same words', async () => {
    await expect(signIn({ PASSWORD: 'Wrong-horse-123' })).rejects.toMatchObject({
      ...refused,
      message: 'Incorrect username or password.',
    });
    await expect(signIn({}, 'nobody')).rejects.toMatchObject({
      ...refused,
      message: 'Incorrect username or password.',
    });
  });

  test('of nobody is told as such by a client that may tell', async () => {
    const settings = { explicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'] };
    cognito.createClient({ id: ClientId, poolId: UserPoolId, ...settings });
    await expect(signIn({}, 'nobody')).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });

  test('guessed five times locks for a second, then longer', async () => {
    const wrong = { PASSWORD: 'Wrong-horse-123' };
    for (let guess = 0; guess < 5; guess++) await expect(signIn(wrong)).rejects.toMatchObject(refused);
    await expect(signIn()).rejects.toThrow('Password attempts exceeded');
    now += 1000;
    await expect(signIn(wrong)).rejects.toThrow('Incorrect username or password');
    now += 1000;
    await expect(signIn()).rejects.toThrow('Password attempts exceeded');
    now += 1000;
    await signIn();
    await signIn();
  });

  test('is refused without the right secret hash, for a disabled user, and by a flow not allowed', async () => {
    await expect(signIn({ SECRET_HASH: undefined })).rejects.toThrow('SECRET_HASH was not received');
    await expect(signIn({ SECRET_HASH: 'x' })).rejects.toThrow('Unable to verify secret hash');
    await sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: 'ann' }));
    await expect(signIn()).rejects.toThrow('User is disabled.');
    cognito.createClient({ id: ClientId, poolId: UserPoolId, explicitAuthFlows: ['ALLOW_CUSTOM_AUTH'] });
    await expect(signIn()).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  test('when temporary must be changed first, to one the policy allows', async () => {
    await setPassword(false);
    await expect(signIn({ PASSWORD: 'Wrong-horse-123' })).rejects.toMatchObject(refused);
    const started = await signIn();
    expect(started).toMatchObject({ ChallengeName: 'NEW_PASSWORD_REQUIRED' });
    expect(started.AuthenticationResult).toBeUndefined();
    const change = (NEW_PASSWORD: string) =>
      respond(started, { NEW_PASSWORD }, { challenge: 'NEW_PASSWORD_REQUIRED' });
    await expect(change('short')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    const { AuthenticationResult } = await change('Another-horse-2');
    expect(AuthenticationResult?.IdToken).toBeDefined();
    await expect(change('Another-horse-3')).rejects.toThrow('session can only be used once');
    await expect(signIn()).rejects.toMatchObject(refused);
    expect((await signIn({ PASSWORD: 'Another-horse-2' })).AuthenticationResult).toBeDefined();
  });

  test('when temporary is good for seven days', async () => {
    await setPassword(false);
    now += 7 * 24 * 60 * 60 * 1000 + 1;
    await expect(signIn()).rejects.toThrow('Temporary password has expired');
  });
});

describe('the custom challenge', () => {
  test('answered rightly gives tokens, and the triggers get events in the shape of Lambda', async () => {
    const started = await startChallenge();
    expect(started.ChallengeName).toBe('CUSTOM_CHALLENGE');
    expect(started.ChallengeParameters).toEqual({ USERNAME: 'ann', medium: 'EMAIL' });
    const { AuthenticationResult } = await respond(started, { ANSWER: '424242' });
    expect(AuthenticationResult?.AccessToken).toBeDefined();
    expect(events.map(({ name }) => name)).toEqual([
      'DefineAuthChallenge',
      'CreateAuthChallenge',
      'VerifyAuthChallengeResponse',
      'DefineAuthChallenge',
    ]);
    expect(events[0]?.event).toEqual({
      version: '1',
      region: 'eu-west-1',
      userPoolId: UserPoolId,
      userName: 'ann',
      callerContext: { awsSdkVersion: expect.any(String), clientId: ClientId },
      triggerSource: 'DefineAuthChallenge_Authentication',
      request: {
        userAttributes: {
          sub: expect.any(String),
          email: 'ann@acme.example',
          email_verified: 'false',
          'cognito:user_status': 'CONFIRMED',
        },
        session: [],
        userNotFound: false,
      },
      response: { challengeName: null, issueTokens: null, failAuthentication: null },
    });
    expect(events[2]?.event.request).toMatchObject({
      privateChallengeParameters: { code: '424242' },
      challengeAnswer: '424242',
      clientMetadata: { attempt: 'A1' },
    });
    expect(events[3]?.event.request.session).toEqual([
      { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true, challengeMetadata: 'ROUND-1' },
    ]);
  });

  test('answered wrongly gives a new session, until the triggers have enough', async () => {
    const first = await startChallenge();
    const second = await respond(first, { ANSWER: '1' });
    expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE');
    expect(second.Session).not.toBe(first.Session);
    const third = await respond(second, { ANSWER: '2' });
    await expect(respond(third, { ANSWER: '3' })).rejects.toMatchObject(refused);
  });

  test('takes no session that is used, made up, late, or of somebody else', async () => {
    const used = await startChallenge();
    await respond(used, { ANSWER: '424242' });
    await expect(respond(used, { ANSWER: '424242' })).rejects.toThrow('can only be used once');
    await expect(respond({ Session: 'x'.repeat(40) }, { ANSWER: '424242' })).rejects.toMatchObject(refused);
    const late = await startChallenge();
    now += 3 * 60 * 1000 + 1;
    await expect(respond(late, { ANSWER: '424242' })).rejects.toThrow('session is expired');
    await sdk.send(new AdminCreateUserCommand({ UserPoolId, Username: 'bob', MessageAction: 'SUPPRESS' }));
    const anns = await startChallenge();
    await expect(respond(anns, { ANSWER: '424242' }, { username: 'bob' })).rejects.toThrow('Invalid session');
  });

  test('lasts as long as its client says', async () => {
    cognito.createClient({
      id: ClientId,
      poolId: UserPoolId,
      explicitAuthFlows: ['ALLOW_CUSTOM_AUTH'],
      authSessionValidityMinutes: 15,
    });
    const started = await startChallenge();
    now += 15 * 60 * 1000 - 1;
    expect((await respond(started, { ANSWER: '424242' })).AuthenticationResult).toBeDefined();
  });

  test('answered twenty times at once is checked once', async () => {
    const started = await startChallenge();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => respond(started, { ANSWER: '424242' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(events.filter(({ name }) => name === 'VerifyAuthChallengeResponse')).toHaveLength(1);
  });

  test('for nobody looks the same, the triggers are told, and no answer is right', async () => {
    const started = await startChallenge('nobody');
    expect(started.ChallengeName).toBe('CUSTOM_CHALLENGE');
    expect(started.ChallengeParameters).toEqual({ USERNAME: 'nobody', medium: 'EMAIL' });
    expect(events[0]?.event.request.userNotFound).toBe(true);
    await expect(respond(started, { ANSWER: '424242' }, { username: 'nobody' })).rejects.toMatchObject(
      refused,
    );
  });

  test('gives no tokens to a user who is disabled meanwhile', async () => {
    const started = await startChallenge();
    await sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: 'ann' }));
    await expect(respond(started, { ANSWER: '424242' })).rejects.toThrow('User is disabled.');
  });

  test('of which a trigger fails is an error with the text of the trigger', async () => {
    const started = await startChallenge();
    await expect(respond(started, { ANSWER: 'crash' })).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'VerifyAuthChallengeResponse failed with error no table.',
    });
  });
});
