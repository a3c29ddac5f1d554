import { brotliCompressSync, constants } from 'node:zlib';
import type { Cloud } from '@galley/infra/local/cloud';
import { presetOf } from '@galley/shared/theme/presets';
import { presetNames } from '@galley/shared/theme/theme-words';
import type { Browser, Page, Request } from '@playwright/test';
import { findings } from '../e2e/axe';
import { median } from './median';
import type { Group, Row } from './row';
import { addStyleGuide, makeStarterCompanies, type StarterCompany } from './starter-companies';
import { withBrowser } from './with-browser';

/** What the CDN sends is compressed like this. */
const quality = 5;
const widths = [390, 1440];
/** In milliseconds: at once, and so late that every page has stood in the typefaces that stand in for its own. */
const fontDelays = { none: 0, late: 400 };

interface Visit {
  /** Company and path. */
  address: string;
  /** Of the document, with style and scripts in it, as it came over the wire. */
  bytes: number;
  /** For what is neither typeface nor picture. */
  requests: number;
  fonts: number;
  fontBytes: number;
  scriptBytes: number;
  /** It has something that only a script sets going: a form, a banner, what loads after a click. */
  isLively: boolean;
  shift: number;
}

/** What visitors of the starter sites load, and of the page that has every component in every look. */
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
      const inPresets = await visitInPresets(cloud, browser, { ...first, paths: [...first.paths, path] });
      const isGuide = ({ address }: Visit) => address.endsWith(path);
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

interface Address {
  key: string;
  path: string;
  width: number;
  fontDelayMs: number;
}

/** With an empty cache, down to the end of the page. */
async function visit(
  cloud: Cloud,
  browser: Browser,
  { key, path, width, fontDelayMs }: Address,
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
    address: `${key} ${path}`,
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

async function open(page: Page, address: string): Promise<Request> {
  const answer = await page.goto(address);
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}.`);
  return answer.request();
}

const bytesOf = async (request: Request) => (await request.sizes()).responseBodySize;

const compressed = (code: string) =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** In the browser: adds up by how much what was drawn has moved. */
function watchShifts() {
  const root = globalThis as typeof globalThis & { shift?: number };
  root.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      root.shift = (root.shift ?? 0) + Number('value' in entry && entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** In the browser: as someone reads, so that what waits for its turn is loaded too. */
async function goToEnd() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** In the browser. */
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

interface InPreset {
  what: string;
  /** More than without a preset. */
  bytes: number;
  /** Of axe, all rules. */
  findings: string[];
}

/** Each page of a company in each preset. */
async function visitInPresets(cloud: Cloud, browser: Browser, company: StarterCompany): Promise<InPreset[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const visitsWith = async (theme: ReturnType<typeof presetOf> | null) => {
    const { revision } = await company.admin.call('getTheme', {});
    await company.admin.call('saveTheme', { theme, revision });
    await cloud.settled();
    const visits: { path: string; bytes: number; findings: string[] }[] = [];
    for (const path of company.paths) {
      const sent = await open(page, `${cloud.siteUrl(company.key)}${path}`);
      visits.push({ path, bytes: await bytesOf(sent), findings: await findings(page, { isStrict: true }) });
    }
    return visits;
  };
  const plain = await visitsWith(null);
  const seen: InPreset[] = [];
  for (const name of presetNames) {
    const visits = await visitsWith(presetOf(name));
    for (const [index, { path, bytes, findings }] of visits.entries())
      seen.push({ what: `${name} on ${path}`, bytes: bytes - (plain[index]?.bytes ?? 0), findings });
  }
  await page.close();
  return seen;
}

interface Measured {
  starters: readonly Visit[];
  guide: readonly Visit[];
  /** Of the same pages, with late typefaces. */
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
    const note = `of ${visits.length} visits: ${at?.address ?? ''}`;
    return { name: `starter sites: ${name}`, value, unit, note, ...(target !== undefined && { target }) };
  };
  const found = inPresets.flatMap(({ what, findings }) => findings.map((finding) => `${what}: ${finding}`));
  const heaviest = inPresets.reduce((one, other) => (other.bytes > one.bytes ? other : one));
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
    most(`layout shift, typefaces ${fontDelays.late} ms late`, late, ({ shift }) => shift, '', 0),
    {
      name: 'starter sites: bytes that a preset adds',
      value: heaviest.bytes,
      unit: 'bytes',
      target: 600,
      note: `to what a page is without any; of ${inPresets.length}: ${heaviest.what}`,
    },
    {
      name: 'starter sites: axe, every preset',
      value: found.length,
      unit: 'findings',
      target: 0,
      note: `all rules on ${inPresets.length} pages${found[0] ? `: ${found[0]}` : ''}`,
    },
  ];
}
