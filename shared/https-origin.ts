import { domainPattern } from './single-sign-on';

const hostLabel = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
/** A host name with at least two labels. */
export const hostPattern = new RegExp(`^(${hostLabel}\\.)+[a-z]{2,63}$`);

/**
 * The origin of an https URL, in a form that a security policy may contain: letters, digits, hyphens, dots, and a port
 * where it is not the usual one. Undefined for everything else: other schemes, user names, IP addresses, wildcards, and
 * anything that would end a directive.
 */
export function httpsOrigin(url: string): string | undefined {
  // Characters that a URL parser silently drops (white space, control characters) or interprets differently
  // (backslashes).
  if (!/^https:\/\/[^/\\]/i.test(url) || !isPlain(url) || !URL.canParse(url)) return undefined;
  const { protocol, username, password, origin, hostname } = new URL(url);
  const isBare = protocol === 'https:' && username === '' && password === '';
  return isBare && !hasUserInfo(url) && domainPattern.test(hostname) ? origin : undefined;
}

const isPlain = (url: string) => !/[\s\\\p{C}]/u.test(url);
/** A parser ignores an empty user name: `https://@host`. */
const hasUserInfo = (url: string) => /^https:\/\/[^/?#]*@/i.test(url);

/**
 * The origin that a newsletter form posts to; undefined where a security policy may not contain it. Besides
 * https, this allows a page on localhost, where the laptop simulates a mailing-list provider.
 */
export function newsletterOrigin(text: string): string | undefined {
  const [, laptop] = /^(http:\/\/localhost:\d{1,5})(?:\/[\w./-]*)?$/.exec(text) ?? [];
  return laptop ?? httpsOrigin(text);
}
