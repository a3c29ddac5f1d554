import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import http, { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';

/**
 * A process that serves one page: `bare` from a variable, `handler` by the visitors' Lambda as it is built, whose
 * reads of the table are answered from memory. Arguments: the kind, the bundle, and a file with `{ html, answer }`,
 * the page and the table's response for it. Prints its port.
 */
const [kind, bundle = '', file = ''] = process.argv.slice(2);
const { html, answer, path } = JSON.parse(readFileSync(file, 'utf8')) as {
  html: string;
  answer: string;
  path: string;
};

interface LambdaResponse {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

/** A table that answers every request at once. */
function respondFromMemory(): void {
  const body = Buffer.from(answer);
  const request = (_options: object, onResponse: (response: object) => void) => {
    const response = Object.assign(new EventEmitter(), { statusCode: 200 });
    const end = () => {
      onResponse(response);
      response.emit('data', body);
      response.emit('end');
    };
    return Object.assign(new EventEmitter(), { end: () => setImmediate(end), destroy: () => undefined });
  };
  Object.assign(http, { request });
  syncBuiltinESMExports();
}

async function makeResponse(): Promise<() => Promise<LambdaResponse>> {
  if (kind === 'bare') {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return async () => ({ statusCode: 200, headers, body: html });
  }
  respondFromMemory();
  const { handler } = (await import(bundle)) as { handler: (event: object) => Promise<LambdaResponse> };
  return () =>
    handler({
      rawPath: path,
      headers: { 'x-galley-company': 'fixture', 'x-galley-host': 'fixture.example' },
      requestContext: { http: { method: 'GET', path } },
    });
}

const makeOne = await makeResponse();
const server = createServer(async (_request, response) => {
  const { statusCode, headers, body } = await makeOne();
  response.writeHead(statusCode, headers).end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
