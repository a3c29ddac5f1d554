import type { UserRecord } from '@galley/functions/core/entities/user';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany } from '../../support/companies';
import { mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { addPerson, codeFor, enterPassword, otherCode, respondWith, signIn } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme', { name: 'Acme Plumbing' });

const wrongText = 'The code is not right or has expired.';
const sessionsOf = (user: UserRecord) => cloud.stored.everythingOf('user', acme.scope, user.id);

async function begin() {
  const person = await addPerson(cloud, acme);
  const attempt = await enterPassword(person.email);
  const code = await codeFor(cloud, person.email, attempt);
  return { person, attempt, code };
}

describe('a mailed code [1:55] [1:145] [1:224] [1:225] [2:54]', () => {
  it('has six digits from 100000 on, and its mail names the company and the time that it is valid [1:202] [1:302] [2:268] [2:135]', async () => {
    const { person, code } = await begin();
    expect(Number(code)).toBeGreaterThanOrEqual(100_000);
    const [mail] = await mailsTo(cloud, person.email);
    expect(mail?.subject).toBe('Acme Plumbing: your sign-in code');
    expect(mail?.text).toContain('valid for 5 minutes');
  });

  it('is not in the table, nor an HMAC of it without the pepper', async () => {
    const { attempt, code } = await begin();
    const stored = JSON.stringify(await attemptRecord(attempt.cookie));
    expect(stored).toContain('codeHash');
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(attempt.cookie.split('.')[2]);
  });

  it('opens one session only', async () => {
    const { person, attempt, code } = await begin();
    expect((await respondWith(attempt, code)).status).toBe(200);
    const again = await respondWith(attempt, code);
    expect(again.status).toBe(401);
    expect(await sessionsOf(person)).toHaveLength(1);
  });

  it('opens one session when it is sent twenty times at once', async () => {
    const { person, attempt, code } = await begin();
    const answers = await Promise.all(Array.from({ length: 20 }, () => respondWith(attempt, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessionsOf(person)).toHaveLength(1);
    // Sending a right code twice is no wrong code.
    const { pk, sk } = person;
    expect(await cloud.table.get({ pk, sk })).toMatchObject({ wrongCodes: [], isLockedOut: false });
  });

  it('of one sign-in is not valid in another', async () => {
    const person = await addPerson(cloud, acme);
    const first = await enterPassword(person.email);
    const second = await enterPassword(person.email);
    const code = await codeFor(cloud, person.email, first);
    await codeFor(cloud, person.email, second);
    expect((await respondWith(second, code)).status).toBe(400);
    expect((await respondWith(first, code)).status).toBe(200);
  });

  it('is valid for five minutes [1:55] [1:144] [1:224] [1:225] [2:54] [1:280]', async () => {
    const early = await begin();
    cloud.clock.advance(5 * 60_000 - 10_000);
    await cloud.expire();
    expect((await respondWith(early.attempt, early.code)).status).toBe(200);
    const { person, attempt, code } = await begin();
    cloud.clock.advance(5 * 60_000 + 1_000);
    const late = await respondWith(attempt, code);
    expect(late).toMatchObject({ status: 400, error: { message: wrongText, fields: { code: wrongText } } });
    const next = await codeFor(cloud, person.email, attempt);
    expect((await respondWith(attempt, next)).status).toBe(200);
  });

  it('is replaced by Resend Code [1:55] [1:224] [2:54]', async () => {
    const { person, attempt, code } = await begin();
    const next = await codeFor(cloud, person.email, attempt);
    if (next !== code) expect((await respondWith(attempt, code)).status).toBe(400);
    expect((await respondWith(attempt, next)).status).toBe(200);
  });

  it('cannot be answered before it was requested', async () => {
    const person = await addPerson(cloud, acme);
    const attempt = await enterPassword(person.email);
    expect((await respondWith(attempt, '123456')).status).toBe(400);
  });

  it('may be requested five times in one sign-in [1:280]', async () => {
    const { person, attempt } = await begin();
    for (let resend = 2; resend <= 5; resend += 1) await codeFor(cloud, person.email, attempt);
    const answer = await callApi('requestCode', { userId: person.id }, { cookies: [attempt.cookie] });
    expect(answer.status).toBe(429);
    expect(answer.error.message).toBe('We sent five codes already. Sign in again to get another one.');
    expect(await mailsTo(cloud, person.email)).toHaveLength(5);
  });
});

describe('wrong codes [1:145] [1:225]', () => {
  it('end the sign-in after the fifth: a sixth answer is not compared, even if it is right [1:280]', async () => {
    const { person, attempt, code } = await begin();
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await respondWith(attempt, otherCode(code, guess))).status).toBe(400);
    }
    const sixth = await respondWith(attempt, code);
    expect(sixth).toMatchObject({ status: 401, error: { message: 'Please sign in again.' } });
    expect(await sessionsOf(person)).toHaveLength(0);
  });

  it('are not cleared by Resend Code [1:55] [1:224] [2:54]', async () => {
    const { person, attempt, code } = await begin();
    for (let guess = 1; guess <= 4; guess += 1) await respondWith(attempt, otherCode(code, guess));
    const next = await codeFor(cloud, person.email, attempt);
    expect((await respondWith(attempt, otherCode(next))).status).toBe(400);
    expect((await respondWith(attempt, next)).status).toBe(401);
    const resend = await callApi('requestCode', { userId: person.id }, { cookies: [attempt.cookie] });
    expect(resend.status).toBe(401);
    await signIn(cloud, person.email);
  });

  it('are compared five times at most when twenty come at once', async () => {
    const { attempt, code } = await begin();
    const guesses = Array.from({ length: 20 }, (_, index) => otherCode(code, index + 1));
    const answers = await Promise.all(guesses.map((guess) => respondWith(attempt, guess)));
    expect(answers.every(({ status }) => status >= 400 && status < 500)).toBe(true);
    const record = await attemptRecord(attempt.cookie);
    expect(record?.answers).toBeLessThanOrEqual(5);
    expect((await respondWith(attempt, code)).status).not.toBe(200);
  });

  it('do not hide the right one among them for good: it is valid at most once', async () => {
    const { person, attempt, code } = await begin();
    const guesses = [code, ...Array.from({ length: 19 }, (_, index) => otherCode(code, index + 1))];
    const answers = await Promise.all(guesses.map((guess) => respondWith(attempt, guess)));
    expect(answers.slice(1).every(({ status }) => status !== 200)).toBe(true);
    expect((await sessionsOf(person)).length).toBe(answers[0]?.status === 200 ? 1 : 0);
  });

  it('that cannot be codes are not sent to the user pool [1:202] [1:302] [2:135] [2:268]', async () => {
    const { attempt } = await begin();
    for (const code of ['12345', 'abcdef', '1234567', '']) {
      const { result, calls } = await cloud.calls.during(() => respondWith(attempt, code));
      expect(result.status).toBe(400);
      expect(calls).toEqual([]);
    }
  });
});

async function attemptRecord(cookie: string) {
  const { parseAttemptCookie } = await import('@galley/functions/core/sign-in/attempt');
  const parsed = parseAttemptCookie(cookie.replace(/^SignInAttempt=/, ''));
  return cloud.stored.attempt.get(parsed?.hash ?? '');
}
