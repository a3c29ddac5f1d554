import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createPathReader } from './path-reader';

const key = { pk: 'C#acme#PATHS', sk: '/' };
const stored = {
  pk: { S: key.pk },
  sk: { S: '/' },
  release: { N: '7' },
  body: { B: Buffer.from('text').toString('base64') },
};
const found = { Responses: { galley: [stored] } };
const wireKey = { pk: { S: key.pk }, sk: { S: '/' } };

interface Reply {
  status: number;
  body: unknown;
}
let server: Server | undefined;

/** A fake of DynamoDB that gives these replies one after the other, then repeats the last one. */
async function answering(...replies: Reply[]) {
  const asked: { request: IncomingMessage; body: string }[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ request, body });
    const reply = replies[Math.min(asked.length, replies.length) - 1];
    response.statusCode = reply?.status ?? 500;
    response.end(JSON.stringify(reply?.body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  return asked;
}

afterEach(() => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
});

it('reads items in the order of the keys, binary values as bytes, missing items as undefined', async () => {
  await answering({ status: 200, body: found });
  const items = await createPathReader('galley').batchGet([{ ...key, sk: '/not-there' }, key]);
  expect(items[0]).toBeUndefined();
  expect(items[1]).toMatchObject({ sk: '/', release: 7 });
  expect(Buffer.from(items[1]?.body as Uint8Array).toString()).toBe('text');
});

it('signs one request for its region and reads consistently by default', async () => {
  const asked = await answering({ status: 200, body: found });
  const reader = createPathReader('galley');
  await reader.batchGet([key]);
  await reader.batchGet([key], { consistent: false });
  expect(asked).toHaveLength(2);
  expect(asked[0]?.request.headers.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-west-1\/dynamodb\/aws4_request, /,
  );
  expect(asked.map(({ body }) => JSON.parse(body).RequestItems.galley.ConsistentRead)).toEqual([true, false]);
});

it('retries unprocessed keys, throttled requests and outages', async () => {
  const asked = await answering(
    { status: 400, body: { __type: 'com.amazonaws#ThrottlingException' } },
    { status: 200, body: { Responses: {}, UnprocessedKeys: { galley: { Keys: [wireKey] } } } },
    { status: 503, body: {} },
    { status: 200, body: found },
  );
  const [item] = await createPathReader('galley').batchGet([key]);
  expect(item).toMatchObject({ release: 7 });
  expect(asked).toHaveLength(4);
});

it('gives up after four outages', async () => {
  const asked = await answering({ status: 500, body: {} });
  await expect(createPathReader('galley').batchGet([key])).rejects.toThrow('DynamoDB answered 500');
  expect(asked).toHaveLength(4);
});

it('does not retry a rejected request', async () => {
  const asked = await answering({ status: 400, body: { __type: 'AccessDeniedException' } });
  await expect(createPathReader('galley').batchGet([key])).rejects.toThrow('AccessDenied');
  expect(asked).toHaveLength(1);
});
