import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { StandIn } from './stand-in';

export class BodyTooLarge extends Error {}

/**
 * Reads a whole request body.
 * @throws BodyTooLarge above `limit` bytes; the sender's abort unchanged
 */
export async function readBody(request: IncomingMessage, limit = 64 * 1024 * 1024): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limit) throw new BodyTooLarge(`The request body is larger than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export type PlainResponse = {
  status: number;
  headers?: Record<string, string | number>;
  body?: string | Buffer;
};

export function send(response: ServerResponse, plain: PlainResponse): void {
  if (response.destroyed || response.writableEnded) return;
  const body = plain.body ?? '';
  const headers: Record<string, string | number> = { ...plain.headers };
  // 204 and 304 have no body and must not announce one.
  if (plain.status !== 204 && plain.status !== 304) headers['content-length'] ??= Buffer.byteLength(body);
  // Node would send the machine's time, which the SDK would consider skewed in a test that moves this
  // process's clock.
  headers.date ??= new Date().toUTCString();
  response.writeHead(plain.status, headers);
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/**
 * Listens, and responds with what `respond` returns. Its errors are bugs of the stand-in: they lead to a 500 with their text
 * and never end the process. A caller that hangs up is no error and gets no response.
 */
export async function listen(
  options: { host?: string; port?: number; server?: Server },
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<PlainResponse | undefined>,
): Promise<StandIn & { port: number }> {
  const listener: RequestListener = (request, response) => {
    respond(request, response).then(
      (result) => {
        if (result) send(response, result);
      },
      (error: unknown) => {
        if (response.destroyed) return;
        const status = error instanceof BodyTooLarge ? 413 : 500;
        send(response, { status, headers: { 'content-type': 'text/plain' }, body: String(error) });
      },
    );
  };
  const host = options.host ?? '127.0.0.1';
  const server = options.server ?? (await openServer(host, options.port ?? 0));
  server.on('request', listener);
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://${host}:${port}`,
    port,
    async stop() {
      server.off('request', listener);
      const closed = options.server ? undefined : promisify(server.close.bind(server))();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * An HTTP server that listens without a handler.
 * @param port 0 takes a free one
 */
export async function openServer(host = '127.0.0.1', port = 0): Promise<Server> {
  const server = createServer();
  // The SDK keeps connections open; Node's default of 5 s could close one just as it is used again.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
