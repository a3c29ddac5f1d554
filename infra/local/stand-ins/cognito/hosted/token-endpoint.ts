import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PlainResponse } from '../../http-server';
import { issueTokens } from '../tokens';
import type { ClientSettings, User, UserPool } from '../user-pool';
import type { AuthorizationRequest } from './authorization-request';
import type { HostedOptions } from './hosted-options';
import { OAuthError } from './hosted-settings';
import { OnceOnly } from './once-only';

/**
 * Cognito allows all origins to read the metadata and call the token endpoint; the code verifier protects the
 * code.
 */
export const corsHeaders = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

interface SignedIn {
  request: AuthorizationRequest;
  user: User;
  authenticatedAt: number;
}

const minute = 60_000;
const refreshTokenMs = 60 * minute;

/** Redeems codes, and refreshes and revokes tokens. */
export class TokenEndpoint {
  private readonly codes: OnceOnly<SignedIn>;
  private readonly refreshTokens: OnceOnly<SignedIn>;

  constructor(private readonly options: Pick<HostedOptions, 'clientOf' | 'issuerOf' | 'now'>) {
    this.codes = new OnceOnly(5 * minute, options.now);
    this.refreshTokens = new OnceOnly(refreshTokenMs, options.now);
  }

  codeFor(signedIn: SignedIn): string {
    return this.codes.keep(signedIn);
  }

  async answer(
    pool: UserPool,
    route: string,
    form: URLSearchParams,
    headers: IncomingHttpHeaders,
  ): Promise<PlainResponse> {
    try {
      const client = this.clientOf(pool, form, headers);
      if (route === 'POST /oauth2/revoke') {
        this.refreshTokens.take(form.get('token') ?? undefined);
        return { status: 200, headers: corsHeaders };
      }
      return json(200, await this.tokensFor(pool, client, form));
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      return json(error.status, { error: error.code });
    }
  }

  private clientOf(pool: UserPool, form: URLSearchParams, headers: IncomingHttpHeaders): ClientSettings {
    const client = this.options.clientOf(form.get('client_id') ?? '');
    if (!client?.hosted || client.poolId !== pool.settings.id) throw new OAuthError('invalid_client');
    const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`;
    const isSecretRight = form.get('client_secret') === client.secret || headers.authorization === basic;
    if (client.secret && !isSecretRight) throw new OAuthError('invalid_client');
    return client;
  }

  private async tokensFor(
    pool: UserPool,
    client: ClientSettings,
    form: URLSearchParams,
  ): Promise<Record<string, unknown>> {
    const type = form.get('grant_type');
    if (type === 'authorization_code') {
      const signedIn = this.codes.take(form.get('code') ?? undefined);
      if (!signedIn || !isRedeemedBy(signedIn.request, client, form)) throw new OAuthError('invalid_grant');
      const tokens = await this.issue(pool, signedIn, signedIn.request.nonce);
      return { ...tokens, refresh_token: this.refreshTokens.keep(signedIn) };
    }
    if (type === 'refresh_token') {
      const signedIn = this.refreshTokens.peek(form.get('refresh_token') ?? undefined);
      if (signedIn?.request.client !== client) throw new OAuthError('invalid_grant');
      // Cognito's refreshed tokens have no nonce.
      return this.issue(pool, signedIn, undefined);
    }
    throw new OAuthError('unsupported_grant_type');
  }

  private async issue(
    pool: UserPool,
    { request, user, authenticatedAt }: SignedIn,
    nonce: string | undefined,
  ): Promise<Record<string, unknown>> {
    const { client, scopes } = request;
    if (!user.enabled || !pool.users.includes(user)) throw new OAuthError('invalid_grant');
    const issuer = this.options.issuerOf(pool);
    const details = { scope: scopes.join(' '), nonce, authenticatedAt };
    const tokens = await issueTokens(pool, client, user, issuer, this.options.now(), details);
    return {
      access_token: tokens.AccessToken,
      ...(scopes.includes('openid') && { id_token: tokens.IdToken }),
      expires_in: tokens.ExpiresIn,
      token_type: 'Bearer',
    };
  }
}

function isRedeemedBy(
  { client, redirectUri, codeChallenge }: AuthorizationRequest,
  redeemer: ClientSettings,
  form: URLSearchParams,
): boolean {
  if (client !== redeemer || form.get('redirect_uri') !== redirectUri) return false;
  const verifier = form.get('code_verifier') ?? '';
  if (!codeChallenge) return verifier === '';
  return createHash('sha256').update(verifier).digest('base64url') === codeChallenge;
}

function json(status: number, body: unknown): PlainResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...corsHeaders },
    body: JSON.stringify(body),
  };
}
