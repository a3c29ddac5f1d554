import { createHash } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, startTestPool, UserPoolId } from '../testing/test-pool';

/** Tests what Cognito's sign-in pages and token endpoint enforce; federation is tested where the product uses it. */
const callback = 'https://app.example/callback';
const verifier = 'v'.repeat(43);
const challenge = createHash('sha256').update(verifier).digest('base64url');
const Username = 'anna@acme.example';

let pool: Awaited<ReturnType<typeof startTestPool>>;
let base: string;

beforeAll(async () => {
  pool = await startTestPool();
  const { cognito, sdk } = pool;
  cognito.createDomain({ poolId: UserPoolId, domain: 'galley' });
  const hosted = {
    callbackUrls: () => [callback],
    logoutUrls: () => ['https://app.example/bye'],
    scopes: ['openid', 'email'],
    providers: ['COGNITO'],
    tokenSeconds: 300,
  };
  const common = { poolId: UserPoolId, explicitAuthFlows: [] };
  cognito.createClient({ ...common, id: 'app', hosted });
  cognito.createClient({ ...common, id: 'other', hosted });
  cognito.createClient({ ...common, id: 'closed', hosted: { ...hosted, providers: [] } });
  base = `${cognito.endpoint}/hosted/galley`;
  await sdk.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }));
  await sdk.send(
    new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }),
  );
});
afterAll(() => pool.cognito.stop());

const good = {
  client_id: 'app',
  redirect_uri: callback,
  response_type: 'code',
  scope: 'openid email',
  state: 'st',
  nonce: 'no',
  code_challenge: challenge,
  code_challenge_method: 'S256',
};

const ask = (path: string, changes: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${base}${path}?${new URLSearchParams({ ...good, ...changes })}`, { redirect: 'manual', ...init });

const logIn = (changes: Record<string, string> = {}, form = { username: Username, password }) =>
  ask('/login', changes, { method: 'POST', body: new URLSearchParams(form) });

async function codeOf(answer: Response): Promise<string> {
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
}

async function redeem(form: Record<string, string>) {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'app',
    redirect_uri: callback,
    code_verifier: verifier,
    ...form,
  });
  const answer = await fetch(`${base}/oauth2/token`, { method: 'POST', body });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

describe('an app that requests a sign-in', () => {
  it.each<Record<string, string>>([
    { client_id: 'nobody' },
    { client_id: 'admin' },
    { redirect_uri: 'https://evil.example/callback' },
    { redirect_uri: `${callback}/more` },
    { redirect_uri: '' },
  ])('gets an error page and no redirect, with %j', async (changes) => {
    for (const path of ['/oauth2/authorize', '/login']) {
      const answer = await ask(path, changes);
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
  });

  it.each<[string, Record<string, string>]>([
    ['unauthorized_client', { response_type: 'token' }],
    ['invalid_scope', { scope: 'openid aws.cognito.signin.user.admin' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { identity_provider: 'SomebodyElse' }],
    ['login_required', { prompt: 'none' }],
  ])('is redirected with %s', async (error, changes) => {
    const answer = await ask('/oauth2/authorize', changes);
    const url = new URL(answer.headers.get('location') ?? '');
    expect(url.href.startsWith(callback)).toBe(true);
    expect([url.searchParams.get('error'), url.searchParams.get('state')]).toEqual([error, 'st']);
  });

  it('finds no page where it has no provider', async () => {
    expect((await ask('/oauth2/authorize', { client_id: 'closed' })).status).toBe(400);
    expect((await logIn({ client_id: 'closed' })).status).toBe(400);
  });
});

describe('an authorisation code', () => {
  it('can be exchanged for tokens of the client, with the nonce', async () => {
    const { status, body } = await redeem({ code: await codeOf(await logIn()) });
    expect(status).toBe(200);
    expect(decodeJwt(body.id_token ?? '')).toMatchObject({
      iss: pool.cognito.issuer(UserPoolId),
      aud: 'app',
      nonce: 'no',
      token_use: 'id',
    });
    expect(decodeJwt(body.access_token ?? '').scope).toBe('openid email');
    const renewed = await redeem({ grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' });
    expect(decodeJwt(renewed.body.id_token ?? '')).not.toHaveProperty('nonce');
    const stolen = { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' };
    expect((await redeem({ ...stolen, client_id: 'other' })).body.error).toBe('invalid_grant');
    const revoke = new URLSearchParams({ token: body.refresh_token ?? '', client_id: 'app' });
    await fetch(`${base}/oauth2/revoke`, { method: 'POST', body: revoke });
    expect((await redeem(stolen)).body.error).toBe('invalid_grant');
  });

  it.each<[string, Record<string, string>]>([
    ['another verifier', { code_verifier: 'w'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another client', { client_id: 'other' }],
    ['another URL', { redirect_uri: 'https://app.example/other' }],
  ])('is rejected with %s, and is used up', async (_what, form) => {
    const code = await codeOf(await logIn());
    expect((await redeem({ code, ...form })).body.error).toBe('invalid_grant');
    expect((await redeem({ code })).body.error).toBe('invalid_grant');
  });

  it('can be exchanged once', async () => {
    const code = await codeOf(await logIn());
    const answers = await Promise.all([redeem({ code }), redeem({ code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

it('shows the page again after a wrong password, and a session skips the next page until it is ended', async () => {
  const wrong = await logIn({}, { username: Username, password: 'guessed' });
  expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('Incorrect username')]);
  const cookie = (await logIn()).headers.get('set-cookie')?.split(';')[0] ?? '';
  const silent = await ask('/oauth2/authorize', { prompt: 'none' }, { headers: { cookie } });
  expect(await codeOf(silent)).not.toBe('');
  const out = (logout_uri: string) =>
    fetch(`${base}/logout?${new URLSearchParams({ client_id: 'app', logout_uri })}`, { redirect: 'manual' });
  expect((await out('https://evil.example/')).headers.get('location')).toBeNull();
  const ended = await out('https://app.example/bye');
  expect(ended.headers.get('location')).toBe('https://app.example/bye');
  expect(ended.headers.get('set-cookie')).toContain('Max-Age=0');
});
