import type { Browser, Frame, Page } from '@playwright/test';
import { barePage, openBarePage } from './bare-page';

const slowDown = 6;
const keys = 60;
const words = 'The quick brown fox jumps over the lazy dog and on. '.repeat(2).slice(0, keys);

export interface KeyTimes {
  median: number;
  /** 95th percentile. */
  slow: number;
}

/** From a key to the first picture that shows it, where the cursor stands, on a computer six times as slow. */
export async function keyTimes(page: Page, document: Page | Frame): Promise<KeyTimes> {
  await document.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    window.addEventListener(
      'keydown',
      (event) => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
        requestAnimationFrame(() => painted.port2.postMessage(null));
      },
      { capture: true },
    );
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.keyboard.type(words, { delay: 120 });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const times = await document.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.POSITIVE_INFINITY;
  return { median: at(0.5), slow: at(0.95) };
}

/** The same on a page that has TipTap and nothing else. */
export async function bareKeyTimes(browser: Browser, root: string): Promise<KeyTimes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await openBarePage(page, await barePage(root));
  await page.locator('.ProseMirror').click();
  const times = await keyTimes(page, page);
  await page.close();
  return times;
}

export const typingNote = `CPU x${slowDown}, ${keys} keys`;
