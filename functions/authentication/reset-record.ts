import { randomBytes } from 'node:crypto';
import { resetCodeSeconds } from '@galley/shared/limits';
import type { Key } from '../core/entities/key';
import { resetKey } from '../core/entities/sign-in';
import { networkOf } from '../core/network';

const cookieName = 'ResetAttempt';
const secretPattern = /^[A-Za-z0-9_-]{43}$/;

interface Asker {
  cookies: Record<string, string>;
  /** The caller's IP address. */
  ipAddress: string;
}

const nameOfNetwork = (ipAddress: string) => `network ${networkOf(ipAddress)}`;

function browserOf({ cookies }: Asker): string | undefined {
  const secret = cookies[cookieName] ?? '';
  return secretPattern.test(secret) ? secret : undefined;
}

/**
 * The key under which an answer finds its code: by the browser that asked, or by the network where there is
 * no cookie.
 */
export function resetKeyOf(email: string, asker: Asker) {
  return resetKey(email, browserOf(asker) ?? nameOfNetwork(asker.ipAddress));
}

/**
 * Where a new code is stored, and the cookie that finds it again. A browser that sent no cookie may be one
 * that accepts none.
 */
export function openReset(email: string, asker: Asker): { keys: Key[]; cookie: string } {
  const known = browserOf(asker);
  const secret = known ?? randomBytes(32).toString('base64url');
  const keys = [resetKey(email, secret)];
  if (!known) keys.push(resetKey(email, nameOfNetwork(asker.ipAddress)));
  const attributes = `HttpOnly; Secure; SameSite=Strict; Path=/api/authentication; Max-Age=${resetCodeSeconds}`;
  return { keys, cookie: `${cookieName}=${secret}; ${attributes}` };
}
