import { brotliCompressSync, constants } from 'node:zlib';
import type { Cloud } from '@galley/infra/local/cloud';
import type { Browser, Request } from '@playwright/test';
import { median } from './figures';
import type { Group, Row } from './row';
import { bytesOf, open } from './sent-document';
import { addStyleGuide, makeStarterCompanies, type StarterCompany } from './starter-companies';
import { type InPreset, rowsOfPresets, visitInPresets } from './starter-presets';
import { withBrowser } from './with-browser';

/** The compression of the CDN. */
const quality = 5;
const widths = [390, 1440];
/** In milliseconds: none, and so long that every page is first drawn in fallback fonts. */
const fontDelays = { none: 0, late: 400 };

interface Visit {
  /** Company and path. */
  name: string;
  /** The document's bytes over the wire, with style and scripts in it. */
  bytes: number;
  /** Requests for anything but fonts and pictures. */
  requests: number;
  fonts: number;
  fontBytes: number;
  scriptBytes: number;
  /** It has something that needs a script: a form, a banner, or content that loads after a click. */
  isLively: boolean;
  shift: number;
}

/** What visitors of the starter sites load, and of a page that has every component in every look. */
export const starterSites: Group = {
  name: 'starter sites',
  measure(onProgress) {
    return withBrowser(onProgress, async (cloud, browser) => {
      const companies = await makeStarterCompanies(cloud, onProgress);
      const [first] = companies;
      if (!first) throw new Error('There is no starter site.');
      const path = await addStyleGuide(first);
      const all = [...companies, { ...first, paths: [path] }];
      const visits = await visitAll(cloud, browser, all, fontDelays.none);
      const late = await visitAll(cloud, browser, all, fontDelays.late);
      onProgress(`${visits.length + late.length} visits`);
      const withGuide = [{ ...first, paths: [...first.paths, path] }, ...companies.slice(1)];
      const inPresets = await visitInPresets(cloud, browser, withGuide, onProgress);
      const isGuide = ({ name }: Visit) => name.endsWith(path);
      const starters = visits.filter((visit) => !isGuide(visit));
      return rowsOf({ starters, guide: visits.filter(isGuide), late, inPresets });
    });
  },
};

async function visitAll(
  cloud: Cloud,
  browser: Browser,
  companies: readonly StarterCompany[],
  fontDelayMs: number,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const { key, paths } of companies) {
    for (const path of paths) {
      for (const width of widths) visits.push(await visit(cloud, browser, { key, path, width, fontDelayMs }));
    }
  }
  return visits;
}

interface PlannedVisit {
  key: string;
  path: string;
  width: number;
  fontDelayMs: number;
}

/** With an empty cache, scrolled to the end of the page. */
async function visit(
  cloud: Cloud,
  browser: Browser,
  { key, path, width, fontDelayMs }: PlannedVisit,
): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  if (fontDelayMs > 0) {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
      await route.continue();
    });
  }
  await page.addInitScript(watchShifts);
  const sent = await open(page, `${cloud.siteUrl(key)}${path}`);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(goToEnd);
  await page.waitForLoadState('networkidle');
  const fonts = requests.filter((request) => request.resourceType() === 'font');
  const others = requests.filter((request) => !['font', 'image'].includes(request.resourceType()));
  const seen = await page.evaluate(look);
  const result = {
    name: `${key} ${path}`,
    bytes: await bytesOf(sent),
    requests: others.length,
    fonts: fonts.length,
    fontBytes: (await Promise.all(fonts.map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0),
    scriptBytes: seen.scripts.reduce((sum, code) => sum + compressed(code), 0),
    isLively: seen.isLively,
    shift: seen.shift,
  };
  await page.close();
  return result;
}

const compressed = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Runs in the browser: adds up the layout shifts. */
function watchShifts() {
  const root = globalThis as typeof globalThis & { shift?: number };
  root.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      root.shift = (root.shift ?? 0) + Number('value' in entry && entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the browser: scrolls like a reader, so that lazy content is loaded too. */
async function goToEnd() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Runs in the browser. */
function look() {
  const root = globalThis as typeof globalThis & { shift?: number };
  return {
    shift: root.shift ?? 0,
    scripts: [...document.scripts]
      .filter(({ type }) => type !== 'application/ld+json')
      .map(({ textContent }) => textContent ?? ''),
    isLively: document.querySelector('[data-sent],[data-banner],[data-embed],[data-announcement]') !== null,
  };
}

interface Measured {
  starters: readonly Visit[];
  guide: readonly Visit[];
  /** The same pages with late fonts. */
  late: readonly Visit[];
  inPresets: readonly InPreset[];
}

function rowsOf({ starters, guide, late, inPresets }: Measured): Row[] {
  const all = [...starters, ...guide];
  const size = `HTML, CSS and JavaScript, brotli ${quality}, as Chromium loads them`;
  const most = (
    name: string,
    visits: readonly Visit[],
    figure: (visit: Visit) => number,
    unit: string,
    target?: number,
  ): Row => {
    const value = Math.max(...visits.map(figure));
    const at = visits.find((visit) => figure(visit) === value);
    const note = `of ${visits.length} visits: ${at?.name ?? ''}`;
    return { name: `starter sites: ${name}`, value, unit, note, ...(target !== undefined && { target }) };
  };
  return [
    {
      name: 'starter sites: bytes, median',
      value: median(starters.map(({ bytes }) => bytes)),
      unit: 'bytes',
      target: 9_000,
      note: size,
    },
    most('bytes, largest', starters, ({ bytes }) => bytes, 'bytes', 14_000),
    most('bytes, every component in every look', guide, ({ bytes }) => bytes, 'bytes'),
    most('requests but fonts and pictures', all, ({ requests }) => requests, 'requests', 1),
    most('typefaces', all, ({ fonts }) => fonts, 'files', 2),
    most('typefaces, bytes', all, ({ fontBytes }) => fontBytes, 'bytes', 45_000),
    most('JavaScript', all, ({ scriptBytes }) => scriptBytes, 'bytes', 3_000),
    most(
      'JavaScript where nothing moves',
      all.filter(({ isLively }) => !isLively),
      ({ scriptBytes }) => scriptBytes,
      'bytes',
      0,
    ),
    most('layout shift', all, ({ shift }) => shift, '', 0),
    // Words in the middle or to the right begin some pixels elsewhere in another face; no line goes up or down.
    most(
      `layout shift, typefaces ${fontDelays.late} ms late`,
      late,
      ({ shift }) => 1_000 * shift,
      'thousandths',
      1,
    ),
    ...rowsOfPresets(inPresets),
  ];
}
