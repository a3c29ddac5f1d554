import { screen } from '@testing-library/react';
import { UserManager } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOnMemory } from '../../../lib/sign-on-memory';
import { renderScreen } from '../../../test-support/render-screen';
import { signOnConfiguration } from '../../../test-support/sign-on-configuration';
import { AuthenticationScreens } from './authentication-screens';
import { leaveForProvider, returnFromProvider } from './sign-on-client';

/** The return from the provider, with the library's own format of its state in the browser. */
const { authority } = signOnConfiguration;
const pages = 'https://pages.example';
const api = '/api/authentication';
const metadata = {
  issuer: authority,
  authorization_endpoint: `${pages}/oauth2/authorize`,
  token_endpoint: `${pages}/oauth2/token`,
  revocation_endpoint: `${pages}/oauth2/revoke`,
};
const encoded = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');
const tokenWith = (nonce: string) =>
  `${encoded({ alg: 'RS256' })}.${encoded({ sub: 'anna', nonce })}.signature`;

let asked: { url: string; body: string }[];

function serve(idToken: string, signIn: { status: number; body: unknown }) {
  asked = [];
  const answers: Record<string, { status?: number; body: unknown }> = {
    [`${api}/clientConfiguration?company=acme`]: { body: signOnConfiguration },
    [`${authority}/.well-known/openid-configuration`]: { body: metadata },
    [metadata.token_endpoint]: {
      body: {
        id_token: idToken,
        access_token: 'access',
        refresh_token: 'refresh',
        token_type: 'Bearer',
        expires_in: 300,
      },
    },
    [`${api}/ssoSignIn`]: signIn,
    [metadata.revocation_endpoint]: { body: {} },
  };
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit = {}) => {
    asked.push({ url: String(url), body: String(init.body ?? '') });
    const { status = 200, body } = answers[String(url)] ?? { status: 404, body: {} };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(body), { status, headers });
  });
}

beforeEach(() => {
  signOnMemory.remember('acme');
  window.history.replaceState(null, '', '/authentication/login-callback?code=the-code&state=begun-here');
  const waiting = {
    id: 'begun-here',
    data: { nonce: 'kept-here', returnPath: '/UserManagement' },
    created: Math.floor(Date.now() / 1000),
    request_type: 'si:r',
    code_verifier: 'the-verifier',
    authority,
    client_id: 'client',
    redirect_uri: signOnConfiguration.redirect_uri,
    scope: signOnConfiguration.scope,
    nonce: 'hash-of-it',
  };
  window.sessionStorage.setItem('galley.oidc.begun-here', JSON.stringify(waiting));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  signOnMemory.forget();
});

it('leaves by a redirect and never by a popup, and renews silently [1:59] [1:232] [2:241] [2:272]', async () => {
  serve(tokenWith('hash-of-it'), { status: 200, body: { userId: 12 } });
  const redirect = vi.spyOn(UserManager.prototype, 'signinRedirect').mockResolvedValue();
  const popup = vi.spyOn(UserManager.prototype, 'signinPopup');
  await leaveForProvider({ company: 'acme' }, '/UserManagement');
  expect(asked.map(({ url }) => url)).toEqual([`${api}/clientConfiguration?company=acme`]);
  const { redirect_uri, client_id } = signOnConfiguration;
  const client = redirect.mock.contexts[0] as UserManager;
  expect(client.settings).toMatchObject({
    ...{ authority, client_id, redirect_uri, response_type: 'code', automaticSilentRenew: true },
  });
  expect(redirect.mock.calls[0]?.[0]).toMatchObject({ state: { returnPath: '/UserManagement' } });
  expect(popup).not.toHaveBeenCalled();
});

it('passes the token with the secret of its nonce to the server, then drops all tokens [1:59] [1:232] [2:44] [2:241]', async () => {
  serve(tokenWith('hash-of-it'), { status: 200, body: { userId: 12 } });
  expect(await returnFromProvider()).toEqual({ userId: 12, returnPath: '/UserManagement' });
  expect(asked.map(({ url }) => url)).toEqual([
    `${api}/clientConfiguration?company=acme`,
    `${authority}/.well-known/openid-configuration`,
    metadata.token_endpoint,
    `${api}/ssoSignIn`,
    metadata.revocation_endpoint,
  ]);
  expect(new URLSearchParams(asked[2]?.body).get('code_verifier')).toBe('the-verifier');
  expect(JSON.parse(asked[3]?.body ?? '')).toEqual({ id_token: tokenWith('hash-of-it'), nonce: 'kept-here' });
  expect(new URLSearchParams(asked[4]?.body).get('token')).toBe('refresh');
  const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
  expect(kept).not.toMatch(/signature|refresh|access|the-verifier|kept-here/);
});

it('also drops the tokens where the server rejects them, and shows its message [1:59] [1:232] [1:287] [2:241] [2:257] [2:253]', async () => {
  const message = 'This account may not sign in here. Ask an administrator of your company.';
  serve(tokenWith('hash-of-it'), { status: 403, body: { message } });
  await expect(returnFromProvider()).rejects.toThrow(message);
  expect(asked.at(-1)?.url).toBe(metadata.revocation_endpoint);
});

it.each([
  [403, 'This account may not sign in here. Ask an administrator of your company.'],
  [503, 'The sign-in service could not be reached. Try again in a minute.'],
])(
  'says why the server answered %i on the login-failed screen: %s [1:59] [1:287] [2:44] [2:257]',
  async (status, message) => {
    serve(tokenWith('hash-of-it'), { status, body: { message: status === 503 ? 'Busy' : message } });
    const route = { pattern: '/authentication/*', path: '/authentication/login-callback' };
    const { currentPath } = renderScreen(<AuthenticationScreens />, { route });
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(currentPath()).toBe('/authentication/login-failed');
  },
);

it('passes on no token with another nonce than the requested one [1:59] [1:232] [1:287] [2:241] [2:258] [2:253]', async () => {
  serve(tokenWith('of-somebody-else'), { status: 200, body: { userId: 12 } });
  await expect(returnFromProvider()).rejects.toThrow('There was an error signing in.');
  expect(asked.some(({ url }) => url.endsWith('ssoSignIn'))).toBe(false);
});

it('runs once [1:287] [2:258]', async () => {
  serve(tokenWith('hash-of-it'), { status: 200, body: { userId: 12 } });
  await returnFromProvider();
  await expect(returnFromProvider()).rejects.toThrow('There was an error signing in.');
  expect(asked.filter(({ url }) => url.endsWith('ssoSignIn'))).toHaveLength(1);
});
