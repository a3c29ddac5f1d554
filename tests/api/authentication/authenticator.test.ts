import type { UserRecord } from '@galley/functions/core/entities/user';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { appFor } from '../../support/authenticator-app';
import { makeCompany, sessionOf, type TestSession } from '../../support/companies';
import { mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import {
  addProtectedPerson,
  nextTimeStep,
  setUpAuthenticator,
  storedFactor,
} from '../../support/second-factor';
import { addPerson, codeFor, enterPassword, respondWith, testPassword } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme', { name: 'Acme Plumbing' });

const minutes = (count: number) => count * 60_000;
const profileOf = async (session: TestSession) => (await callApi('getProfile', {}, { session })).body;
const enrol = (session: TestSession, password = testPassword) =>
  callApi('enrolAuthenticator', { password }, { session });
const confirm = (session: TestSession, code: string | number) =>
  callApi('confirmAuthenticator', { code }, { session });

async function userWithoutApp(): Promise<{ person: UserRecord; session: TestSession }> {
  const person = await addPerson(cloud, acme);
  return { person, session: await sessionOf(cloud, acme, person) };
}

const withApp = () => addProtectedPerson(cloud, acme);

describe('setting an authenticator up', () => {
  it('requires the current password, and counts wrong ones like a sign-in [1:221]', async () => {
    const { person, session } = await userWithoutApp();
    for (const input of [{}, { password: '' }]) {
      const answer = await callApi('enrolAuthenticator', input, { session });
      expect(answer).toMatchObject({
        status: 400,
        error: { fields: { password: 'Password is required.' } },
      });
    }
    for (let tries = 1; tries <= 5; tries += 1) {
      const wrong = await enrol(session, 'not-this-one');
      expect(wrong.error.fields).toEqual({ password: 'The password is not right.' });
    }
    expect((await enrol(session)).status).toBe(429);
    await expect(enterPassword(person.email)).rejects.toThrow('429');
    expect(await storedFactor(cloud, acme, person)).toBeUndefined();
    cloud.clock.advance(minutes(16));
  });

  it('returns the secret once, stores it encrypted, and sends a mail', async () => {
    const { person, session } = await userWithoutApp();
    const enrolled = await enrol(session);
    expect(decodeURIComponent(enrolled.body.otpauthUrl)).toContain(`totp/Acme Plumbing:${person.email}?`);
    const { secretText, code } = appFor(enrolled.body.otpauthUrl);
    expect(await confirm(session, code())).toMatchObject({ status: 200, body: 'Saved' });
    const stored = JSON.stringify(await storedFactor(cloud, acme, person));
    expect(stored).not.toContain(secretText);
    const profile = await profileOf(session);
    expect(profile.authenticator).toBe(true);
    expect(JSON.stringify(profile)).not.toMatch(/secret|otpauth/i);
    const [mail] = await mailsTo(cloud, person.email);
    expect(mail?.subject).toBe('Acme Plumbing: an authenticator app was set up');
    expect(JSON.stringify(mail)).not.toContain(secretText);
  });

  it('is not complete before the app has shown a code [1:224] [1:225]', async () => {
    const { person, session } = await userWithoutApp();
    const { code, wrongCodes } = appFor((await enrol(session)).body.otpauthUrl);
    const wrong = await confirm(session, wrongCodes(1)[0] ?? '');
    expect(wrong).toMatchObject({ status: 400, error: { fields: { code: expect.any(String) } } });
    expect((await profileOf(session)).authenticator).toBe(false);
    const attempt = await enterPassword(person.email);
    const asked = await callApi(
      'requestCode',
      { userId: person.id, prefer: 'authenticator' },
      { cookies: [attempt.cookie] },
    );
    expect(asked.body).toMatchObject({ sentTo: 'a***@acme.example', authenticator: false });
    cloud.clock.advance(30_000);
    expect((await respondWith(attempt, code())).status).toBe(400);
  });

  it('must be confirmed within fifteen minutes, and started first', async () => {
    const { session } = await userWithoutApp();
    expect((await confirm(session, '123456')).status).toBe(409);
    const { code } = appFor((await enrol(session)).body.otpauthUrl);
    cloud.clock.advance(minutes(15) + 1_000);
    expect((await confirm(session, code())).status).toBe(409);
  });

  it('accepts codes of six digits only', async () => {
    const { session } = await userWithoutApp();
    await enrol(session);
    for (const code of ['12345', 'ABCDE23456', '', 12_345]) {
      expect((await confirm(session, code)).error.fields).toHaveProperty('code');
    }
  });

  it('again keeps the previous app until the new one has shown a code [1:225]', async () => {
    const { person, session, app } = await withApp();
    const next = appFor((await enrol(session)).body.otpauthUrl);
    expect((await respondWith(await enterPassword(person.email), app.code())).status).toBe(200);
    expect((await confirm(session, next.code())).status).toBe(200);
    cloud.clock.advance(30_000);
    const attempt = await enterPassword(person.email);
    expect((await respondWith(attempt, app.code())).status).toBe(400);
    expect((await respondWith(attempt, next.code())).status).toBe(200);
  });

  it('can be reversed with the password: codes are mailed again [1:224] [1:225]', async () => {
    const { person, session, app } = await withApp();
    const remove = (password: string) => callApi('removeAuthenticator', { password }, { session });
    expect((await remove('not-this-one')).error.fields).toHaveProperty('password');
    expect(await remove(testPassword)).toMatchObject({ status: 200, body: 'Saved' });
    expect((await remove(testPassword)).status).toBe(409);
    expect((await profileOf(session)).authenticator).toBe(false);
    const attempt = await enterPassword(person.email);
    await codeFor(cloud, person.email, attempt);
    expect((await respondWith(attempt, app.code())).status).toBe(400);
  });
});

describe('signing in with an authenticator [1:145] [1:225]', () => {
  it('mails no code to a user who prefers it, and opens a session [1:55] [1:224] [2:54]', async () => {
    const { person, app } = await withApp();
    const before = (await mailsTo(cloud, person.email)).length;
    const attempt = await enterPassword(person.email);
    const asked = await callApi(
      'requestCode',
      { userId: person.id, prefer: 'authenticator' },
      { cookies: [attempt.cookie] },
    );
    expect(asked.body).toEqual({ sentTo: '', authenticator: true, recoveryCodes: true });
    const answer = await respondWith(attempt, app.code());
    expect(answer.status).toBe(200);
    expect(answer.cookies[0]).toMatch(/^AuthCookie=acme\./);
    expect(await mailsTo(cloud, person.email)).toHaveLength(before);
  });

  it('is possible with a mailed code too, once that was requested [1:55] [1:224] [2:54]', async () => {
    const { person } = await withApp();
    const attempt = await enterPassword(person.email);
    expect((await respondWith(attempt, await codeFor(cloud, person.email, attempt))).status).toBe(200);
  });

  it('accepts the code of the half minute before and after, and no other', async () => {
    const { person, app } = await withApp();
    cloud.clock.advance(minutes(2));
    const attempt = await enterPassword(person.email);
    expect((await respondWith(attempt, app.code(-2))).status).toBe(400);
    expect((await respondWith(attempt, app.code(2))).status).toBe(400);
    expect((await respondWith(attempt, app.code(-1))).status).toBe(200);
    expect((await respondWith(await enterPassword(person.email), app.code(1))).status).toBe(200);
  });

  it('accepts a code that begins with 0, as text', async () => {
    const { person, app } = await withApp();
    let steps = 1;
    while (!app.code(steps).startsWith('0')) steps += 1;
    cloud.clock.advance(steps * 30_000);
    expect((await respondWith(await enterPassword(person.email), app.code())).status).toBe(200);
  });

  it('accepts no code twice, nor an older one, nor the one that confirmed the set-up', async () => {
    const { person, session } = await userWithoutApp();
    nextTimeStep(cloud);
    const app = await setUpAuthenticator(session);
    const first = await enterPassword(person.email);
    expect((await respondWith(first, app.code())).status).toBe(400);
    cloud.clock.advance(30_000);
    expect((await respondWith(first, app.code(1))).status).toBe(200);
    const second = await enterPassword(person.email);
    for (const replayed of [app.code(1), app.code()]) {
      const answer = await respondWith(second, replayed);
      expect(answer).toMatchObject({ status: 400, cookies: [] });
    }
  });

  it('accepts a code once when two sign-ins send it at once', async () => {
    const { person, app } = await withApp();
    const attempts = await Promise.all([enterPassword(person.email), enterPassword(person.email)]);
    const code = app.code();
    const answers = await Promise.all(attempts.map((attempt) => respondWith(attempt, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('counts a right code that is sent ten times at once as one answer, none of them wrong', async () => {
    const { person, app } = await withApp();
    const attempt = await enterPassword(person.email);
    const code = app.code();
    const answers = await Promise.all(Array.from({ length: 10 }, () => respondWith(attempt, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { pk, sk } = person;
    expect(await cloud.table.get({ pk, sk })).toMatchObject({ wrongCodes: [], isLockedOut: false });
  });

  it("never accepts another user's code", async () => {
    const [mine, theirs] = [await withApp(), await withApp()];
    const attempt = await enterPassword(mine.person.email);
    expect((await respondWith(attempt, theirs.app.code())).status).toBe(400);
    expect((await respondWith(attempt, mine.app.code())).status).toBe(200);
  });
});
