import { messages } from '@galley/shared/messages';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi, cookieOf } from '../../support/api-caller';
import { invitedPassword, mailedCode } from '../../support/mails';
import { answered, observed } from '../../support/observed';
import { addPerson, otherCode, signIn, testPassword } from '../../support/sign-in';

/** The sign-in calls of document 1, with their paths and responses. */
const site = await startAcme({ runJobs: false });

it('password, code and session token follow each other [1:13] [1:55] [1:142] [1:144] [1:145] [1:210] [1:221] [1:222] [1:224] [1:225] [1:226] [1:229] [1:230] [1:293] [2:77] [2:54] [2:209] [2:31] [1:43] [1:202] [1:280] [1:288] [1:302] [2:135] [2:268]', async () => {
  const { email, id } = await addPerson(site.cloud, site.acme, 'Level4');
  for (const username of [email, 'zoe@away.example']) {
    const sent = { username, password: 'wrong-one-1' };
    const wrong = await observed('POST authentication/authenticate', sent);
    expect([wrong.status, wrong.error.message]).toEqual([401, 'The username or password is not right.']);
  }
  const first = await observed('POST authentication/authenticate', {
    username: ` ${email.toUpperCase()} `,
    password: testPassword,
  });
  expect([first.status, first.body]).toEqual([200, { userId: id }]);
  const asForm = await observed(
    'POST authentication/authenticate',
    {},
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username: email, password: testPassword }).toString(),
    },
  );
  expect([asForm.status, asForm.body]).toEqual([200, { userId: id }]);
  // Spaces arrive as + or %20, a plus sign as %2B.
  const spaced = await addPerson(site.cloud, site.acme, 'Level4', 'row+a 7th boat');
  for (const password of ['row%2Ba+7th+boat', 'row%2Ba%207th%20boat']) {
    const body = `username=${encodeURIComponent(spaced.email)}&password=${password}`;
    const sent = await observed(
      'POST authentication/authenticate',
      {},
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body },
    );
    expect([sent.status, sent.body], password).toEqual([200, { userId: spaced.id }]);
  }
  const attempt = { cookies: [cookieOf(first, 'SignInAttempt')] };
  const userId = id;
  expect(await answered('GET authentication/changePassword', { userId }, attempt)).toEqual({});
  // A user's number opens nothing: the cookie of that user's attempt does.
  for (const [who, options] of [
    [userId, {}],
    [userId + 1, attempt],
  ] as const) {
    const refused = await observed('GET authentication/changePassword', { userId: who }, options);
    expect([refused.status, refused.error.message]).toEqual([401, messages.signInAgain]);
  }
  const bypass = await observed(
    'GET authentication/IsIpAllowedBypass',
    { userId, ipAddress: 'made-up' },
    attempt,
  );
  expect(bypass.cookies.join()).not.toContain('AuthCookie=acme');
  const request = () => answered('GET authentication/twoFactor', { userId }, attempt);
  const others = { authenticator: false, recoveryCodes: false };
  expect(await request()).toEqual({ sentTo: `${email[0]}***@acme.example`, ...others });
  const before = await mailedCode(site.cloud, email);
  // A new code is mailed on request, and only that one is valid.
  await request();
  const code = await mailedCode(site.cloud, email);
  expect(Number(code)).toBeGreaterThanOrEqual(100_000);
  const respond = (given: string | number) =>
    observed('POST authentication/twoFactor', { userId, code: given }, attempt);
  for (const wrong of [before, otherCode(code)].filter((given) => given !== code)) {
    const refused = await respond(wrong);
    expect([refused.status, refused.error.message]).toEqual([400, 'The code is not right or has expired.']);
    expect(refused.cookies.join()).not.toContain('AuthCookie=acme');
  }
  for (const wrong of ['99999', '1000000']) {
    const refused = await respond(wrong);
    expect([refused.status, Object.keys(refused.error.fields ?? {})], wrong).toEqual([400, ['code']]);
  }
  const done = await respond(Number(code));
  expect([done.status, done.body]).toEqual([200, { sessionToken: expect.stringMatching(/^[\w-]{16}$/) }]);
  expect(done.cookies.join()).toMatch(/AuthCookie=acme\.[^;]+;.*Max-Age=604800(?![^;,])/);
  const session = { session: { cookie: cookieOf(done, 'AuthCookie') } };
  // The attempt is over, and its code with it.
  expect((await respond(code)).status).toBe(401);
  const { sessionToken } = done.body as { sessionToken: string };
  for (const input of [{}, { sessionToken, company: 'acme' }]) {
    expect(await answered('GET authentication/getUserBySessionToken', input, session)).toEqual({
      ...{ email, role: 'Level4', company: 'acme', isVendor: false },
    });
  }
  for (const [input, options] of [
    [{ sessionToken: `${sessionToken}x` }, session],
    [{ sessionToken }, {}],
  ] as const) {
    const nobody = await observed('GET authentication/getUserBySessionToken', input, options);
    expect(nobody.status, JSON.stringify(input)).toBe(401);
  }
  const nameOf = () => answered('GET Authentication/GetCompanyName', {}, session);
  expect(await nameOf()).toMatchObject({ companyName: 'Acme' });
  const words = { copyrightName: 'Acme', address: '1 Quay', telephone: '212 555 0100' };
  const CompanySettings = { ...words, companyName: 'Acme Boatworks' };
  await answered(
    'POST Admin/CreateCompanySettings',
    { CompanySettings, AdminVersionUpdateEmails: ['boss@acme.example'] },
    { session: site.admin },
  );
  expect(await nameOf()).toMatchObject({ companyName: 'Acme Boatworks' });
});

it('a password that must be changed is requested, and the second factor follows [1:54] [1:143] [1:145] [1:146] [1:202] [1:221] [1:222] [1:223] [1:302] [2:53] [2:135] [2:267] [2:31] [1:144] [1:226] [1:229] [1:280] [1:285]', async () => {
  const username = site.acme.adminEmail;
  const oldPassword = await invitedPassword(site.cloud, username);
  const first = await observed('POST authentication/authenticate', { username, password: oldPassword });
  expect([first.status, first.body]).toEqual([200, { userId: expect.any(Number) }]);
  const { userId } = first.body as { userId: number };
  const attempt = { cookies: [cookieOf(first, 'SignInAttempt')] };
  const needed = await observed('GET authentication/changePassword', { userId }, attempt);
  expect(needed.status).toBe(409);
  expect(needed.error).toMatchObject({ passwordChangeRequired: true, message: 'Choose a new password.' });
  // Our client asks once for the next step: the change, a code, or nothing in the company's own network.
  const next = (ip: string, cookies = attempt.cookies) =>
    callApi('continueSignIn', { userId }, { cookies, ip });
  expect((await next('203.0.113.7')).body).toMatchObject({ step: 'changePassword' });
  const newPassword = 'Rowing-boat-21';
  const change = { userId, oldPassword, newPassword };
  const same = { ...change, confirmPassword: newPassword };
  for (const [input, fields] of [
    [{ newPassword: 'short-7', confirmPassword: 'short-7' }, { newPassword: messages.passwordLength }],
    [
      { newPassword: 'x'.repeat(21), confirmPassword: 'x'.repeat(21) },
      { newPassword: messages.passwordLength },
    ],
    [{ confirmPassword: 'Rowing-boat-22' }, { confirmPassword: 'Passwords do not match' }],
    [{ confirmPassword: undefined }, { confirmPassword: 'Passwords do not match' }],
    [{ oldPassword: 'another-one-1' }, { oldPassword: 'The old password is not right.' }],
  ]) {
    const refused = await observed('POST authentication/changePassword', { ...same, ...input }, attempt);
    expect([refused.status, refused.error.fields]).toEqual([400, fields]);
  }
  const hasSignedIn = async () => {
    const people = await answered<{ id: number; hasSignedIn: boolean }[]>(
      'GET users/GetUsersByCompany',
      {},
      { session: site.admin },
    );
    return people.find(({ id }) => id === userId)?.hasSignedIn;
  };
  expect(await hasSignedIn()).toBe(false);
  const changed = await observed('POST authentication/changePassword', same, attempt);
  expect([changed.status, changed.body]).toEqual([200, {}]);
  expect(await hasSignedIn()).toBe(true);
  const none = await observed('GET authentication/changePassword', { userId }, attempt);
  expect(none.status).toBe(200);
  expect((await observed('POST authentication/changePassword', same, attempt)).status).toBe(409);
  for (const [password, status] of [
    [oldPassword, 401],
    [newPassword, 200],
  ] as const) {
    const tried = await observed('POST authentication/authenticate', { username, password });
    expect(tried.status, password).toBe(status);
  }
  const cookies = changed.cookies.length > 0 ? [cookieOf(changed, 'SignInAttempt')] : attempt.cookies;
  expect((await observed('GET authentication/twoFactor', { userId }, { cookies })).status).toBe(200);
  await site.cloud.stored.company.change(site.acme.scope, { set: { allowedRanges: ['198.51.100.0/24'] } });
  expect((await next('203.0.113.7', cookies)).body).toMatchObject({ step: 'code' });
  const allowed = await next('198.51.100.42', cookies);
  expect(allowed.body).toMatchObject({ step: 'signedIn' });
  const passed = { session: { cookie: cookieOf(allowed, 'AuthCookie') } };
  expect((await observed('GET authentication/getUserBySessionToken', {}, passed)).status).toBe(200);
  await site.cloud.stored.company.change(site.acme.scope, { set: { allowedRanges: [] } });
});

it('a forgotten password is requested by email and changed with the mailed code [1:56] [1:57] [1:147] [1:202] [1:227] [1:228] [1:302] [2:55] [2:56] [2:135] [2:267] [2:268] [2:31] [1:221] [1:229] [1:280] [1:285]', async () => {
  const { email } = await addPerson(site.cloud, site.acme);
  const session = { session: await signIn(site.cloud, email) };
  const whoAmI = () => observed('GET authentication/getUserBySessionToken', {}, session);
  const asked = await answered('POST authentication/ForgotPasswordRequest', { username: email });
  expect(asked).toEqual({ email: `${email[0]}***@acme.example` });
  // The same response for an unknown email address.
  expect(
    await answered('POST authentication/ForgotPasswordRequest', { username: 'zoe@away.example' }),
  ).toEqual({ email: 'z***@away.example' });
  const code = await mailedCode(site.cloud, email);
  // The shortest password.
  const newPassword = 'Boats-26';
  const passwords = { newPassword, confirmPassword: newPassword };
  const malformed = { username: email, ...passwords };
  for (const code of ['99999', '1000000', '12345x']) {
    const refused = await observed('POST authentication/ForgotPasswordChange', { ...malformed, code });
    expect([refused.status, refused.error.fields?.code], code).toEqual([
      ...[400, expect.stringContaining('must be 6 digits')],
    ]);
  }
  for (const newPassword of ['seven-7', 'x'.repeat(21), 'password123']) {
    const wrong = { ...malformed, code, newPassword, confirmPassword: newPassword };
    expect((await observed('POST authentication/ForgotPasswordChange', wrong)).error.fields).toMatchObject({
      newPassword: expect.stringContaining('8 to 20'),
    });
  }
  const right = { ...malformed, code };
  const change = (input: object) => observed('POST authentication/ForgotPasswordChange', input);
  expect((await change({ ...right, code: otherCode(code) })).error.fields).toHaveProperty('code');
  for (const confirmPassword of ['Boats-27', undefined]) {
    expect((await change({ ...right, confirmPassword })).error.fields).toEqual({
      confirmPassword: 'Passwords do not match',
    });
  }
  expect((await whoAmI()).status).toBe(200);
  const done = await change({ ...right, code: Number(code) });
  // It opens no session: the user returns to the sign-in.
  expect([done.status, done.body, done.cookies.join()]).toEqual([
    ...[200, {}, expect.not.stringContaining('AuthCookie=acme')],
  ]);
  expect([(await whoAmI()).status, (await change(right)).status]).toEqual([401, 400]);
  for (const [password, status] of [
    [testPassword, 401],
    [newPassword, 200],
  ] as const) {
    const again = await observed('POST authentication/authenticate', { username: email, password });
    expect(again.status, password).toBe(status);
  }
});

it('a company without a provider has no client configuration [1:232] [2:241]', async () => {
  const none = await observed('GET authentication/clientConfiguration', { company: 'acme' });
  expect([none.status, none.error.message]).toEqual([404, messages.signOnOff]);
});
