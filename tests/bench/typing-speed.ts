import type { Frame, Page } from '@playwright/test';

const slowDown = 6;
const keys = 60;
const rounds = 5;
const words = 'The quick brown fox jumps over the lazy dog and on. '.repeat(2).slice(0, keys);

export interface KeyTimes {
  median: number;
  /** The 95th percentile. */
  slow: number;
}

/** A document with the cursor in a text. */
export interface TypedDocument {
  page: Page;
  document: Page | Frame;
}

/**
 * Measures the time from a key to the first frame that shows it, on a computer six times as slow. The pages take
 * turns; each returns one result per round.
 */
export async function keyTimes(...typed: TypedDocument[]): Promise<KeyTimes[][]> {
  const times = typed.map((): KeyTimes[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of typed.entries()) times[index]?.push(await roundOf(one));
  }
  return times;
}

async function roundOf({ page, document }: TypedDocument): Promise<KeyTimes> {
  await page.bringToFront();
  await document.evaluate(() => {
    const times: number[] = [];
    const stop = new AbortController();
    Object.assign(window, { keyTimes: { times, stop } });
    window.addEventListener(
      'keydown',
      (event) => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
        requestAnimationFrame(() => painted.port2.postMessage(null));
      },
      { capture: true, signal: stop.signal },
    );
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.keyboard.type(words, { delay: 120 });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devTools.detach();
  const times = await document.evaluate(() => {
    const { keyTimes } = window as unknown as { keyTimes: { times: number[]; stop: AbortController } };
    keyTimes.stop.abort();
    return keyTimes.times;
  });
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.POSITIVE_INFINITY;
  return { median: at(0.5), slow: at(0.95) };
}

export const typingNote = `CPU x${slowDown}, ${keys} keys`;
