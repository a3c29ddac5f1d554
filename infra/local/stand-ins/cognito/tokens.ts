import { createHash, randomUUID, sign } from 'node:crypto';
import type { ClientSettings, User, UserPool } from './user-pool';

const usualSeconds = 3600;

/** What a sign-in on the pool's own pages adds to its tokens. */
export interface HostedTokenDetails {
  scope: string;
  nonce: string | undefined;
  /** Milliseconds since 1970: a refreshed token still contains the time of the sign-in. */
  authenticatedAt: number;
}

/** The tokens of a finished sign-in in Cognito's format. The refresh token cannot be redeemed here. */
export async function issueTokens(
  pool: UserPool,
  client: ClientSettings,
  user: User,
  issuer: string,
  now: number,
  hosted?: HostedTokenDetails,
): Promise<Record<string, unknown>> {
  const issuedAt = Math.floor(now / 1000);
  const lifetimeSeconds = client.hosted?.tokenSeconds ?? usualSeconds;
  const common = {
    sub: user.attributes.sub,
    iss: issuer,
    origin_jti: randomUUID(),
    event_id: randomUUID(),
    auth_time: hosted ? Math.floor(hosted.authenticatedAt / 1000) : issuedAt,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
  };
  const { sub: _sub, identities, ...attributes } = user.attributes;
  const flags = ['email_verified', 'phone_number_verified'].filter((name) => name in attributes);
  const idClaims = {
    ...attributes,
    ...Object.fromEntries(flags.map((name) => [name, attributes[name] === 'true'])),
    ...(identities && { identities: JSON.parse(identities) }),
    ...(hosted?.nonce !== undefined && { nonce: hosted.nonce }),
    ...common,
    aud: client.id,
    'cognito:username': user.username,
    token_use: 'id',
    jti: randomUUID(),
  };
  const accessClaims = {
    ...common,
    client_id: client.id,
    username: user.username,
    scope: hosted?.scope ?? 'aws.cognito.signin.user.admin',
    token_use: 'access',
    jti: randomUUID(),
  };
  return {
    AccessToken: await signToken(pool, accessClaims),
    IdToken: await signToken(pool, idClaims),
    RefreshToken: randomUUID(),
    ExpiresIn: lifetimeSeconds,
    TokenType: 'Bearer',
  };
}

async function signToken(pool: UserPool, claims: Record<string, unknown>): Promise<string> {
  const header = { kid: await keyId(pool), alg: 'RS256' };
  const text = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), await pool.getSigningKey()).toString('base64url')}`;
}

/** The pool's public key, to be served at `/<pool>/.well-known/jwks.json`. */
export async function jsonWebKeySet(pool: UserPool): Promise<unknown> {
  return { keys: [{ ...(await pool.getPublicKey()), kid: await keyId(pool), use: 'sig', alg: 'RS256' }] };
}

async function keyId(pool: UserPool): Promise<string> {
  const { n = '' } = await pool.getPublicKey();
  return createHash('sha256').update(n).digest('base64url');
}
