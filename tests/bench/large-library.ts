import type { CompanyScope } from '@galley/functions/core/company-scope';
import { type ImageRecord, imageEntity } from '@galley/functions/core/entities/image';
import { chunk, type Table, type Write } from '@galley/functions/core/table';
import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import type { BrowserContext, Page } from '@playwright/test';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor } from '../support/companies';
import { pngOf } from '../support/images/sample-images';
import { startTestCloud } from '../support/test-cloud';
import { openAdminSession } from './admin-session';
import { figureOf, leastRuns, millisecondsOf, repeated } from './figures';
import type { Group, Row } from './row';
import { withBrowser } from './with-browser';

const imageCount = 5_000;
/** The number of pictures that the library and the editor's gallery read first. */
const shownAtOnce = 60;
const slowDown = 6;

/** A library of five thousand pictures: opening it reads only what it shows, and scrolling stays smooth. */
export const largeLibrary: Group = {
  name: 'large library',
  async measure(onProgress) {
    return [...(await callRows(onProgress)), ...(await screenRows(onProgress))];
  },
};

async function writeLibrary(table: Table, scope: CompanyScope): Promise<void> {
  const records = Array.from({ length: imageCount }, (_, index): ImageRecord => {
    const id = index + 1;
    const at = new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString();
    return {
      ...imageEntity.key(scope, id),
      id,
      imageUrl: `${scope.company}/${id}/picture-number-${id}`,
      imageDescription: `Picture number ${id} of the large library`,
      altText: 'What there is to see on it, in a sentence of some length',
      width: 1_920,
      height: [1_080, 1_280, 1_920][id % 3] ?? 1_080,
      bytes: 400_000,
      contentType: 'image/jpeg',
      tags: ['harbour', `year ${2000 + (id % 25)}`],
      widths: [480, 960, 1_440, 1_920],
      widthsOf: 1,
      createdAt: at,
      changedAt: at,
      revision: 1,
    };
  });
  const writes = records.map((record): Write => ({ put: { ...record } }));
  for (const part of chunk(writes, 50)) await table.commit(part);
}

async function callRows(onProgress: (line: string) => void): Promise<Row[]> {
  const cloud = await startTestCloud({ runJobs: false });
  try {
    const made = await makeCompany('large');
    const session = await sessionFor(cloud, made, 'Level4');
    await writeLibrary(cloud.table, made.scope);
    onProgress(`${imageCount} pictures are written`);
    const measured = async (input: Record<string, unknown>) => {
      const begun = performance.now();
      const { result, calls } = await cloud.calls.during(() => callApi('listImages', input, { session }));
      return { answer: result, calls, ms: performance.now() - begun };
    };
    await measured({ limit: 1 });
    const opened = await measured({ limit: shownAtOnce });
    const onePicture = await measured({ limit: 1 });
    const searches = [];
    for (let round = 0; round < leastRuns; round += 1) {
      searches.push(await measured({ limit: shownAtOnce, search: 'number 17 of' }));
    }
    const [found = opened] = searches;
    const perPicture = units(opened.calls) - units(onePicture.calls);
    return [
      {
        name: 'image library: pictures answered to open it',
        value: opened.answer.body.length,
        unit: 'pictures',
        target: shownAtOnce,
        note: `of ${imageCount}`,
      },
      {
        name: 'image library: reads to open it',
        value: units(opened.calls),
        unit: 'units',
        // Half a unit for each 2 KB; a picture's record has about 600 bytes.
        target: 12,
        note: `${perPicture} of them for ${shownAtOnce} pictures, the rest for the session`,
      },
      { name: 'image library: calls to open it', value: opened.calls.length, unit: 'calls', target: 2 },
      {
        name: 'image library: search in all',
        ...figureOf(searches.map(({ ms }) => ms)),
        unit: 'ms',
        note: `${found.answer.body.length} found, ${units(found.calls)} units`,
      },
    ];
  } finally {
    await cloud.stop();
  }
}

const units = (calls: readonly ObservedCall[]) => calls.reduce((sum, call) => sum + call.units, 0);

function screenRows(onProgress: (line: string) => void): Promise<Row[]> {
  return withBrowser(onProgress, async (cloud, browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { table, scope } = await openAdminSession(cloud, context, 'acme');
    await writeLibrary(table, scope);
    await servePictures(context);
    const page = await context.newPage();
    const shown = await repeated(() =>
      millisecondsOf(async () => {
        await page.goto(`${cloud.adminUrl}/ImageManagement`, { waitUntil: 'commit' });
        await pictureNumber(page, imageCount).waitFor();
      }),
    );
    const inAll = `${imageCount.toLocaleString('en-US')} images`;
    await page.getByText(inAll).waitFor();
    return [
      {
        name: 'image library: shown',
        ...shown,
        unit: 'ms',
        target: 2_000,
        note: 'whole load',
      },
      await scrollRow(page),
      {
        name: 'image library: elements of the screen',
        value: await page.locator('*').count(),
        unit: 'elements',
        target: 1_500,
        note: inAll,
      },
    ];
  });
}

const pictureNumber = (page: Page, id: number) =>
  page.getByRole('button', { name: `Details of Picture number ${id} of`, exact: false });

/** The content of the pictures is irrelevant: every URL serves the same small one. */
async function servePictures(context: BrowserContext): Promise<void> {
  const body = pngOf(48, 27);
  await context.route('**/images/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
}

/** The time between frames while scrolling, on a computer six times as slow. */
async function scrollRow(page: Page): Promise<Row> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const frames = await page.evaluate(async () => {
    const times: number[] = [];
    let before = performance.now();
    for (let frame = 0; frame < 120; frame += 1) {
      window.scrollBy(0, frame < 60 ? 150 : -150);
      await new Promise(requestAnimationFrame);
      const now = performance.now();
      times.push(now - before);
      before = now;
    }
    return times;
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.POSITIVE_INFINITY;
  return {
    name: 'image library: frame while scrolling, median',
    value: at(0.5),
    unit: 'ms',
    target: 50,
    note: `CPU x${slowDown}, ${imageCount} pictures read, 95th percentile ${at(0.95).toFixed(0)} ms`,
  };
}
