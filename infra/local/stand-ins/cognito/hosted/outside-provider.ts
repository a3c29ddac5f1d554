import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { User, UserPool } from '../user-pool';
import { OAuthError, type ProviderSettings } from './hosted-settings';

interface Discovery {
  authorization_endpoint: string;
  token_endpoint: string;
  jwks_uri: string;
}

async function readJson<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new OAuthError('server_error', `${url} answered ${response.status}`);
  return (await response.json()) as T;
}

const discover = ({ issuer }: ProviderSettings) =>
  readJson<Discovery>(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);

/**
 * The URL where users sign in with the provider; it redirects back to the pool's own `/oauth2/idpresponse`.
 */
export async function providerUrl(
  provider: ProviderSettings,
  redirectUri: string,
  state: string,
  nonce: string,
): Promise<string> {
  const url = new URL((await discover(provider)).authorization_endpoint);
  const query = { response_type: 'code', client_id: provider.clientId, scope: provider.scopes };
  for (const [name, value] of Object.entries({ ...query, redirect_uri: redirectUri, state, nonce })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/**
 * Redeems the provider's code with the pool's own secret and verifies the claims.
 * @throws OAuthError
 */
export async function claimsFromProvider(
  provider: ProviderSettings,
  code: string,
  redirectUri: string,
  { nonce, now }: { nonce: string; now: Date },
): Promise<JWTPayload> {
  const { token_endpoint, jwks_uri } = await discover(provider);
  const basic = [provider.clientId, provider.clientSecret].map(encodeURIComponent).join(':');
  const { id_token } = await readJson<{ id_token: string }>(token_endpoint, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(basic).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
  });
  const keys = createLocalJWKSet(await readJson<JSONWebKeySet>(jwks_uri));
  try {
    const { payload } = await jwtVerify(id_token, keys, {
      issuer: provider.issuer,
      audience: provider.clientId,
      currentDate: now,
    });
    if (payload.nonce !== nonce) throw new Error('Invalid nonce');
    return payload;
  } catch (error) {
    throw new OAuthError('invalid_request', `id_token of the provider: ${(error as Error).message}`);
  }
}

/** The pool's account of an external user: created at the first sign-in, updated at each. */
export function accountOf(pool: UserPool, provider: ProviderSettings, claims: JWTPayload, now: number): User {
  const username = `${provider.name}_${claims.sub}`;
  const mapped = Object.entries(provider.attributeMapping)
    .filter(([, claim]) => claims[claim] !== undefined)
    .map(([attribute, claim]) => [attribute, String(claims[claim])]);
  const identity = {
    userId: claims.sub,
    providerName: provider.name,
    providerType: 'OIDC',
    issuer: null,
    primary: 'true',
    dateCreated: String(now),
  };
  // As in Cognito, an email address is unverified unless the provider says otherwise.
  const attributes = {
    email_verified: 'false',
    ...Object.fromEntries(mapped),
    identities: JSON.stringify([identity]),
  };
  const known = pool.find(username);
  if (known) {
    const { sub = '' } = known.attributes;
    pool.update(known, { attributes: { ...attributes, sub } }, now);
    return known;
  }
  return pool.addExternal(username, attributes, now);
}
