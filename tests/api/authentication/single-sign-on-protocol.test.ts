import type { UserRecord } from '@galley/functions/core/entities/user';
import { messages } from '@galley/shared/messages';
import { InMemoryWebStorage, OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, cookieOf } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestSession } from '../../support/companies';
import {
  type CompanyAccount,
  type CompanyProvider,
  startCompanyProvider,
} from '../../support/company-provider';
import { LightBrowser } from '../../support/light-browser';
import { addPerson, codeFor, respondWith, testPassword } from '../../support/sign-in';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';
import { hashOfNonce } from '../../support/token-issuer';

/**
 * The whole protocol over HTTP, with the library that the admin uses, the user pool's pages, and a company's provider
 * in a separate program.
 */
const home = 'https://admin.galley.example/';
const nonce = 'a-secret-that-stays-in-the-browser';
const accounts: Record<string, CompanyAccount> = {};
const password = 'at-work-since-1987';

let cloud: TestCloud;
let provider: CompanyProvider;
let vendor: TestSession;
let person: UserRecord;
let poolOrigin: string;

beforeAll(async () => {
  provider = await startCompanyProvider(accounts);
  const { issuer, client } = provider;
  cloud = await startTestCloud({
    providers: [
      {
        name: 'acme-accounts',
        issuer,
        ...client,
        scopes: 'openid email',
        attributeMapping: { email: 'email', email_verified: 'email_verified' },
      },
    ],
  });
  poolOrigin = new URL(process.env.SIGN_ON_ISSUER ?? '').origin;
  provider.serve(`${poolOrigin}/hosted/tests/oauth2/idpresponse`);
  const globex = await makeCompany('globex');
  const acme = await makeCompany('acme');
  const tracsoft = await makeCompany('tracsoft', { isVendor: true });
  vendor = await sessionFor(cloud, tracsoft, 'Admin');
  person = await addPerson(cloud, acme);
  const other = await addPerson(cloud, globex);
  accounts.anna = { password, email: person.email, isVerified: true };
  accounts.mallory = { password, email: other.email, isVerified: true };
  accounts.unverified = { password, email: person.email, isVerified: false };
  await useProvider('acme-accounts');
  await useProvider('globex-accounts', true, 'globex');
});
afterAll(async () => {
  await cloud.stop();
  await provider.stop();
});

/** Configures the provider as the vendor does. */
async function useProvider(provider: string, isTrusted = false, company = 'acme'): Promise<void> {
  const { body } = await callApi('getSingleSignOn', { company }, { session: vendor });
  const answer = await callApi(
    'updateSingleSignOn',
    { company, provider, emailDomains: [`${company}.example`], isTrusted, revision: body.revision },
    { session: vendor },
  );
  expect(answer.status, answer.error.message).toBe(200);
}

/** The admin's own steps, to the provider and back. */
async function signOn(form: Record<string, string>, browser = new LightBrowser()) {
  const { body } = await callApi('getClientConfiguration', { domain: 'acme.example' });
  const { identity_provider, authority, client_id, redirect_uri, scope } = body;
  const client = new OidcClient({
    authority,
    client_id,
    redirect_uri,
    scope,
    extraQueryParams: { identity_provider },
    stateStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
  });
  const request = await client.createSigninRequest({ nonce: hashOfNonce(nonce) });
  const end = await browser.open(request.url, home, form);
  return {
    client,
    end,
    redeem: async () => (await client.processSigninResponse(end.url)).id_token ?? '',
  };
}

const redeemAtServer = (id_token: string) => callApi('signInWithProvider', { id_token, nonce });

describe("signing in with a company's own provider", () => {
  it('leads from the email domain through provider and code to a session [1:59] [1:232] [2:241] [1:225]', async () => {
    const { end, redeem } = await signOn({ username: 'anna', password });
    expect(end.url).toContain('/authentication/login-callback?code=');
    const answer = await redeemAtServer(await redeem());
    expect(answer.status, answer.error.message).toBe(200);
    const attempt = { userId: answer.body.userId, cookie: cookieOf(answer, 'SignInAttempt') };
    const opened = await respondWith(attempt, await codeFor(cloud, person.email, attempt));
    const session = { cookie: cookieOf(opened, 'AuthCookie') };
    expect((await callApi('getSignedInUser', {}, { session })).body.email).toBe(person.email);
  });

  it('skips the second factor where the provider is trusted [1:59] [2:241] [1:144] [1:226] [1:232]', async () => {
    await useProvider('acme-accounts', true);
    const { redeem } = await signOn({ username: 'anna', password });
    const answer = await redeemAtServer(await redeem());
    const cookies = [cookieOf(answer, 'SignInAttempt')];
    const opened = await callApi('bypassByAddress', { userId: answer.body.userId }, { cookies });
    expect(cookieOf(opened, 'AuthCookie')).toBeTruthy();
    await useProvider('acme-accounts');
  });

  it('asks for nothing twice, and the code is valid once [1:232] [2:241]', async () => {
    const browser = new LightBrowser();
    const first = await signOn({ username: 'anna', password }, browser);
    await first.redeem();
    const again = await signOn({}, browser);
    expect(again.end.url).toContain('code=');
    const token = await again.redeem();
    expect((await redeemAtServer(token)).status).toBe(200);
    expect((await redeemAtServer(token)).status).toBe(401);
  });

  it('stops at the provider where the password is wrong', async () => {
    const { end } = await signOn({ username: 'anna', password: 'guessed' });
    expect(end.status).toBe(401);
    expect(end.url.startsWith(provider.issuer)).toBe(true);
  });

  it.each(['mallory', 'unverified'])(
    'is rejected where the provider vouches for %s: not its company’s domain, or not verified [1:59] [1:232] [2:241] [1:280]',
    async (username) => {
      const { redeem } = await signOn({ username, password });
      const answer = await redeemAtServer(await redeem());
      expect([answer.status, answer.error.message]).toEqual([403, messages.signOnRefused]);
    },
  );

  it('is rejected for a password account of the user pool, even with the right password [1:59] [2:241] [1:226] [1:232]', async () => {
    await useProvider('COGNITO');
    const { redeem } = await signOn({ username: person.email, password: testPassword });
    const token = await redeem();
    await useProvider('acme-accounts');
    expect((await redeemAtServer(token)).status).toBe(403);
    await useProvider('COGNITO');
    const answer = await redeemAtServer(token);
    expect(answer.status).toBe(200);
    const cookies = [cookieOf(answer, 'SignInAttempt')];
    expect((await callApi('bypassByAddress', { userId: answer.body.userId }, { cookies })).status).toBe(403);
    await useProvider('acme-accounts');
  });
});
