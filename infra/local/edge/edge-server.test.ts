import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEdgeServer } from './edge-server';

const cookie = 'session=1; HttpOnly; Secure; SameSite=Strict; Path=/';
let server: Awaited<ReturnType<typeof startEdgeServer>>;

beforeAll(async () => {
  server = await startEdgeServer({ host: '127.0.0.1', port: 0 }, async () => ({
    status: 200,
    headers: { 'set-cookie': [cookie, 'other=2; Secure'] },
    body: Buffer.from(''),
  }));
});
afterAll(() => server.stop());

const cookiesOf = async (agent: string) => {
  const { headers } = await fetch(`http://127.0.0.1:${server.port}/`, { headers: { 'user-agent': agent } });
  return headers.getSetCookie();
};
const engine = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';

it('gives Safari, which stores no Secure cookie of localhost, cookies without that attribute', async () => {
  const safari = `${engine}/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`;
  expect(await cookiesOf(safari)).toEqual(['session=1; HttpOnly; SameSite=Strict; Path=/', 'other=2']);
});

it.each([
  `${engine}/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36`,
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'node',
])('gives other browsers the cookies as they are: %s', async (agent) => {
  expect(await cookiesOf(agent)).toEqual([cookie, 'other=2; Secure']);
});
