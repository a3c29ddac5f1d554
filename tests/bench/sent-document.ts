import type { Page, Request } from '@playwright/test';

/** Goes to an address that answers. @returns its document's request */
export async function open(page: Page, address: string): Promise<Request> {
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}.`);
  return answer.request();
}

/** Of a body, as it came over the wire. */
export const bytesOf = async (request: Request) => (await request.sizes()).responseBodySize;
