import { AdminCreateUserCommand, AdminDisableUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, test } from 'vitest';
import {
  cognito,
  events,
  given,
  refused,
  respond,
  sdk,
  startChallenge,
  startPoolPerTest,
} from './testing/pool-per-test';
import { ClientId, UserPoolId } from './testing/test-pool';

startPoolPerTest();

describe('the custom challenge', () => {
  test("gives tokens for the right answer, and sends the triggers events in Lambda's format", async () => {
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

  test('gives a new session for a wrong answer, until the triggers end it', async () => {
    const first = await startChallenge();
    const second = await respond(first, { ANSWER: '1' });
    expect(second.ChallengeName).toBe('CUSTOM_CHALLENGE');
    expect(second.Session).not.toBe(first.Session);
    const third = await respond(second, { ANSWER: '2' });
    await expect(respond(third, { ANSWER: '3' })).rejects.toMatchObject(refused);
  });

  test('rejects a session that was used, made up, is expired, or belongs to another user', async () => {
    const used = await startChallenge();
    await respond(used, { ANSWER: '424242' });
    await expect(respond(used, { ANSWER: '424242' })).rejects.toThrow('can only be used once');
    await expect(respond({ Session: 'x'.repeat(40) }, { ANSWER: '424242' })).rejects.toMatchObject(refused);
    const late = await startChallenge();
    given.now += 3 * 60 * 1000 + 1;
    await expect(respond(late, { ANSWER: '424242' })).rejects.toThrow('session is expired');
    await sdk.send(new AdminCreateUserCommand({ UserPoolId, Username: 'bob', MessageAction: 'SUPPRESS' }));
    const anns = await startChallenge();
    await expect(respond(anns, { ANSWER: '424242' }, { username: 'bob' })).rejects.toThrow('Invalid session');
  });

  test('expires after the time that its client sets', async () => {
    cognito.createClient({
      id: ClientId,
      poolId: UserPoolId,
      explicitAuthFlows: ['ALLOW_CUSTOM_AUTH'],
      authSessionValidityMinutes: 15,
    });
    const started = await startChallenge();
    given.now += 15 * 60 * 1000 - 1;
    expect((await respond(started, { ANSWER: '424242' })).AuthenticationResult).toBeDefined();
  });

  test('is checked once when it is answered twenty times at once', async () => {
    const started = await startChallenge();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => respond(started, { ANSWER: '424242' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(events.filter(({ name }) => name === 'VerifyAuthChallengeResponse')).toHaveLength(1);
  });

  test('looks the same for an unknown user, is reported to the triggers, and no answer is right', async () => {
    const started = await startChallenge('nobody');
    expect(started.ChallengeName).toBe('CUSTOM_CHALLENGE');
    expect(started.ChallengeParameters).toEqual({ USERNAME: 'nobody', medium: 'EMAIL' });
    expect(events[0]?.event.request.userNotFound).toBe(true);
    await expect(respond(started, { ANSWER: '424242' }, { username: 'nobody' })).rejects.toMatchObject(
      refused,
    );
  });

  test('gives no tokens to a user who was disabled in between', async () => {
    const started = await startChallenge();
    await sdk.send(new AdminDisableUserCommand({ UserPoolId, Username: 'ann' }));
    await expect(respond(started, { ANSWER: '424242' })).rejects.toThrow('User is disabled.');
  });

  test('passes on the message of a trigger that fails', async () => {
    const started = await startChallenge();
    await expect(respond(started, { ANSWER: 'crash' })).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'VerifyAuthChallengeResponse failed with error no table.',
    });
  });
});
