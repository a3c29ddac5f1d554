import type { UserRecord } from '@galley/functions/core/entities/user';
import { chunk } from '@galley/functions/core/table';
import type { TriggerEvent } from '@galley/infra/local/stand-ins/cognito/challenge-triggers';
import type { CallName } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import {
  addProtectedPerson,
  attemptHash,
  type ProtectedPerson,
  storedAttempt,
} from '../../support/second-factor';
import {
  addPerson,
  codeFor,
  enterPassword,
  otherCode,
  respondWith,
  type TestAttempt,
} from '../../support/sign-in';
import { invokeTrigger } from '../../support/sign-in-triggers';

const cloud = await openCloud();
const acme = await makeCompany('acme');

const stored = ({ pk, sk }: UserRecord) => cloud.table.get({ pk, sk });

const withEverything = () => addProtectedPerson(cloud, acme);

describe('the second step', () => {
  const states: [string, (who: ProtectedPerson) => Promise<TestAttempt>][] = [
    ['has just begun', ({ person }) => enterPassword(person.email)],
    [
      'waits for the authenticator',
      async ({ person }) => {
        const attempt = await enterPassword(person.email);
        const input = { userId: person.id, prefer: 'authenticator' };
        await callApi('requestCode', input, { cookies: [attempt.cookie] });
        return attempt;
      },
    ],
    [
      'waits for a mailed code',
      async ({ person }) => {
        const attempt = await enterPassword(person.email);
        await codeFor(cloud, person.email, attempt);
        return attempt;
      },
    ],
    [
      'waits for a change of the password',
      async ({ person }) => {
        const attempt = await enterPassword(person.email);
        await cloud.table.commit([
          {
            update: { pk: `ATTEMPT#${attemptHash(attempt)}`, sk: 'ATTEMPT' },
            set: { mustChangePassword: true },
          },
        ]);
        return attempt;
      },
    ],
    [
      'is over',
      async ({ person, codes }) => {
        const attempt = await enterPassword(person.email);
        await respondWith(attempt, codes[0] ?? '');
        return attempt;
      },
    ],
  ];
  /** Inputs without a required field, and with additional ones. */
  const inputs: Record<string, unknown>[] = [
    {},
    { code: '' },
    { code: null },
    { code: [] },
    { code: {} },
    { code: true },
    { code: '000000' },
    { code: 'AAAAAAAAAA' },
    { code: '000000', prefer: 'mail', authenticator: false, recoveryCodes: true, skip: true, verified: true },
    { code: '000000', rightHash: '', codeHash: '', company: 'acme', method: 'none', provider: 'trusted' },
  ];

  it.each(states)(
    'cannot be skipped by any input while a sign-in %s [1:144] [1:146] [1:226] [1:145] [1:222] [1:224] [1:225]',
    async (_state, begin) => {
      const who = await withEverything();
      const attempt = await begin(who);
      const sessions = () => cloud.stored.everythingOf('user', acme.scope, who.person.id);
      const before = await sessions();
      const calls: CallName[] = ['answerCode', 'bypassByAddress', 'requestCode', 'getPasswordChange'];
      const attempts = [
        ...inputs.map((input) => ['answerCode', input] as const),
        ...calls.map((name) => [name, {}] as const),
      ];
      for (const [name, input] of attempts) {
        const answer = await callApi(
          name,
          { ...input, userId: who.person.id },
          { cookies: [attempt.cookie] },
        );
        expect(answer.cookies.filter((cookie) => cookie.startsWith('AuthCookie'))).toEqual([]);
      }
      expect(await sessions()).toEqual(before);
      const cookie = attempt.cookie.replace('SignInAttempt=', 'AuthCookie=');
      expect((await callApi('getProfile', {}, { session: { cookie } })).status).toBe(401);
    },
  );

  it('gives the same responses whichever factors the user has [1:225]', async () => {
    const { person } = await withEverything();
    const plain = await addPerson(cloud, acme);
    const look = async (userId: number, code: string) => {
      const forged = `SignInAttempt=acme.${userId}.${'A'.repeat(43)}`;
      const { result, calls } = await cloud.calls.during(() =>
        callApi('answerCode', { userId, code }, { cookies: [forged] }),
      );
      const { requestId: _, ...error } = result.error;
      return {
        status: result.status,
        error,
        cookies: result.cookies,
        calls: calls.map(({ operation }) => operation),
      };
    };
    for (const code of ['123456', 'ABCDE23456']) {
      const [one, ...others] = [
        await look(person.id, code),
        await look(plain.id, code),
        await look(9_999, code),
      ];
      expect(one).toMatchObject({ status: 401, calls: ['BatchGetItem'] });
      for (const other of others) expect(other).toEqual(one);
    }
  });
});

describe('guesses', () => {
  it('of all three kinds are counted together: five end the sign-in and lock no user [1:145] [1:225]', async () => {
    const { person, app, codes } = await withEverything();
    const first = await enterPassword(person.email);
    const mailed = await codeFor(cloud, person.email, first);
    for (const guess of ['ABCDE23456', otherCode(mailed), 'ABCDE23457', otherCode(mailed, 2), 'ABCDE23458']) {
      expect((await respondWith(first, guess)).status).toBe(400);
    }
    for (const right of [app.code(), codes[0] ?? '', mailed]) {
      expect((await respondWith(first, right)).status).toBe(401);
    }
    const second = await enterPassword(person.email);
    expect((await respondWith(second, app.wrongCodes(1)[0] ?? '')).status).toBe(400);
    expect((await respondWith(second, 'ABCDE23459')).status).toBe(400);
    expect(await stored(person)).toMatchObject({ isLockedOut: false });
    expect((await respondWith(second, codes[1] ?? '')).status).toBe(200);
  });

  it('by the thousand, a hundred at once, get five of them compared, at the trigger itself [1:225]', async () => {
    const { person, app } = await withEverything();
    const attempt = await enterPassword(person.email);
    const hash = attemptHash(attempt);
    const verify = async (guess: string) => {
      const request = {
        userAttributes: { email: person.email },
        challengeAnswer: guess,
        clientMetadata: { attempt: hash },
      };
      const { response } = await invokeTrigger('VerifyAuthChallengeResponse', {
        request,
        response: {},
      } as unknown as TriggerEvent);
      return response.answerCorrect;
    };
    for (const guesses of chunk(app.wrongCodes(1_000), 100)) {
      expect(await Promise.all(guesses.map(verify))).not.toContain(true);
    }
    const { answers: compared } = (await storedAttempt(cloud, attempt)) ?? {};
    expect(compared).toBeGreaterThan(0);
    expect(compared).toBeLessThanOrEqual(5);
  });

  it('by the fifty at once, through the call, are limited as for one user, of any kind [1:225]', async () => {
    const { person } = await withEverything();
    const attempt = await enterPassword(person.email);
    const guesses = Array.from({ length: 50 }, (_, guess) =>
      guess % 2 ? `ABCDE234${10 + guess}` : otherCode('100000', guess),
    );
    const answers = await Promise.all(guesses.map((guess) => respondWith(attempt, guess)));
    expect(answers.every(({ status }) => status >= 400 && status < 500)).toBe(true);
    expect((await storedAttempt(cloud, attempt))?.answers).toBeLessThanOrEqual(5);
    expect(await stored(person)).toMatchObject({ isLockedOut: false });
  });
});
