import { domainPattern } from './single-sign-on';

const hostLabel = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
/** A host name with at least two labels. */
export const hostPattern = new RegExp(`^(${hostLabel}\\.)+[a-z]{2,63}$`);

/**
 * The host of an https URL, in a form that a security policy may contain: letters, digits, hyphens and dots.
 * Undefined for everything else: other schemes, user names, ports, IP addresses, wildcards, and anything that
 * would end a directive.
 */
export function httpsHost(address: string): string | undefined {
  // Characters that a URL parser silently drops (white space, control characters) or interprets differently
  // (backslashes).
  if (!/^https:\/\/[^/\\]/i.test(address) || !isPlain(address) || !URL.canParse(address)) return undefined;
  const { protocol, username, password, port, hostname } = new URL(address);
  const isBare = protocol === 'https:' && username === '' && password === '' && port === '';
  return isBare && !hasUserInfo(address) && domainPattern.test(hostname) ? hostname : undefined;
}

const isPlain = (address: string) => !/[\s\\\p{C}]/u.test(address);
/** A parser ignores an empty user name: `https://@host`. */
const hasUserInfo = (address: string) => /^https:\/\/[^/?#]*@/i.test(address);

/**
 * The origin that a newsletter form posts to; undefined where a security policy may not contain it. Besides
 * https, this allows a page on localhost, where the laptop simulates a mailing-list provider.
 */
export function newsletterOrigin(text: string): string | undefined {
  const [, laptop] = /^(http:\/\/localhost:\d{1,5})(?:\/[\w./-]*)?$/.exec(text) ?? [];
  if (laptop !== undefined) return laptop;
  const host = httpsHost(text);
  return host === undefined ? undefined : `https://${host}`;
}
