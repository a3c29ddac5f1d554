import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface TokenIssuer {
  issuer: string;
  /** A token that is valid except for `changes`; with the secret of its nonce. */
  token(changes?: JWTPayload, header?: { alg?: string; kid?: string; key?: unknown }): Promise<IdToken>;
  stop(): Promise<void>;
}

export interface IdToken {
  id_token: string;
  nonce: string;
}

export const hashOfNonce = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');

/** Replaces the user pool and issues any token, signed with the pool's key. */
export async function startTokenIssuer(audience: string): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'pool', alg: 'RS256', use: 'sig' }];
  const server = createServer((request, response) => {
    const isKeys = request.url === '/pool/.well-known/jwks.json';
    response.writeHead(isKeys ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isKeys ? { keys } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`;
  return {
    issuer,
    async token(changes = {}, { alg = 'RS256', kid = 'pool', key = privateKey } = {}) {
      const nonce = randomUUID();
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        sub: randomUUID(),
        iss: issuer,
        aud: audience,
        iat: now,
        exp: now + 300,
        token_use: 'id',
        jti: randomUUID(),
        nonce: hashOfNonce(nonce),
        email_verified: true,
        ...changes,
      };
      const token = new SignJWT(claims).setProtectedHeader({ alg, kid });
      return { id_token: await token.sign(key as Parameters<typeof token.sign>[0]), nonce };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The claims of an account that a provider of the pool created. */
export function vouchedFor(provider: string, email: string): JWTPayload {
  const userId = randomUUID();
  return {
    email,
    'cognito:username': `${provider}_${userId}`,
    identities: [{ userId, providerName: provider, providerType: 'OIDC', primary: 'true' }],
  };
}
