import { expect, type Page, type Request } from '@playwright/test';

/** How long a page is quiet: this often in a row, 20 ms apart, it waits for no answer. */
const calmLooks = 5;

/** Watches the calls of a page to these addresses. */
export function watchCalls(page: Page, addresses: RegExp) {
  let underWay = 0;
  const count = (by: number) => (request: Request) => {
    if (addresses.test(request.url())) underWay += by;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return {
    /** Until the page waits for no answer, and went on waiting for none: what one brings may ask for the next. */
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
