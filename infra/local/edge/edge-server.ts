import type { IncomingMessage, ServerResponse } from 'node:http';
import { onError } from '@galley/shared/on-error';
import { type HeaderList, type HttpRequest, type HttpResponse, headerOf } from '../http/messages';
import { BodyTooLarge, listen, readBody } from '../stand-ins/http-server';

/** Above API Gateway's 10 MB, so that clients see API Gateway's own error. */
const largestBody = 20 * 1024 * 1024;

/**
 * Serves a distribution on a port of this machine.
 *
 * Hosts are `localhost` and `<company>.localhost`, which browsers resolve to this machine. Most treat them as secure
 * and store `Secure` cookies over plain HTTP; Safari does not, so it gets the cookies without that attribute.
 * @param intercept gets every request first; returns true when it has responded
 */
export function startEdgeServer(
  options: { port: number; host: string },
  handle: (request: HttpRequest) => Promise<HttpResponse>,
  intercept?: (raw: IncomingMessage, response: ServerResponse) => Promise<boolean>,
) {
  return listen(options, async (raw, response) => {
    if (await intercept?.(raw, response)) return undefined;
    const body = await readBody(raw, largestBody).catch(onError(BodyTooLarge, () => undefined));
    if (!body) {
      return { status: 413, headers: { 'content-type': 'text/plain' }, body: 'The request is too large.' };
    }
    const request = readRequest(raw, body);
    const { status, headers, body: content } = await handle(request);
    for (const [name, values] of Object.entries(headers)) {
      response.setHeader(name, name === 'set-cookie' ? cookiesFor(request, values) : values.join(', '));
    }
    return { status, body: content };
  });
}

function cookiesFor({ headers }: HttpRequest, cookies: string[]): string[] {
  const isSafari = /AppleWebKit(?!.*Chrom)/.test(headerOf(headers, 'user-agent') ?? '');
  return isSafari ? cookies.map((cookie) => cookie.replace(/; Secure(?=;|$)/i, '')) : cookies;
}

function readRequest(raw: IncomingMessage, body: Buffer): HttpRequest {
  const url = raw.url ?? '/';
  const question = url.indexOf('?');
  const headers: HeaderList = {};
  for (let index = 0; index < raw.rawHeaders.length; index += 2) {
    const name = (raw.rawHeaders[index] ?? '').toLowerCase();
    headers[name] = [...(headers[name] ?? []), raw.rawHeaders[index + 1] ?? ''];
  }
  return {
    method: raw.method ?? 'GET',
    path: question < 0 ? url : url.slice(0, question),
    query: question < 0 ? '' : url.slice(question + 1),
    headers,
    body,
    ip: (raw.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, ''),
  };
}
