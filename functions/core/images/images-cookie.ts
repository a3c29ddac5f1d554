import { createHmac } from 'node:crypto';
import type { HttpRequest } from '../http-request';
import { endedSessionCookie, type Session } from '../session';

/**
 * Tells the admin's edge which company's library a browser may see; the edge cannot verify the session cookie
 * without the table.
 */
export const imagesCookieName = 'galley-images';
const lifeSeconds = 12 * 60 * 60;
const attributes = 'HttpOnly; Secure; SameSite=Strict; Path=/images';

const endedImagesCookie = `${imagesCookieName}=; ${attributes}; Max-Age=0`;

/** `<company>.<expiry in Unix seconds>.<HMAC of both>`; `infra/edge/admin-viewer-request.js` verifies it. */
function signedValue(company: string, until: number, key: string): string {
  const signature = createHmac('sha256', key).update(`images ${company} ${until}`).digest('hex');
  return `${company}.${until}.${signature}`;
}

/**
 * A new cookie for a signed-in user, once the present one has passed half of its life. Every call of a
 * session may renew it, so users never have to sign in again for it.
 */
function imagesCookieFor(
  { company }: Pick<Session, 'company'>,
  present: string | undefined,
  key: string,
  now: Date,
): string | undefined {
  const seconds = Math.floor(now.getTime() / 1000);
  const until = Number(present?.split('.')[1]);
  const isFresh = until > seconds + lifeSeconds / 2 && present === signedValue(company, until, key);
  if (isFresh) return undefined;
  return `${imagesCookieName}=${signedValue(company, seconds + lifeSeconds, key)}; ${attributes}; Max-Age=${lifeSeconds}`;
}

/**
 * Adds the images cookie to a response's cookies: it accompanies every response to a signed-in user and ends
 * with the session.
 */
export function withImagesCookie(
  cookies: readonly string[],
  session: Session | undefined,
  request: HttpRequest,
  key: string,
  now: Date,
): string[] {
  if (cookies.includes(endedSessionCookie)) return [...cookies, endedImagesCookie];
  const isForStaff = session && !session.mustEnrol && request.headers['x-galley-surface'] === 'admin';
  const cookie = isForStaff && imagesCookieFor(session, request.cookies[imagesCookieName], key, now);
  return cookie ? [...cookies, cookie] : [...cookies];
}
