import { mkdir, writeFile } from 'node:fs/promises';
import { starterNames } from '@galley/shared/starters/names';
import { presetNames } from '@galley/shared/theme/theme-words';
import { type APIRequestContext, type Browser, chromium, request } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../chromium.mjs';
import { adminUrl, siteUrl } from '../e2e/product';
import { signInByApi } from '../e2e/sign-in';
import { homesInPresets } from './in-every-preset';
import { asked, newCompany } from './new-company';
import { gridOf, sheetOf, wholePicture } from './sheet';

/**
 * Takes the pictures of the starter sites from a running product (`E2E_PORT_BASE`): it creates a company with each,
 * publishes all of its pages, and opens them in visitors' browsers. The small pictures are for the choice in a new
 * company; the others are for the documentation. `npm run starter-pictures`
 */
const root = new URL('../../', import.meta.url);
const documented = new URL('docs/screens/sites/', root);
const small = new URL('admin-web/src/features/first-run/looks/', root);
/** The widths of the browser's window, and of a page on the sheet. */
const widths = [
  [390, 240],
  [768, 320],
  [1440, 440],
  [1920, 440],
] as const;
/** In this time, jobs render pages again for what was published after them. */
const rerenderMs = 12_000;
const names: Record<string, string> = {
  trade: 'Ridge & Gable',
  cafe: 'Slow Crust',
  practice: 'Moreno Hale',
  shop: 'Fern & Field',
  club: 'Sunday Walkers',
};

async function main(only: readonly string[]) {
  await Promise.all([mkdir(documented, { recursive: true }), mkdir(small, { recursive: true })]);
  const browser = await chromium.launch({ executablePath: findChromium(console.log) || undefined });
  const vendor = await request.newContext();
  await signInByApi(vendor, 'vendor@tracsoft.example');
  const homes: Buffer[] = [];
  const inPresets: { name: string; picture: Buffer }[] = [];
  for (const starter of starterNames.filter((name) => only.length === 0 || only.includes(name))) {
    const key = `${starter}${Date.now() % 1_000_000}`;
    const { admin, paths } = await makeSite(vendor, key, starter);
    homes.push(await takePictures(browser, key, starter, paths));
    for (const { name, picture } of await homesInPresets(browser, admin, key))
      inPresets.push({ name: `${starter} in ${name}`, picture });
  }
  if (only.length === 0) {
    await writeFile(new URL('starters.webp', documented), await sheetOf(homes, 440));
    const grid = await gridOf(inPresets, { columns: presetNames.length, width: 300, height: 420 });
    const file = new URL('starters-in-presets.webp', documented);
    await writeFile(file, await grid.webp({ quality: 70 }).toBuffer());
  }
  await browser.close();
}

async function makeSite(vendor: APIRequestContext, key: string, starter: string) {
  const companyName = names[starter] ?? starter;
  const admin = await newCompany(vendor, key, companyName);
  await asked(admin, 'Admin/StartSite', {
    starter,
    companyName,
    telephone: '207 555 0123',
    address: '12 Mill Lane, Rockport, ME 04856',
  });
  const pages = await madePages(admin);
  for (const { pageId } of pages) {
    await asked(admin, 'Version/SubmitDraft', { pageId, comments: '' });
    await asked(admin, 'Version/PublishDraft', { pageId, versionId: 1, comments: '' });
  }
  // Buttons whose pages were not public yet, and lighter pictures.
  await new Promise((resolve) => setTimeout(resolve, rerenderMs));
  return { admin, paths: pages.map(({ fullUrl }) => fullUrl) };
}

async function madePages(admin: APIRequestContext): Promise<{ pageId: number; fullUrl: string }[]> {
  const headers = { 'x-galley-csrf': '1' };
  for (let round = 0; round < 200; round += 1) {
    const { start } = await (
      await admin.get(`${adminUrl}/api/AdminSettings/GetSiteChecklist`, { headers })
    ).json();
    if (start?.isMade)
      return (await admin.get(`${adminUrl}/api/Admin/GetPagesAndComponentData`, { headers })).json();
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error('The pages of the starter were not made within a minute.');
}

/** Makes a sheet of all pages for each width. @returns the home page at 1440 pixels */
async function takePictures(
  browser: Browser,
  key: string,
  starter: string,
  paths: string[],
): Promise<Buffer> {
  let home: Buffer = Buffer.alloc(0);
  for (const [width, shown] of widths) {
    const page = await browser.newPage({ viewport: { width, height: width > 1000 ? 900 : 844 } });
    const pictures: Buffer[] = [];
    for (const path of paths) {
      await page.goto(`${siteUrl(key)}${path}`);
      pictures.push(await wholePicture(page));
    }
    await page.close();
    await writeFile(new URL(`starter-${starter}-${width}.webp`, documented), await sheetOf(pictures, shown));
    if (width === 1440) home = pictures[paths.indexOf('/')] ?? home;
  }
  // The part visible without scrolling, and a little more.
  const seen = sharp(home).extract({ left: 0, top: 0, width: 1440, height: 1080 });
  await writeFile(new URL(`${starter}.webp`, small), await seen.resize(560).webp({ quality: 72 }).toBuffer());
  return home;
}

await main(process.argv.slice(2));
