import { createHash } from 'node:crypto';
import { KeptValues } from '@galley/shared/kept-values';
import { messages } from '@galley/shared/messages';
import { nativeProvider } from '@galley/shared/single-sign-on';
import type { createRemoteJWKSet, JWTPayload } from 'jose';
import { environment } from '../core/env';
import { unauthorized } from '../core/errors';
import { logger } from '../core/logger';

/** What a token proves after all checks. */
export interface ProviderToken {
  email: string;
  isEmailVerified: boolean;
  /** The company's provider that issued it, or `nativeProvider`. */
  provider: string;
  /** The signed part of the token; the signature itself can be encoded in more than one way. */
  signed: string;
  expiresAt: Date;
}

/** Errors that say nothing about the token, such as keys that could not be fetched. */
const notAboutTheToken = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];

const keySets = new KeptValues<string, ReturnType<typeof createRemoteJWKSet>>(10);

export const signOnOver = () => unauthorized(messages.signOnOver);

/**
 * Checks an ID token of the user pool's public client: signature, issuer, audience, time, kind and nonce. The
 * token carries only the hash of the nonce, so a stolen token cannot be redeemed.
 * @throws 401, always with the same message
 */
export async function verifyProviderToken(idToken: string, nonce: string, now: Date): Promise<ProviderToken> {
  const issuer = environment('SIGN_ON_ISSUER');
  // Loaded on first use: most sign-ins do not need it.
  const { createRemoteJWKSet, errors, jwtVerify } = await import('jose');
  const keys = keySets.get(issuer, () =>
    createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { timeoutDuration: 4_000 }),
  );
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer,
      audience: environment('SIGN_ON_CLIENT_ID'),
      algorithms: ['RS256'],
      currentDate: now,
      requiredClaims: ['email', 'exp', 'iat', 'nonce', 'sub', 'token_use'],
    });
    if (payload.token_use !== 'id' || payload.nonce !== hashOf(nonce)) throw signOnOver();
    return {
      email: String(payload.email).toLowerCase(),
      // Cognito writes true or "true", depending on how the provider's attribute is mapped.
      isEmailVerified: String(payload.email_verified) === 'true',
      provider: providerOf(payload),
      signed: idToken.slice(0, idToken.lastIndexOf('.')),
      expiresAt: new Date((payload.exp ?? 0) * 1000),
    };
  } catch (error) {
    if (error instanceof errors.JOSEError && !notAboutTheToken.includes(error.code)) {
      logger.info('a token of a provider was refused', { reason: error.code });
      throw signOnOver();
    }
    throw error;
  }
}

/** How the browser derives the nonce of its request from the secret that it keeps. */
const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('base64url');

/**
 * The provider that issued the token. `identities` lists all providers that are linked to an account, not the
 * one that was used; only an account that a provider itself created carries that provider's name. Every other
 * account counts as native.
 */
function providerOf(payload: JWTPayload): string {
  const identities: unknown = payload.identities;
  if (!Array.isArray(identities) || identities.length !== 1) return nativeProvider;
  const { providerName, userId } = (identities[0] ?? {}) as Record<string, unknown>;
  if (typeof providerName !== 'string' || typeof userId !== 'string') return nativeProvider;
  const ownName = `${providerName}_${userId}`.toLowerCase();
  return String(payload['cognito:username']).toLowerCase() === ownName ? providerName : nativeProvider;
}
