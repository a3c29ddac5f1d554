import { rateLimits } from '@galley/functions/authentication/rate-limits';
import { rateKeyOf } from '@galley/functions/core/rate-limits';
import { describe, expect, it } from 'vitest';
import { callApi, cookieOf } from '../../support/api-caller';
import { withBetween } from '../../support/between';
import { makeCompany } from '../../support/companies';
import { mailedCode, mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { addProtectedPerson } from '../../support/second-factor';
import {
  addPerson,
  codeFor,
  enterPassword,
  otherCode,
  respondWith,
  signIn,
  testPassword,
} from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme');

const minutes = (count: number) => count * 60_000;
const good = 'river-of-stones';
let networks = 0;

async function ask(email: string): Promise<string> {
  await cloud.settled();
  networks += 1;
  const answer = await callApi('requestPasswordReset', { username: email }, { ip: `198.18.${networks}.1` });
  if (answer.status !== 200) throw new Error(`requestPasswordReset: ${answer.status}`);
  cookie = cookieOf(answer, 'ResetAttempt');
  return mailedCode(cloud, email);
}

/** The cookie of the latest request. */
let cookie = '';
const change = (email: string, code: string, newPassword = good, confirmPassword = newPassword) =>
  callApi('resetPassword', { username: email, code, newPassword, confirmPassword }, { cookies: [cookie] });
const recordOf = (email: string) => cloud.stored.reset.get(email, cookie.replace('ResetAttempt=', ''));

describe('a forgotten password [1:147] [1:227] [1:228]', () => {
  it('is replaced with the mailed code; all sessions and pending sign-ins end, and no session is opened [1:43] [1:288]', async () => {
    const { email, id } = await addPerson(cloud, acme);
    const session = await signIn(cloud, email);
    const attempt = await enterPassword(email);
    const answer = await change(email, await ask(email));
    expect(answer).toMatchObject({ status: 200, body: {}, cookies: [] });
    expect((await callApi('getSignedInUser', {}, { session })).status).toBe(401);
    const resumed = await callApi('requestCode', { userId: id }, { cookies: [attempt.cookie] });
    expect(resumed.status).toBe(401);
    await expect(enterPassword(email, testPassword)).rejects.toThrow('401');
    await signIn(cloud, email, good);
  });

  it('unlocks a username that wrong passwords had locked [2:140] [2:136]', async () => {
    const { email } = await addPerson(cloud, acme);
    for (let guess = 0; guess < 5; guess += 1) {
      await callApi('authenticate', { username: email, password: `wrong ${guess}` });
    }
    await expect(enterPassword(email)).rejects.toThrow('429');
    cloud.clock.advance(2_000);
    expect((await change(email, await ask(email))).status).toBe(200);
    cloud.clock.advance(1_000);
    await signIn(cloud, email, good);
  });

  it('helps a user who lost the invitation: no forced change follows [1:143]', async () => {
    await cloud.settled();
    const { adminEmail } = acme;
    expect((await change(adminEmail, await ask(adminEmail))).status).toBe(200);
    await signIn(cloud, adminEmail, good);
  });

  it('keeps the code out of the table and the log of its mails short', async () => {
    const { email } = await addPerson(cloud, acme);
    const code = await ask(email);
    const record = await recordOf(email);
    expect(JSON.stringify(record)).toContain('codeHash');
    expect(JSON.stringify(record)).not.toContain(code);
    const [mail] = await mailsTo(cloud, email);
    expect(mail).toMatchObject({ subject: 'Your code for a new password' });
    expect(mail?.text).toContain('valid for 15 minutes');
  });
});

describe('a reset code [1:147] [1:228]', () => {
  it('is valid once', async () => {
    const { email } = await addPerson(cloud, acme);
    const code = await ask(email);
    const answers = await Promise.all([change(email, code), change(email, code, 'another-fine-one')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await change(email, code, 'yet-another-one')).status).toBe(400);
  });

  it('is valid for fifteen minutes [1:57] [1:147] [1:228] [2:56]', async () => {
    const statusAfter = async (ms: number) => {
      const { email } = await addPerson(cloud, acme);
      const code = await ask(email);
      cloud.clock.advance(ms);
      await cloud.expire();
      return (await change(email, code)).status;
    };
    expect(await statusAfter(minutes(15) - 10_000)).toBe(200);
    expect(await statusAfter(minutes(15) + 1_000)).toBe(400);
  });

  it('is invalid after five wrong ones', async () => {
    const { email } = await addPerson(cloud, acme);
    const code = await ask(email);
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await change(email, otherCode(code, guess))).status).toBe(400);
    }
    expect((await change(email, code)).status).toBe(400);
    await enterPassword(email);
  });

  it('is compared five times at most when twenty come at once', async () => {
    const { email } = await addPerson(cloud, acme);
    const code = await ask(email);
    await Promise.all(Array.from({ length: 20 }, (_, index) => change(email, otherCode(code, index + 1))));
    const record = await recordOf(email);
    expect(record?.answers).toBeLessThanOrEqual(5);
  });

  it('is not invalidated by someone else who guesses, or who requests codes', async () => {
    const { email } = await addPerson(cloud, acme);
    const code = await ask(email);
    const mine = cookie;
    const guess = (by: number, cookies: string[], ip: string) =>
      callApi(
        'resetPassword',
        { username: email, code: otherCode(code, by), newPassword: good, confirmPassword: good },
        { cookies, ip },
      );
    for (let by = 1; by <= 20; by += 1) expect((await guess(by, [], '192.0.2.1')).status).toBe(400);
    for (let by = 1; by <= 5; by += 1) await ask(email);
    for (let by = 1; by <= 20; by += 1) await guess(by, [cookie], '192.0.3.1');
    cookie = mine;
    expect((await change(email, code)).status).toBe(200);
  });

  it('can be requested again at once after five wrong answers [1:227]', async () => {
    const { email } = await addPerson(cloud, acme);
    const code = await ask(email);
    for (let guess = 1; guess <= 5; guess += 1) await change(email, otherCode(code, guess));
    expect((await change(email, await ask(email))).status).toBe(200);
  });

  it('can be guessed twenty times in an hour from one network, however many are requested [1:280]', async () => {
    const { email } = await addPerson(cloud, acme);
    for (let round = 0; round < 4; round += 1) {
      const code = await ask(email);
      for (let guess = 1; guess <= 5; guess += 1) await change(email, otherCode(code, guess));
    }
    const answer = await change(email, await ask(email));
    expect(answer.status).toBe(429);
    expect(answer.error.message).toMatch(/^Too many wrong codes from your network\. /);
  });

  it('is refused in the end where the tries of others begin and end between its own reads and writes [1:280]', async () => {
    const { email } = await addPerson(cloud, acme);
    const code = await ask(email);
    const place = rateKeyOf(rateLimits.resetCode(email, '203.0.113.7'));
    let tries = 0;
    const others = () => {
      // They are used up, and then an Admin unlocks the account.
      tries = tries === 1 ? 20 : 1;
      const until = '9999-01-01T00:00:00.000Z';
      return cloud.table.commit([{ put: { ...place, tries, lastAt: until, until, ttl: 2 ** 38 } }]);
    };
    expect(await withBetween(() => change(email, code), others, 'each')).toMatchObject({
      status: 429,
      error: { message: 'Too many tries at once. Try again in a minute.' },
    });
  });

  it('of one user is not valid for another', async () => {
    const [first, second] = [await addPerson(cloud, acme), await addPerson(cloud, acme)];
    const code = await ask(first.email);
    await ask(second.email);
    expect((await change(second.email, code)).status).toBe(400);
  });

  it('is kept when the new password is rejected [1:202] [1:285] [1:302] [2:135] [2:267] [1:57] [1:280] [2:56]', async () => {
    const { email } = await addPerson(cloud, acme);
    const code = await ask(email);
    expect(await change(email, code, good, `${good}!`)).toMatchObject({
      status: 400,
      error: { message: 'Passwords do not match' },
    });
    for (const refused of ['seven-7', 'twenty-one-characters', 'iloveyou']) {
      expect(await change(email, code, refused), refused).toMatchObject({
        status: 400,
        error: { message: 'Use 8 to 20 characters.' },
      });
    }
    expect((await change(email, code)).status).toBe(200);
  });
});

describe('a forgotten password of a user with an authenticator app', () => {
  it('requires the app or a recovery code to sign in, not a second mail [1:147] [1:224] [1:225] [1:228]', async () => {
    const { person, app } = await addProtectedPerson(cloud, acme);
    const { email } = person;
    expect((await change(email, await ask(email))).status).toBe(200);
    const attempt = await enterPassword(email, good);
    const mails = (await mailsTo(cloud, email)).length;
    const asked = await callApi('requestCode', { userId: person.id }, { cookies: [attempt.cookie] });
    expect(asked.body).toMatchObject({ sentTo: '', authenticator: true });
    await cloud.settled();
    expect(await mailsTo(cloud, email)).toHaveLength(mails);
    expect((await respondWith(attempt, app.code())).status).toBe(200);
    // Once the app's code was right, everything is as before.
    const later = await enterPassword(email, good);
    expect((await respondWith(later, await codeFor(cloud, email, later))).status).toBe(200);
  });

  it('is refused where the app changes in the meantime, and asks for another code [1:147] [1:228] [1:280]', async () => {
    const { person } = await addProtectedPerson(cloud, acme);
    const code = await ask(person.email);
    const others = () =>
      cloud.stored.secondFactor.change(acme.scope, person.id, { remove: ['authenticator'] });
    // The code is counted and compared first.
    expect(await withBetween(() => change(person.email, code), others, 3)).toMatchObject({
      status: 409,
      error: {
        message: 'Your account was changed in the meantime. Ask for another code and try once more.',
      },
    });
  });

  it('rejects the mailed code of a sign-in even where one was sent [1:147] [1:225]', async () => {
    const { person, codes } = await addProtectedPerson(cloud, acme);
    const { email } = person;
    expect((await change(email, await ask(email))).status).toBe(200);
    await cloud.stored.secondFactor.change(acme.scope, person.id, { set: { isDueAfterReset: false } });
    const attempt = await enterPassword(email, good);
    const code = await codeFor(cloud, email, attempt);
    await cloud.stored.secondFactor.change(acme.scope, person.id, { set: { isDueAfterReset: true } });
    expect((await respondWith(attempt, code)).status).toBe(400);
    expect((await respondWith(attempt, codes[0] ?? '')).status).toBe(200);
  });
});
