import { domainPattern } from './single-sign-on';

const hostLabel = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
/** The host name of a site of its own. */
export const hostPattern = new RegExp(`^(${hostLabel}\\.)+[a-z]{2,63}$`);

/**
 * The host of an https address, as a policy may name it: letters, digits, hyphens and dots. Undefined for everything
 * else: other schemes, user names, ports, numbers instead of a name, wildcards, and whatever would end a directive.
 */
export function httpsHost(address: string): string | undefined {
  // What a URL parser would drop silently (white space, control characters) or read as something else (backslashes).
  if (!/^https:\/\/[^/\\]/i.test(address) || !isPlain(address) || !URL.canParse(address)) return undefined;
  const { protocol, username, password, port, hostname } = new URL(address);
  const isBare = protocol === 'https:' && username === '' && password === '' && port === '';
  return isBare && !hasUserInfo(address) && domainPattern.test(hostname) ? hostname : undefined;
}

const isPlain = (address: string) => !/[\s\\\p{C}]/u.test(address);
/** An empty user name is none to a parser: `https://@host`. */
const hasUserInfo = (address: string) => /^https:\/\/[^/?#]*@/i.test(address);

/**
 * The origin that a newsletter's address posts to, undefined where a policy may not name it. Besides https it is a page
 * of this very computer, where the laptop's stand-in for a mailing-list provider answers.
 */
export function newsletterOrigin(text: string): string | undefined {
  const [, laptop] = /^(http:\/\/localhost:\d{1,5})(?:\/[\w./-]*)?$/.exec(text) ?? [];
  if (laptop !== undefined) return laptop;
  const host = httpsHost(text);
  return host === undefined ? undefined : `https://${host}`;
}
