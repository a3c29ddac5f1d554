import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Page, Request } from '@playwright/test';

/** Opens a URL that responds. @returns its document's request */
export async function open(page: Page, url: string): Promise<Request> {
  const response = await page.goto(url);
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}.`);
  return response.request();
}

/** The body's bytes over the wire. */
export const bytesOf = async (request: Request) => (await request.sizes()).responseBodySize;

/** The same without a browser, of a document as the edge of the laptop compresses it. */
export async function sentBytes(url: string): Promise<number> {
  const { host, hostname, port, pathname } = new URL(url);
  const local = hostname.endsWith('localhost') ? '127.0.0.1' : hostname;
  const request = get({ host: local, port, path: pathname, headers: { host, 'accept-encoding': 'br' } });
  const [response]: [IncomingMessage] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  if (response.headers['content-encoding'] !== 'br') throw new Error(`${url} is not compressed.`);
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}
