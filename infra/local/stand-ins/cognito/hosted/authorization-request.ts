import type { ClientSettings, UserPool } from '../user-pool';
import { HostedPageError, OAuthError } from './hosted-settings';

/** An app's authorization request, validated like in Cognito. */
export interface AuthorizationRequest {
  pool: UserPool;
  client: ClientSettings;
  redirectUri: string;
  scopes: string[];
  state: string | undefined;
  nonce: string | undefined;
  codeChallenge: string | undefined;
  provider: string | undefined;
  isSilent: boolean;
  /** The nonce of the request that the pool itself makes to an external provider. */
  providerNonce?: string;
}

/**
 * @throws HostedPageError where the app itself is unknown: users are never redirected to an unregistered URL
 */
export function requireApp(
  client: ClientSettings | undefined,
  redirectUri: string,
): { client: ClientSettings; redirectUri: string } {
  if (!client?.hosted) throw new HostedPageError('Client does not exist, or has no sign-in pages.');
  if (!client.hosted.callbackUrls().includes(redirectUri)) {
    throw new HostedPageError('redirect_mismatch: redirect_uri is none of the callback URLs.');
  }
  return { client, redirectUri };
}

/** @throws OAuthError for errors that are reported to the app */
export function readAuthorizationRequest(
  pool: UserPool,
  client: ClientSettings,
  query: URLSearchParams,
): AuthorizationRequest {
  const text = (name: string) => query.get(name) ?? undefined;
  if (text('response_type') !== 'code') throw new OAuthError('unauthorized_client', 'flow is not enabled');
  const allowed = client.hosted?.scopes ?? [];
  const scopes = (text('scope') ?? allowed.join(' ')).split(' ').filter(Boolean);
  if (scopes.some((scope) => !allowed.includes(scope))) throw new OAuthError('invalid_scope');
  const codeChallenge = text('code_challenge');
  if (codeChallenge && text('code_challenge_method') !== 'S256') {
    throw new OAuthError('invalid_request', 'code_challenge_method must be S256');
  }
  const provider = text('identity_provider');
  if (provider && !client.hosted?.providers.includes(provider)) {
    throw new OAuthError('invalid_request', `${provider} is no identity provider of this client`);
  }
  return {
    pool,
    client,
    redirectUri: text('redirect_uri') ?? '',
    scopes,
    state: text('state'),
    nonce: text('nonce'),
    codeChallenge,
    provider,
    isSilent: text('prompt') === 'none',
  };
}

/** The app's redirect URI with the response to its request. */
export function responseUrl(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  values: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set('state', state);
  return url.href;
}
