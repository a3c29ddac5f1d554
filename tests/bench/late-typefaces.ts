import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assemblePage } from '@galley/public-web/assemble';
import { renderChrome, renderPage } from '@galley/public-web/entry-server';
import { presetOf } from '@galley/shared/theme/presets';
import { presetNames, type Theme, type TypePairName } from '@galley/shared/theme/theme-words';
import { filesOf, typePairs } from '@galley/shared/theme/type-pairs';
import { type Browser, chromium } from '@playwright/test';
import { sampleHomePage, sampleInnerPage } from '../../public-web/src/testing/sample-pages';
import { sampleSite } from '../../public-web/src/testing/sample-site';
import { styleGuideHome } from '../../public-web/src/testing/style-guide';
import { findChromium } from '../chromium.mjs';
import { median } from './figures';
import type { Group } from './row';

const folder = fileURLToPath(new URL('../../public-web/fonts', import.meta.url));
const pages = { home: sampleHomePage, inner: sampleInnerPage, 'style guide': styleGuideHome };
const widths = [390, 1440];

/** Every preset, and the smallest one with every pair of fonts that none of them has. */
const themes: [string, Theme][] = [
  ...presetNames.map((name): [string, Theme] => [name, presetOf(name)]),
  ...(Object.keys(typePairs) as TypePairName[])
    .filter((type) => presetNames.every((name) => presetOf(name).type !== type))
    .map((type): [string, Theme] => [type, { ...presetOf('clear'), type }]),
].filter(([, { type }]) => filesOf(type).length > 0);

/** How far pages shift when their fonts load after everything was drawn in fallback fonts. */
export const lateTypefaces: Group = {
  name: 'late typefaces',
  async measure(onProgress) {
    const executablePath = findChromium(onProgress);
    const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
    try {
      const seen: { what: string; shift: number }[] = [];
      for (const [look, theme] of themes) {
        for (const [name, page] of Object.entries(pages)) {
          for (const width of widths) {
            const html = documentOf(theme, page);
            seen.push({
              what: `${look}, ${name}, ${width} pixels`,
              shift: await shiftOf(browser, html, width),
            });
          }
        }
        onProgress(look);
      }
      const most = seen.reduce((one, other) => (other.shift > one.shift ? other : one));
      const note = `of ${seen.length} pages`;
      return [
        {
          name: 'late typefaces: layout shift, median',
          value: 1_000 * median(seen.map(({ shift }) => shift)),
          unit: 'thousandths',
          target: 1,
          note,
        },
        {
          name: 'late typefaces: layout shift, most',
          value: 1_000 * most.shift,
          unit: 'thousandths',
          target: 20,
          note: `${note}: ${most.what}`,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};

function documentOf(theme: Theme, page: typeof sampleHomePage): string {
  const site = { ...sampleSite, theme };
  return assemblePage(renderChrome(site), renderPage(page, site), {
    path: page.fullUrl,
    origin: 'https://a.example',
  });
}

type WithShift = typeof globalThis & { shift: number };

/** The fonts are delayed until the page is drawn, however fast the machine is. */
async function shiftOf(browser: Browser, html: string, width: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  let letGo = () => {};
  const isDrawn = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'document') return route.fulfill({ contentType: 'text/html', body: html });
    if (request.resourceType() !== 'font') return route.abort();
    await isDrawn;
    const body = readFileSync(join(folder, basename(request.url())));
    return route.fulfill({
      contentType: 'font/woff2',
      headers: { 'access-control-allow-origin': '*' },
      body,
    });
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as WithShift).shift =
          ((globalThis as WithShift).shift ?? 0) + Number('value' in entry && entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('http://a.example/', { waitUntil: 'domcontentloaded' });
  const shift = async () => {
    await page.waitForTimeout(300);
    return page.evaluate(() => (globalThis as WithShift).shift ?? 0);
  };
  const before = await shift();
  letGo();
  await page.evaluate(() => document.fonts.ready);
  const after = await shift();
  await page.close();
  return after - before;
}
