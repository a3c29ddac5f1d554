import { createHash, randomUUID, sign } from 'node:crypto';
import type { ClientSettings, User, UserPool } from './user-pool';

const lifetimeSeconds = 3600;

/** The tokens of a finished sign-in, as Cognito answers them. The refresh token cannot be redeemed here. */
export async function issueTokens(
  pool: UserPool,
  client: ClientSettings,
  user: User,
  issuer: string,
  now: number,
): Promise<Record<string, unknown>> {
  const issuedAt = Math.floor(now / 1000);
  const common = {
    sub: user.attributes.sub,
    iss: issuer,
    origin_jti: randomUUID(),
    event_id: randomUUID(),
    auth_time: issuedAt,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
  };
  const { sub: _sub, ...attributes } = user.attributes;
  const flags = ['email_verified', 'phone_number_verified'].filter((name) => name in attributes);
  const idClaims = {
    ...attributes,
    ...Object.fromEntries(flags.map((name) => [name, attributes[name] === 'true'])),
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
    scope: 'aws.cognito.signin.user.admin',
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
