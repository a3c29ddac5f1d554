import { messages } from '@galley/shared/messages';
import { describe, expect, it } from 'vitest';
import { callApi, cookieOf } from '../../support/api-caller';
import { addPerson, codeFor, enterPassword, respondWith } from '../../support/sign-in';
import {
  acme,
  attemptWith,
  bypass,
  cloud,
  person,
  pool,
  redeem,
  setSignOn,
  signOnOf,
  startSignOn,
} from '../../support/single-sign-on';
import { vouchedFor } from '../../support/token-issuer';

startSignOn();

describe("a token of the company's provider [1:232] [2:241]", () => {
  it('replaces the password; the mailed code still opens the session [1:145] [1:225] [1:226]', async () => {
    const attempt = await attemptWith(await pool.token(vouchedFor('acme-accounts', person.email)));
    expect(attempt.userId).toBe(person.id);
    expect((await bypass(attempt)).status).toBe(403);
    const answer = await respondWith(attempt, await codeFor(cloud, person.email, attempt));
    expect(answer.status).toBe(200);
    const session = { cookie: cookieOf(answer, 'AuthCookie') };
    const who = await callApi('getSignedInUser', {}, { session });
    expect(who.body).toMatchObject({ email: person.email, company: 'acme' });
  });

  it('is accepted in any case of its email address and of the name that Cognito gives', async () => {
    const claims = vouchedFor('acme-accounts', person.email.toUpperCase());
    claims['cognito:username'] = String(claims['cognito:username']).toUpperCase();
    await attemptWith(await pool.token(claims));
  });

  it('skips the second factor where the vendor trusts that provider, and only as long as it does [1:144] [1:226]', async () => {
    const trusted = { ...signOnOf('acme-accounts', 'acme.example'), isTrusted: true };
    await setSignOn(acme, trusted);
    const [first, second] = [
      await attemptWith(await pool.token(vouchedFor('acme-accounts', person.email))),
      await attemptWith(await pool.token(vouchedFor('acme-accounts', person.email))),
    ];
    const opened = await bypass(first);
    expect(opened.status).toBe(200);
    expect(cookieOf(opened, 'AuthCookie')).toContain('acme.');
    await setSignOn(acme, { ...trusted, isTrusted: false });
    expect((await bypass(second)).status).toBe(403);
    await setSignOn(acme, { ...trusted, provider: 'other-accounts' });
    expect((await bypass(second)).status).toBe(403);
  });

  it('requires no change of an invitation’s password, which becomes invalid [1:143]', async () => {
    const invited = await addPerson(cloud, acme, 'Level4', 'invited-once-1');
    await cloud.stored.user.change(acme.scope, invited.id, { set: { mustChangePassword: true } });
    const attempt = await attemptWith(await pool.token(vouchedFor('acme-accounts', invited.email)));
    const answer = await respondWith(attempt, await codeFor(cloud, invited.email, attempt));
    expect(answer.status).toBe(200);
    await expect(enterPassword(invited.email, 'invited-once-1')).rejects.toThrow('401');
  });

  it('does not let a password’s attempt skip the second factor [1:144] [1:226]', async () => {
    await setSignOn(acme, { ...signOnOf('acme-accounts', 'acme.example'), isTrusted: true });
    expect((await bypass(await enterPassword(person.email))).status).toBe(403);
  });
});

describe("the user pool's own accounts, where a company signs in with them", () => {
  it('always need the second factor, even where the record says trusted [1:144] [1:225] [1:226] [1:232] [2:241]', async () => {
    await setSignOn(acme, { ...signOnOf('COGNITO', 'acme.example'), isTrusted: true });
    const attempt = await attemptWith(await pool.token({ email: person.email }));
    expect((await bypass(attempt)).status).toBe(403);
    const answer = await respondWith(attempt, await codeFor(cloud, person.email, attempt));
    expect(answer.status).toBe(200);
  });

  it('must change a temporary password first [1:143] [1:222] [1:232] [2:241]', async () => {
    await setSignOn(acme, signOnOf('COGNITO', 'acme.example'));
    const invited = await addPerson(cloud, acme, 'Level4');
    await cloud.stored.user.change(acme.scope, invited.id, { set: { mustChangePassword: true } });
    const attempt = await attemptWith(await pool.token({ email: invited.email }));
    const due = await callApi('getPasswordChange', { userId: invited.id }, { cookies: [attempt.cookie] });
    expect(due.error.passwordChangeRequired).toBe(true);
  });
});

describe('users who are locked, and networks with too many attempts', () => {
  it('get a message that says so, and no attempt [1:232] [2:76] [2:241] [1:280]', async () => {
    const locked = await addPerson(cloud, acme, 'Level4');
    await cloud.stored.user.change(acme.scope, locked.id, { set: { isLockedOut: true } });
    const answer = await redeem(await pool.token(vouchedFor('acme-accounts', locked.email)));
    expect(answer.status).toBe(403);
    expect(answer.error.message).toContain('locked');
  });

  it.each([
    ['sign-on', 200, 'signInWithProvider', { id_token: 'a.b.c', nonce: 'n' }],
    ['client-configuration', 600, 'getClientConfiguration', { company: 'acme' }],
  ] as const)(
    'hear 429 after too many of %s in a quarter of an hour [1:232] [1:280] [2:241]',
    async (what, tries, name, input) => {
      const now = new Date();
      const until = new Date(now.getTime() + 60_000).toISOString();
      const subject = `${what}:203.0.113.0/24`;
      await cloud.stored.rate.put(subject, { tries, until, lastAt: now.toISOString(), ttl: 0 });
      const refused = await callApi(name, input, { ip: '203.0.113.9' });
      const message = 'Too many sign-ins from your network. Try again in 15 minutes.';
      expect(refused).toMatchObject({ status: 429, error: { message } });
      expect((await callApi(name, input, { ip: '203.0.114.9' })).status).not.toBe(429);
      await cloud.stored.rate.delete(subject);
    },
  );
});

describe('the client configuration [1:232] [2:241]', () => {
  it("is returned by company and by email domain, and names the provider's URLs [1:59] [1:232] [2:241] [2:45]", async () => {
    const answer = await callApi('getClientConfiguration', { company: 'acme' });
    expect(answer.body).toEqual({
      authority: pool.issuer,
      client_id: process.env.SIGN_ON_CLIENT_ID,
      redirect_uri: 'https://admin.galley.example/authentication/login-callback',
      post_logout_redirect_uri: 'https://admin.galley.example/authentication/logout-callback',
      response_type: 'code',
      scope: 'openid email',
      profileUrl: '/profile',
      registerUrl: '',
      company: 'acme',
      identity_provider: 'acme-accounts',
    });
  });

  it.each([{}, { company: 'nobody' }, { domain: 'nobody.example' }])('is 404 for %j', async (input) => {
    const answer = await callApi('getClientConfiguration', input);
    expect([answer.status, answer.error.message]).toEqual([404, messages.signOnOff]);
  });

  it('is 404 where the company has no provider', async () => {
    const record = await cloud.stored.company.get(acme.scope);
    expect(record?.signOn).toBeDefined();
    await cloud.stored.company.change(acme.scope, { remove: ['signOn'] });
    expect((await callApi('findSignOn', { company: 'acme' })).body).toEqual({ company: null });
    expect((await callApi('getClientConfiguration', { company: 'acme' })).status).toBe(404);
  });

  it('rejects anything but a domain by its field', async () => {
    const answer = await callApi('getClientConfiguration', { domain: 'anna@acme.example' });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toHaveProperty('domain');
  });
});
