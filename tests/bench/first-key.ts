import type { Page } from '@playwright/test';

const rounds = 7;
const typed = 'ż';
/** Work of a page after it can be typed in must not affect the next one. In milliseconds. */
const restMs = 1_500;

/** A page that is opened to type in. */
export interface TypedPage {
  page: Page;
  url: string;
  /** The text that is clicked to type in. */
  words: string;
}

/**
 * Measures the time from opening a page until a typed letter is in its text, in milliseconds: one time per
 * page and round, with everything in the browser's cache after the first. The pages take turns, so that other load on
 * the machine affects all of them.
 */
export async function firstKeyMs(...pages: TypedPage[]): Promise<number[][]> {
  const times = pages.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, typedPage] of pages.entries()) {
      const time = await onceMs(typedPage);
      // The first round fills the cache.
      if (round > 0) times[index]?.push(time);
      await typedPage.page.waitForTimeout(restMs);
    }
  }
  return times;
}

/**
 * One opening. The text is looked up on every frame and clicked with the mouse at its position: the driver's own
 * lookup takes longer than all of the page's work, and longest in a frame.
 */
async function onceMs({ page, url, words }: TypedPage): Promise<number> {
  // Unfinished requests of the previous page must not count.
  await page.goto('about:blank');
  const begun = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const found = await page.waitForFunction(placeOf, words, { polling: 'raf' });
  const { x, y } = (await found.jsonValue()) as Place;
  await page.mouse.click(x, y);
  await page.keyboard.type(typed);
  await page.waitForFunction(placeOf, typed, { polling: 'raf' });
  const time = performance.now() - begun;
  // Restores the text for the next round, and leaves nothing pending on the device.
  await page.keyboard.press('Backspace');
  return time;
}

interface Place {
  x: number;
  y: number;
}

/**
 * The position in the window at which this text can be clicked, in the page or in a frame of it; runs in the page.
 */
function placeOf(words: string): Place | undefined {
  for (const frame of [undefined, ...document.querySelectorAll('iframe')]) {
    const shown = frame ? frame.contentDocument : document;
    if (!shown?.body?.textContent?.includes(words)) continue;
    const element = [...shown.querySelectorAll('p')].find((p) => p.textContent?.includes(words));
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element?.getBoundingClientRect();
    if (!element || !box) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const around = frame?.getBoundingClientRect();
    const place = { x: x + (around?.left ?? 0), y: y + (around?.top ?? 0) };
    const isSeen = document.elementFromPoint(place.x, place.y) === (frame ?? element);
    if (isSeen && shown.elementFromPoint(x, y) === element) return place;
  }
  return undefined;
}
