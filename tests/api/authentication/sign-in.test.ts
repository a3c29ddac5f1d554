import type { UserRecord } from '@galley/functions/core/entities/user';
import { setPassword } from '@galley/functions/core/users/user-pool';
import { roles } from '@galley/shared/permissions';
import { describe, expect, it } from 'vitest';
import { callApi, cookieOf } from '../../support/api-caller';
import { makeCompany } from '../../support/companies';
import { invitedPassword, mailedCode } from '../../support/mails';
import { openCloud } from '../../support/open-cloud';
import { addProtectedPerson } from '../../support/second-factor';
import { addPerson, codeFor, enterPassword, respondWith, signIn, testPassword } from '../../support/sign-in';

const cloud = await openCloud();
const acme = await makeCompany('acme', { name: 'Acme Plumbing' });

describe('a sign-in', () => {
  it('goes from the password through the mailed code to a session [1:55] [1:142] [1:145] [1:221] [1:224] [1:225] [2:54] [1:13] [1:210] [1:222] [1:229] [1:293] [2:77]', async () => {
    const person = await addPerson(cloud, acme);
    const first = await callApi('authenticate', {
      username: person.email.toUpperCase(),
      password: 'harbour-lantern-7',
    });
    expect(first).toMatchObject({ status: 200, body: { userId: person.id } });
    expect(first.cookies).toEqual([
      expect.stringMatching(
        /^SignInAttempt=acme\.\d+\.[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\/api\/authentication; Max-Age=900$/,
      ),
    ]);
    const attempt = { userId: person.id, cookie: cookieOf(first, 'SignInAttempt') };
    const check = { userId: person.id };
    const options = { cookies: [attempt.cookie] };
    expect(await callApi('getPasswordChange', check, options)).toMatchObject({ status: 200, body: {} });
    const sent = await callApi('requestCode', check, options);
    expect(sent.body).toEqual({ sentTo: 'a***@acme.example', authenticator: false, recoveryCodes: false });
    const code = await mailedCode(cloud, person.email);
    const answer = await respondWith(attempt, code, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
    });
    expect(answer.status).toBe(200);
    expect(answer.cookies[0]).toMatch(
      /^AuthCookie=acme\.\d+\.[\w-]{43}; HttpOnly; Secure; SameSite=Strict; Path=\/; Max-Age=604800$/,
    );
    expect(answer.cookies[1]).toMatch(/^SignInAttempt=; .*Max-Age=0$/);
    const session = { cookie: cookieOf(answer, 'AuthCookie') };
    const signedIn = await callApi(
      'getSignedInUser',
      { sessionToken: answer.body.sessionToken },
      { session },
    );
    expect(signedIn.body).toEqual({ email: person.email, role: 'Admin', company: 'acme', isVendor: false });
    const { body: profile } = await callApi('getProfile', {}, { session });
    expect(profile.sessions).toMatchObject([{ address: '203.0.113.7', browser: 'Firefox on Linux' }]);
  });

  it('takes an invited user through the forced change of the temporary password [1:143] [1:146] [1:221] [1:222] [1:223] [1:224] [1:225]', async () => {
    const temporary = await invitedPassword(cloud, acme.adminEmail);
    const attempt = await enterPassword(acme.adminEmail, temporary);
    const options = { cookies: [attempt.cookie] };
    const check = { userId: attempt.userId };
    const due = await callApi('getPasswordChange', check, options);
    expect(due.status).toBe(409);
    expect(due.error.passwordChangeRequired).toBe(true);
    expect((await callApi('continueSignIn', check, options)).body).toMatchObject({ step: 'changePassword' });
    expect((await callApi('requestCode', check, options)).status).toBe(409);
    const change = {
      ...check,
      oldPassword: temporary,
      newPassword: 'river-of-stones',
      confirmPassword: 'river-of-stones',
    };
    expect(await callApi('changePassword', change, options)).toMatchObject({ status: 200, body: {} });
    expect((await callApi('getPasswordChange', check, options)).status).toBe(200);
    const answer = await respondWith(attempt, await codeFor(cloud, acme.adminEmail, attempt));
    expect(answer.status).toBe(200);
    await expect(enterPassword(acme.adminEmail, temporary)).rejects.toThrow('401');
    await signIn(cloud, acme.adminEmail, 'river-of-stones');
  });

  it('is put off for a minute while the user pool takes no more [1:142] [1:221] [1:280]', async () => {
    const { email } = await addPerson(cloud, acme);
    cloud.setFault(({ service }) => (service === 'cognito-idp' ? 'throttle' : undefined));
    const answer = await callApi('authenticate', { username: email, password: testPassword });
    cloud.setFault(undefined);
    expect(answer).toMatchObject({
      status: 429,
      error: { message: 'Too many people are signing in at this moment. Try again in a minute.' },
    });
  });
});

describe('the right password', () => {
  const people: [who: string, make: () => Promise<UserRecord>][] = [
    ...roles.map((role): [string, () => Promise<UserRecord>] => [
      `a user of the role ${role}`,
      () => addPerson(cloud, acme, role),
    ]),
    [
      'a user whose password must be changed',
      async () => {
        const person = await addPerson(cloud, acme);
        await setPassword(person.email, testPassword, true);
        return person;
      },
    ],
    ['a user with an authenticator app', async () => (await addProtectedPerson(cloud, acme)).person],
    [
      'a user who was wrong four times before',
      async () => {
        const person = await addPerson(cloud, acme);
        for (const password of ['a wrong one', 'another', 'a third', 'a fourth']) {
          await expect(enterPassword(person.email, password)).rejects.toThrow('401');
        }
        return person;
      },
    ],
    [
      'a user of a suspended company, who may still read',
      async () => {
        const company = await makeCompany('globex');
        await cloud.stored.company.change(company.scope, { set: { isSuspended: true } });
        return addPerson(cloud, company);
      },
    ],
  ];

  it.each(people)('is answered with the id of %s [1:221]', async (_who, make) => {
    const { id, email } = await make();
    const answer = await callApi('authenticate', { username: email, password: testPassword });
    expect([answer.status, answer.body]).toEqual([200, { userId: id }]);
  });

  it('is answered with a message where an Admin has locked the account [1:221] [1:142] [1:280] [2:76]', async () => {
    const { pk, sk, email } = await addPerson(cloud, acme);
    await cloud.table.commit([{ update: { pk, sk }, set: { isLockedOut: true } }]);
    const { status, error, cookies } = await callApi('authenticate', {
      username: email,
      password: testPassword,
    });
    expect([status, error.message, cookies]).toEqual([
      ...[403, 'This account is locked. Ask an administrator of your company to unlock it.', []],
    ]);
  });

  it('names what is missing, and so does a forgotten-password request [1:53] [1:56] [1:221] [1:227] [1:280] [2:52] [2:55]', async () => {
    const username = 'anna@acme.example';
    for (const [name, input, field, message] of [
      ['authenticate', { password: testPassword }, 'username', 'Username is required.'],
      ['authenticate', { username }, 'password', 'Password is required.'],
      ['authenticate', { username, password: '' }, 'password', 'Password is required.'],
      ['requestPasswordReset', { username: ' ' }, 'username', 'Username is required.'],
    ] as const) {
      const answer = await callApi(name, input);
      expect(answer).toMatchObject({
        status: 400,
        error: { message, fields: { [field]: message } },
        cookies: [],
      });
    }
  });
});
