import { expect, type Page, type Request } from '@playwright/test';

/** A page is idle when it waits for no response in this many checks in a row, 20 ms apart. */
const calmLooks = 5;

/** Watches the calls of a page to these URLs. */
export function watchCalls(page: Page, urls: RegExp) {
  let underWay = 0;
  const count = (by: number) => (request: Request) => {
    if (urls.test(request.url())) underWay += by;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return {
    /** Waits until the page has no pending call, and starts none: a response may cause the next call. */
    async settled(): Promise<void> {
      let calm = 0;
      const look = () => {
        calm = underWay === 0 ? calm + 1 : 0;
        return calm;
      };
      await expect.poll(look, { intervals: [20] }).toBeGreaterThanOrEqual(calmLooks);
    },
  };
}
