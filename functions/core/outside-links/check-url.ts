import { type IncomingMessage, request } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { type OutsideResponse, readOutsideUrl, verdictOf } from '@galley/shared/outside-url';
import { required } from '@galley/shared/required';
import { isPublicIp } from './public-ip';
import type { Internet } from './the-internet';

/** For one URL, including all redirects. */
const patienceMs = 8_000;
const mostRedirects = 4;
/** The only thing that identifies the product to another site. */
export const userAgent = 'Galley-link-check/1.0';

/**
 * Errors for which browsers show a warning instead of the page. An incomplete chain is not among them,
 * because browsers complete it.
 */
const certificateErrors =
  /^(CERT_HAS_EXPIRED|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|ERR_TLS_CERT_ALTNAME_INVALID|ERR_SSL_\w+|EPROTO)$/;

/** The URL must not be requested, or could not be: nothing is known about it. */
class Inconclusive extends Error {}
/** Its host name does not resolve. */
class NoName extends Error {}

/**
 * Checks whether a URL of another site works. Editors choose the URL, so every hop is checked against the
 * same rules, and the connection goes to the very IP address that was checked.
 */
export async function checkUrl(internet: Internet, url: string): Promise<OutsideResponse> {
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new Inconclusive('It took too long.')), patienceMs);
  try {
    return await follow(internet, url, ended.signal);
  } catch (error) {
    if (error instanceof NoName) return 'noName';
    return certificateErrors.test(String((error as NodeJS.ErrnoException).code)) ? 'certificate' : 'none';
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}

async function follow(internet: Internet, url: string, signal: AbortSignal): Promise<OutsideResponse> {
  let at = url;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const { status, location } = await fetchHead(internet, at, signal);
    if (status < 300 || status >= 400 || !location) return status;
    at = new URL(location, at).href;
  }
  throw new Inconclusive('It redirects again and again.');
}

interface ResponseHead {
  status: number;
  location: string | undefined;
}

/**
 * Only the head of a response is read. Many sites answer HEAD incorrectly, so its result counts only where it
 * is a success.
 */
async function fetchHead(internet: Internet, link: string, signal: AbortSignal): Promise<ResponseHead> {
  const url = new URL(required(readOutsideUrl(link), () => new Inconclusive('It is not asked for.')));
  const ip = await publicIpOf(internet, nameOf(url), signal);
  const head = await ask(internet, { url, ip, method: 'HEAD', signal });
  return verdictOf(head.status) === 'well' ? head : ask(internet, { url, ip, method: 'GET', signal });
}

/**
 * @throws Inconclusive where any of its IP addresses is not public: such a name is an attack or belongs to a
 * private network
 */
async function publicIpOf(internet: Internet, name: string, signal: AbortSignal): Promise<string> {
  const found = isIP(name) ? [name] : await unlessEnded(internet.ipsOf(name), signal);
  if (found.length === 0) throw new NoName(name);
  if (!found.every(isPublicIp)) throw new Inconclusive('It leads into a private network.');
  // Lambda has no IPv6 connectivity of its own.
  return found.find((ip) => isIP(ip) === 4) ?? (found[0] as string);
}

interface Question {
  url: URL;
  /** The IP address that was checked; the name is not resolved again. */
  ip: string;
  method: 'HEAD' | 'GET';
  signal: AbortSignal;
}

function ask(internet: Internet, { url, ip, method, signal }: Question): Promise<ResponseHead> {
  return new Promise((resolve, reject) => {
    const socket = socketTo(internet, url, ip);
    const asked = request({
      method,
      path: `${url.pathname}${url.search}`,
      headers: { host: url.host, 'user-agent': userAgent, connection: 'close' },
      createConnection: () => socket,
      signal,
    });
    asked.on('response', ({ statusCode = 0, headers }: IncomingMessage) => {
      resolve({ status: statusCode, location: headers.location });
      asked.destroy();
    });
    asked.on('error', reject);
    asked.on('close', () => {
      socket.destroy();
      reject(new Inconclusive('It closed the connection.'));
    });
    asked.end();
  });
}

function socketTo(internet: Internet, url: URL, ip: string): Socket {
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  return internet.connect({ ip, port, certifiedAs: isSecure ? nameOf(url) : undefined });
}

/** The host name; an IPv6 address loses its brackets. */
const nameOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

function unlessEnded<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
