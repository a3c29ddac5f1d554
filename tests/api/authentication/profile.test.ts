import { beforeEach, describe, expect, it } from 'vitest';
import { callApi, cookieOf } from '../../support/api-caller';
import { makeCompany, sessionFor, sessionOf, type TestSession } from '../../support/companies';
import { mailsTo } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { addPerson, enterPassword, testPassword } from '../../support/sign-in';

let session: TestSession;

const cloud = await openCloud();
const acme = await makeCompany('acme', { name: 'Acme Plumbing' });

beforeEach(async () => {
  session = await sessionFor(cloud, acme, 'Level4');
});

const profile = async (of = session) => (await callApi('getProfile', {}, { session: of })).body;
const isSignedIn = async (of: { cookie: string }) =>
  (await callApi('getSignedInUser', {}, { session: of })).status === 200;

describe('a profile', () => {
  it("shows the user's own data and sessions, and no secret [2:76]", async () => {
    const body = await profile();
    expect(body).toEqual({
      firstName: 'Level4',
      country: 'US',
      lastName: 'Person',
      email: session.email,
      phoneNumber: null,
      authenticator: false,
      isAppRequired: false,
      recoveryCodesLeft: 0,
      sessions: [
        {
          id: session.publicId,
          since: expect.any(String),
          address: '203.0.113.7',
          browser: '',
          isCurrent: true,
        },
      ],
      revision: 1,
    });
    expect(JSON.stringify(body)).not.toContain(session.cookie.split('.')[2]);
  });

  it('is saved by its owner, who can change only name and phone [1:206] [1:229] [2:76] [2:138]', async () => {
    const input = { firstName: 'Rosa', lastName: 'Keller', phoneNumber: '212 555 0100', revision: 1 };
    const more = { role: 'Admin', email: 'other@acme.example', company: 'acme', isLockedOut: true, id: 1 };
    const answer = await callApi('updateProfile', { ...input, ...more }, { session });
    expect(answer).toMatchObject({ status: 200, body: 'Saved' });
    expect(await profile()).toMatchObject({
      firstName: 'Rosa',
      lastName: 'Keller',
      phoneNumber: 2_125_550_100,
      email: session.email,
      revision: 2,
    });
    const { body } = await callApi('getSignedInUser', {}, { session });
    expect(body).toMatchObject({ role: 'Level4', email: session.email });
  });

  it('is rejected by field, without a revision, and with a stale one [2:137] [2:138]', async () => {
    const input = { firstName: 'Rosa', lastName: 'Keller', phoneNumber: '212 555 0100' };
    const save = (changes: Record<string, unknown>) =>
      callApi('updateProfile', { ...input, ...changes }, { session });
    for (const [field, value] of [
      ['firstName', ''],
      ['lastName', 'x'.repeat(101)],
      ['phoneNumber', '12'],
      ['revision', undefined],
    ] as const) {
      const answer = await save({ revision: 1, [field]: value });
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    }
    await save({ revision: 1 });
    const stale = await save({ revision: 1, firstName: 'Rose' });
    expect(stale).toMatchObject({ status: 409, error: { current: { firstName: 'Rosa', revision: 2 } } });
  });
});

describe('sessions', () => {
  it('are listed, the newest first, without those that have ended', async () => {
    cloud.clock.advance(1_000);
    const later = await sessionOf(cloud, acme, { id: session.userId, email: session.email, epoch: 1 });
    await sessionOf(cloud, acme, { id: session.userId, email: session.email, epoch: 0 });
    const { sessions } = await profile();
    expect(sessions.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      [later.publicId, false],
      [session.publicId, true],
    ]);
  });

  it("are ended one by one, but no other user's [1:43] [1:288]", async () => {
    const other = await sessionOf(cloud, acme, { id: session.userId, email: session.email, epoch: 1 });
    const stranger = await sessionFor(cloud, acme, 'Admin');
    const end = (id: string) => callApi('endSession', { id }, { session });
    for (const id of [stranger.publicId, 'none', other.cookie.split('.')[2] ?? '']) {
      expect((await end(id)).status).toBe(404);
    }
    expect(await end(other.publicId)).toMatchObject({ status: 200, body: 'Saved' });
    expect([await isSignedIn(other), await isSignedIn(session), await isSignedIn(stranger)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await end(session.publicId)).cookies).toContainEqual(
      expect.stringMatching(/^AuthCookie=; .*Max-Age=0$/),
    );
    expect(await isSignedIn(session)).toBe(false);
  });

  it('are ended all at once, including the current one [1:43] [1:288]', async () => {
    const other = await sessionOf(cloud, acme, { id: session.userId, email: session.email, epoch: 1 });
    const answer = await callApi('endAllSessions', {}, { session });
    expect(answer).toMatchObject({ status: 200, body: 'Saved' });
    expect(answer.cookies).toContainEqual(expect.stringMatching(/^AuthCookie=; .*Max-Age=0$/));
    expect([await isSignedIn(other), await isSignedIn(session)]).toEqual([false, false]);
  });
});

describe('changing the own password', () => {
  const next = 'quiet-mountain-lake';
  const change = (of: TestSession, input: Record<string, unknown> = {}) =>
    callApi(
      'changeOwnPassword',
      { oldPassword: testPassword, newPassword: next, confirmPassword: next, ...input },
      { session: of },
    );

  it('ends every other session and a pending sign-in, and continues here with another cookie, which lasts seven days again [1:210] [1:293] [1:43] [1:288]', async () => {
    const person = await addPerson(cloud, acme, 'Level4');
    const [here, elsewhere] = [await sessionOf(cloud, acme, person), await sessionOf(cloud, acme, person)];
    const attempt = await enterPassword(person.email);
    cloud.clock.advance(1_000);
    const answer = await change(here);
    expect(answer).toMatchObject({ status: 200, body: 'Saved' });
    const renewed = { cookie: cookieOf(answer, 'AuthCookie') };
    expect([await isSignedIn(renewed), await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([
      true,
      false,
      false,
    ]);
    const code = await callApi('requestCode', { userId: person.id }, { cookies: [attempt.cookie] });
    expect(code.status).toBe(401);
    await expect(enterPassword(person.email)).rejects.toThrow('401');
    await enterPassword(person.email, next);
    expect(answer.cookies).toContainEqual(expect.stringMatching(/^AuthCookie=acme\..*; Max-Age=604800$/));
    expect((await mailsTo(cloud, person.email))[0]?.subject).toBe('Acme Plumbing: your password was changed');
    cloud.clock.advance((7 * 24 - 1) * 60 * 60_000);
    await cloud.expire();
    expect(await isSignedIn(renewed)).toBe(true);
  });

  it('is rejected by field, and then nothing has changed [1:202] [1:285] [1:302] [2:135] [2:267]', async () => {
    const person = await addPerson(cloud, acme, 'Level4');
    const here = await sessionOf(cloud, acme, person);
    for (const [field, input] of [
      ['oldPassword', { oldPassword: 'not-this-one' }],
      ['newPassword', { newPassword: 'short', confirmPassword: 'short' }],
      ['newPassword', { newPassword: 'x'.repeat(21), confirmPassword: 'x'.repeat(21) }],
      ['newPassword', { newPassword: 'iloveyou', confirmPassword: 'iloveyou' }],
      ['newPassword', { newPassword: testPassword, confirmPassword: testPassword }],
      ['confirmPassword', { confirmPassword: 'another-one' }],
    ] as const) {
      const answer = await change(here, input);
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    }
    expect(await isSignedIn(here)).toBe(true);
    await enterPassword(person.email);
  });

  it('keeps the old password when the user pool fails, and no old session', async () => {
    const person = await addPerson(cloud, acme, 'Level4');
    const here = await sessionOf(cloud, acme, person);
    cloud.setFault(({ action }) =>
      action === 'cognito-idp:AdminSetUserPassword' ? 'unavailable' : undefined,
    );
    const answer = await change(here);
    cloud.setFault(undefined);
    expect(answer).toMatchObject({ status: 500, cookies: [] });
    expect(await isSignedIn(here)).toBe(false);
    await enterPassword(person.email);
  });
});
