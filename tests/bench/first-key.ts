import type { Browser, Frame, Locator, Page } from '@playwright/test';
import { barePage, openBarePage } from './bare-page';
import { median } from './median';

const rounds = 5;
const typed = 'ż';

/**
 * From opening a page to the moment that a letter typed there stands in its text: the median of some rounds, with
 * everything in the browser's cache after the first, in milliseconds.
 * @param text what is clicked to type in
 */
export async function firstKeyMs(open: () => Promise<unknown>, text: Locator, page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const begun = performance.now();
    await open();
    await text.click();
    await page.keyboard.type(typed);
    await text.filter({ hasText: typed }).waitFor();
    // The first one loads what the others find in the cache.
    if (round > 0) times.push(performance.now() - begun);
    await takeBack(page);
  }
  return median(times);
}

/** So that the next round meets the same text, and nothing of this one waits on the device. */
const takeBack = (page: Page) => page.keyboard.press('Backspace');

/** The same on a page that has TipTap and nothing else. */
export async function bareFirstKeyMs(browser: Browser, root: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const document = await barePage(root);
  const time = await firstKeyMs(() => openBarePage(page, document), page.locator('.ProseMirror p'), page);
  await page.close();
  return time;
}
