import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Page, Request } from '@playwright/test';

/** Opens a URL that responds. @returns its document's request */
export async function open(page: Page, address: string): Promise<Request> {
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}.`);
  return answer.request();
}

/** The body's bytes over the wire. */
export const bytesOf = async (request: Request) => (await request.sizes()).responseBodySize;

/** The same without a browser, of a document as the edge of the laptop compresses it. */
export async function sentBytes(address: string): Promise<number> {
  const { host, hostname, port, pathname } = new URL(address);
  const local = hostname.endsWith('localhost') ? '127.0.0.1' : hostname;
  const request = get({ host: local, port, path: pathname, headers: { host, 'accept-encoding': 'br' } });
  const [answer]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}.`);
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${address} is not compressed.`);
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return bytes;
}
