import { listen, type PlainResponse } from '../http-server';
import type { StandIn } from '../stand-in';
import { mailboxPage, mailboxScript, mailboxStyle, newsletterPage } from './mailbox-page';
import type { SesStandIn } from './ses-stand-in';

/**
 * The mailbox for people: all messages that the product has sent, at `/`. For tests: `GET /api/messages`
 * (newest first) and `DELETE /api/messages`. `POST /newsletter` simulates the provider of a company's mailing
 * list.
 */
export function startMailbox(
  ses: Pick<SesStandIn, 'messages' | 'clear'>,
  options: { host?: string; port?: number } = {},
): Promise<StandIn> {
  return listen(options, async (request) => {
    // A page of another origin must not read or empty this inbox, so the host header must be this very host.
    if (!isOwnHost(request.headers.host, options.host))
      return plain(421, 'This is not the host you asked for');
    const route = `${request.method} ${request.url?.split('?')[0]}`;
    const handler = routes[route];
    return handler ? handler(ses) : plain(404, 'Not found');
  });
}

type Handler = (ses: Pick<SesStandIn, 'messages' | 'clear'>) => PlainResponse;

const routes: Record<string, Handler> = {
  'GET /': () => ({ status: 200, headers: pageHeaders, body: mailboxPage }),
  'POST /newsletter': () => ({ status: 200, headers: pageHeaders, body: newsletterPage }),
  'GET /mailbox.css': () => file('text/css; charset=utf-8', mailboxStyle),
  'GET /mailbox.js': () => file('text/javascript; charset=utf-8', mailboxScript),
  'GET /api/messages': (ses) => file('application/json; charset=utf-8', JSON.stringify(ses.messages())),
  'DELETE /api/messages': (ses) => {
    ses.clear();
    return { status: 204 };
  },
};

/**
 * A message's HTML is displayed in a sandboxed frame without scripts; it inherits this policy, which allows
 * it to load pictures.
 */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src http: https: data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

const file = (type: string, body: string): PlainResponse => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  body,
});

const plain = (status: number, body: string): PlainResponse => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body,
});

function isOwnHost(header: string | undefined, configured: string | undefined): boolean {
  const name = (header ?? '').replace(/:\d+$/, '');
  return ['localhost', '127.0.0.1', '[::1]', configured].includes(name) || name.endsWith('.localhost');
}
