import { companyEntity } from '@galley/functions/core/entities/company';
import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { callApi, cookieOf } from '../../support/api-caller';
import { invitedPassword, mailedCode } from '../../support/mails';
import { answered, observed } from '../../support/observed';
import { addPerson, testPassword } from '../../support/sign-in';

/** The sign-in calls of document 1, by the paths and answers that it gives them. */
const site = await startAcme({ runJobs: false });

it('password, code and session token follow each other [1:13] [1:144] [1:210] [1:221] [1:222] [1:224] [1:225] [1:226] [1:229] [1:230] [1:293] [2:77]', async () => {
  const { email, id } = await addPerson(site.cloud, site.acme, 'Level4');
  const wrong = await observed('POST authentication/authenticate', {
    username: email,
    password: 'wrong-one-1',
  });
  expect(wrong.status).toBe(401);
  expect(wrong.refusal.message).toEqual(expect.any(String));
  const first = await observed('POST authentication/authenticate', {
    username: email,
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
  const attempt = { cookies: [cookieOf(first, 'SignInAttempt')] };
  const userId = id;
  expect((await observed('GET authentication/changePassword', { userId }, attempt)).status).toBe(200);
  const bypass = await observed(
    'GET authentication/IsIpAllowedBypass',
    { userId, ipAddress: 'made-up' },
    attempt,
  );
  expect(bypass.cookies.join()).not.toContain('AuthCookie=acme');
  expect(await answered('GET authentication/twoFactor', { userId }, attempt)).toMatchObject({
    sentTo: expect.stringContaining('@acme.example'),
  });
  const code = await mailedCode(site.cloud, email);
  expect(Number(code)).toBeGreaterThanOrEqual(100_000);
  const done = await observed('POST authentication/twoFactor', { userId, code }, attempt);
  expect(done.body).toEqual({ sessionToken: expect.any(String) });
  expect(done.cookies.join()).toMatch(/AuthCookie=acme\.[^;]+;.*Max-Age=604800/);
  const session = { session: { cookie: cookieOf(done, 'AuthCookie') } };
  expect(await answered('GET authentication/getUserBySessionToken', {}, session)).toMatchObject({
    email,
    role: 'Level4',
    company: 'acme',
  });
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

it('a password that must be changed is asked for, and the second factor follows [1:143] [1:146] [1:222] [1:223]', async () => {
  const username = site.acme.adminEmail;
  const oldPassword = await invitedPassword(site.cloud, username);
  const first = await observed('POST authentication/authenticate', { username, password: oldPassword });
  const { userId } = first.body as { userId: number };
  const attempt = { cookies: [cookieOf(first, 'SignInAttempt')] };
  const needed = await observed('GET authentication/changePassword', { userId }, attempt);
  expect(needed.status).toBe(409);
  expect(needed.refusal).toMatchObject({ passwordChangeRequired: true });
  const newPassword = 'Rowing-boat-21';
  const change = { userId, oldPassword, newPassword };
  for (const [password, status] of [
    ['short-7', 400],
    ['x'.repeat(21), 400],
  ] as const) {
    const input = { ...change, newPassword: password, confirmPassword: password };
    expect((await observed('POST authentication/changePassword', input, attempt)).status, password).toBe(
      status,
    );
  }
  const changed = await observed(
    'POST authentication/changePassword',
    { ...change, confirmPassword: newPassword },
    attempt,
  );
  expect(changed.status).toBe(200);
  for (const [password, status] of [
    [oldPassword, 401],
    [newPassword, 200],
  ] as const) {
    const tried = await observed('POST authentication/authenticate', { username, password });
    expect(tried.status, password).toBe(status);
  }
  const cookies = changed.cookies.length > 0 ? [cookieOf(changed, 'SignInAttempt')] : attempt.cookies;
  expect((await observed('GET authentication/twoFactor', { userId }, { cookies })).status).toBe(200);
  // Our own client asks once for what comes next: a code, or nothing from the company's own network.
  const next = (ip: string) => callApi('continueSignIn', { userId }, { cookies, ip });
  await site.cloud.table.commit([
    { update: companyEntity.key(site.acme.scope), set: { allowedRanges: ['198.51.100.0/24'] } },
  ]);
  expect((await next('203.0.113.7')).body).toMatchObject({ step: 'code' });
  expect((await next('198.51.100.42')).body).toMatchObject({ step: 'signedIn' });
  await site.cloud.table.commit([{ update: companyEntity.key(site.acme.scope), set: { allowedRanges: [] } }]);
});

it('a forgotten password is asked for by email and changed with the mailed code [1:147] [1:202] [1:227] [1:228] [1:302]', async () => {
  const { email } = await addPerson(site.cloud, site.acme);
  const asked = await answered('POST authentication/ForgotPasswordRequest', { username: email });
  expect(asked).toEqual({ email: expect.stringMatching(/^\S\*+@acme\.example$/) });
  const code = await mailedCode(site.cloud, email);
  const passwords = { newPassword: 'Rowing-boat-21', confirmPassword: 'Rowing-boat-21' };
  const malformed = { username: email, code: '99999', ...passwords };
  const refused = await observed('POST authentication/ForgotPasswordChange', malformed);
  expect(refused.status).toBe(400);
  expect(refused.refusal.fields?.code).toContain('must be 6 digits');
  for (const newPassword of ['seven-7', 'x'.repeat(21)]) {
    const wrong = { ...malformed, code, newPassword, confirmPassword: newPassword };
    expect((await observed('POST authentication/ForgotPasswordChange', wrong)).refusal.fields).toMatchObject({
      newPassword: expect.stringContaining('8 to 20'),
    });
  }
  expect((await observed('POST authentication/ForgotPasswordChange', { ...malformed, code })).status).toBe(
    200,
  );
  const again = await observed('POST authentication/authenticate', {
    username: email,
    password: 'Rowing-boat-21',
  });
  expect(again.status).toBe(200);
});

it('a company without a provider has no client configuration [1:232] [2:241]', async () => {
  const none = await observed('GET authentication/clientConfiguration', { company: 'acme' });
  expect(none.status).toBe(404);
});
