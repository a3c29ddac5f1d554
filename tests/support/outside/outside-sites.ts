import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, connect as openly } from 'node:net';
import { connect as securely } from 'node:tls';
import type { Internet, Peer } from '@galley/functions/core/outside-links/the-internet';

/** The certificate of `shop.example`; other names get it too, with a certificate error. */
export const certificate = readFileSync(new URL('./shop.example.pem', import.meta.url), 'utf8');

type SiteResponse = number | { status: number; location: string } | 'silence';

export interface OutsideSites {
  internet: Internet;
  /** The responses by `GET http://host/path` or without the method; 200 by default. */
  answers: Record<string, SiteResponse>;
  /** The DNS responses of names, in order; the last one is repeated. Other names have a public IP address. */
  names: Record<string, (string[] | 'silence' | Error)[]>;
  /** The requests in order: `HEAD http://host/path`. */
  asked: string[];
  headers: Record<string, string | string[] | undefined>[];
  resolved: string[];
  connected: Peer[];
  stop(): Promise<void>;
}

export const publicIp = '93.184.215.14';

/** The sites of the internet, on this machine: any IP address leads here. */
export async function startOutsideSites(): Promise<OutsideSites> {
  const answer =
    (scheme: string): RequestListener =>
    (request, response) => {
      const url = `${scheme}://${request.headers.host}${request.url}`;
      sites.asked.push(`${request.method} ${url}`);
      sites.headers.push(request.headers);
      const said = sites.answers[`${request.method} ${url}`] ?? sites.answers[url] ?? 200;
      if (said === 'silence') return;
      if (typeof said === 'number') response.writeHead(said);
      else response.writeHead(said.status, { location: said.location });
      // More than a client wants to read: it closes the connection.
      response.end(request.method === 'GET' ? 'x'.repeat(5_000_000) : undefined);
    };
  const open = createServer(answer('http'));
  const secure = createSecureServer({ key: certificate, cert: certificate }, answer('https'));
  await Promise.all([listen(open), listen(secure)]);
  const sites: OutsideSites = {
    internet: {
      ipsOf(name) {
        sites.resolved.push(name);
        const said = sites.names[name] ?? [[publicIp]];
        const now = (said.length > 1 ? said.shift() : said[0]) ?? [];
        if (now === 'silence') return new Promise(() => {});
        return now instanceof Error ? Promise.reject(now) : Promise.resolve(now);
      },
      connect(peer) {
        sites.connected.push(peer);
        const { certifiedAs } = peer;
        if (certifiedAs === undefined) return openly(portOf(open), '127.0.0.1');
        const at = { host: '127.0.0.1', port: portOf(secure), servername: certifiedAs };
        return securely({ ...at, ...(certifiedAs !== 'self-signed.example' && { ca: certificate }) });
      },
    },
    answers: {},
    names: {},
    asked: [],
    headers: [],
    resolved: [],
    connected: [],
    async stop() {
      for (const server of [open, secure]) server.closeAllConnections();
      await Promise.all([open, secure].map((server) => new Promise((done) => server.close(done))));
    },
  };
  return sites;
}

const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const portOf = (server: Server) => (server.address() as AddressInfo).port;
