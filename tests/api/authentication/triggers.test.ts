import type { TriggerEvent } from '@galley/infra/local/stand-ins/cognito/challenge-triggers';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { addPerson, codeFor, enterPassword, respondWith } from '../../support/sign-in';
import { invokeTrigger } from '../../support/sign-in-triggers';

const cloud = await openCloud();
const acme = await makeCompany('acme');

function event(request: Record<string, unknown>): TriggerEvent {
  return {
    version: '1',
    region: 'eu-west-1',
    userPoolId: 'pool',
    userName: 'an-id-of-the-pool',
    callerContext: { awsSdkVersion: 'none', clientId: 'client' },
    triggerSource: 'tests',
    request: { userAttributes: {}, userNotFound: false, ...request },
    response: {},
  };
}

const answered = (challengeResult: boolean, challengeName = 'CUSTOM_CHALLENGE') => ({
  challengeName,
  challengeResult,
  challengeMetadata: null,
});

describe('the challenge [1:145] [1:225]', () => {
  it.each([
    [
      'asks for a code first',
      [],
      { challengeName: 'CUSTOM_CHALLENGE', issueTokens: false, failAuthentication: false },
    ],
    ['gives tokens for a right answer', [answered(true)], { issueTokens: true, failAuthentication: false }],
    ['ends with a wrong answer', [answered(false)], { issueTokens: false, failAuthentication: true }],
    [
      'gives no second chance in one round',
      [answered(false), answered(true)],
      { issueTokens: false, failAuthentication: true },
    ],
    [
      'takes no other proof than a code',
      [answered(true, 'PASSWORD_VERIFIER')],
      { issueTokens: false, failAuthentication: true },
    ],
  ])('%s', async (_what, session, expected) => {
    const { response } = await invokeTrigger('DefineAuthChallenge', event({ session }));
    expect(response).toMatchObject(expected);
  });

  it('ends at once for an unknown user [1:225]', async () => {
    const request = { session: [], userNotFound: true };
    const { response } = await invokeTrigger('DefineAuthChallenge', event(request));
    expect(response).toEqual({ issueTokens: false, failAuthentication: true });
  });

  it('reveals nothing to the caller', async () => {
    const { response } = await invokeTrigger('CreateAuthChallenge', event({ session: [] }));
    expect(response).toEqual({ publicChallengeParameters: {}, privateChallengeParameters: {} });
  });
});

describe('an answer', () => {
  async function begin() {
    const { parseAttemptCookie } = await import('@galley/functions/core/sign-in/attempt');
    const person = await addPerson(cloud, acme);
    const attempt = await enterPassword(person.email);
    const code = await codeFor(cloud, person.email, attempt);
    const hash = parseAttemptCookie(attempt.cookie.replace('SignInAttempt=', ''))?.hash ?? '';
    const verify = async (changes: Record<string, unknown>) => {
      const request = {
        userAttributes: { email: person.email },
        challengeAnswer: code,
        clientMetadata: { attempt: hash },
        ...changes,
      };
      const { response } = await invokeTrigger('VerifyAuthChallengeResponse', event(request));
      return response.answerCorrect;
    };
    return { person, attempt, code, verify };
  }

  it('is right for the user of the pool whose attempt it is, once [1:225]', async () => {
    const { verify } = await begin();
    expect(await verify({ userAttributes: { email: 'somebody@else.example' } })).toBe(false);
    expect(await verify({ userNotFound: true })).toBe(false);
    expect(await verify({ clientMetadata: undefined })).toBe(false);
    expect(await verify({ clientMetadata: { attempt: 'not a hash' } })).toBe(false);
    expect(await verify({ clientMetadata: { attempt: '0'.repeat(64) } })).toBe(false);
    expect(await verify({})).toBe(true);
    expect(await verify({})).toBe(false);
  });

  it('opens no session unless the user pool itself issues tokens [1:145] [1:225]', async () => {
    const { attempt, code, person } = await begin();
    cloud.setFault(({ action }) =>
      action === 'cognito-idp:AdminRespondToAuthChallenge' ? 'unavailable' : undefined,
    );
    const answer = await respondWith(attempt, code);
    cloud.setFault(undefined);
    expect(answer.status).toBe(500);
    expect(answer.cookies).toEqual([]);
    expect(Object.keys(answer.error).sort()).toEqual(['message', 'requestId']);
    const next = await codeFor(cloud, person.email, attempt);
    expect((await respondWith(attempt, next)).status).toBe(200);
  });

  it('opens no session by a password alone, in any order of the calls [1:43] [1:144] [1:145] [1:288]', async () => {
    const { attempt } = await begin();
    for (const call of ['getSignedInUser', 'getCompanyName', 'logOut'] as const) {
      const cookie = attempt.cookie.replace('SignInAttempt=', 'AuthCookie=');
      for (const options of [{ cookies: [attempt.cookie] }, { session: { cookie } }]) {
        expect((await callApi(call, {}, options)).status).toBe(401);
      }
    }
  });
});
