import type { Page, Request } from '@playwright/test';

/** Opens a URL that responds. @returns its document's request */
export async function open(page: Page, address: string): Promise<Request> {
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}.`);
  return answer.request();
}

/** The body's bytes over the wire. */
export const bytesOf = async (request: Request) => (await request.sizes()).responseBodySize;
