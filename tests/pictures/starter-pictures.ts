import { mkdir, writeFile } from 'node:fs/promises';
import { starterNames } from '@galley/shared/starters/names';
import { type APIRequestContext, type Browser, chromium, request } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../chromium.mjs';
import { adminUrl, siteUrl, waitForCode, waitForMail } from '../e2e/product';
import { call, signInByApi } from '../e2e/sign-in';

/**
 * Takes the pictures of the starter sites from a product that runs on this machine (`E2E_PORT_BASE`): a company is made
 * with each, all of its pages are published, and visitors' browsers look at them. The small ones are those among which
 * a new company chooses; the others are for the documentation. `npm run starter-pictures`
 */
const root = new URL('../../', import.meta.url);
const documented = new URL('docs/screens/sites/', root);
const small = new URL('admin-web/src/features/first-run/looks/', root);
/** Of the browser's window, and of a page on the sheet. */
const widths = [
  [390, 240],
  [768, 320],
  [1440, 440],
] as const;
const password = 'Rowing-boat-21';
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
  for (const starter of starterNames.filter((name) => only.length === 0 || only.includes(name))) {
    const key = `${starter}${Date.now() % 1_000_000}`;
    const paths = await makeSite(vendor, key, starter);
    homes.push(await takePictures(browser, key, starter, paths));
  }
  if (only.length === 0) await writeFile(new URL('starters.webp', documented), await sheetOf(homes, 440));
  await browser.close();
}

async function makeSite(vendor: APIRequestContext, key: string, starter: string): Promise<string[]> {
  const email = `first@${key}.example`;
  const companyName = names[starter] ?? starter;
  await asked(vendor, 'AdminSettings/CreateCompany', {
    company: key,
    companyName,
    domain: '',
    email,
    firstName: 'Ann',
    lastName: 'Baker',
  });
  const admin = await request.newContext();
  await firstSignIn(admin, email);
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
  return pages.map(({ fullUrl }) => fullUrl);
}

async function asked(context: APIRequestContext, path: string, data: unknown) {
  const { status, body } = await call(context, path, data);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
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

async function firstSignIn(admin: APIRequestContext, email: string) {
  const mail = await waitForMail(email, ({ text }) => text.includes('temporary password'));
  const temporary = /temporary password[^\n]*\s+(\S+)/i.exec(mail.text)?.[1] ?? '';
  const { userId } = await asked(admin, 'authentication/authenticate', {
    username: email,
    password: temporary,
  });
  await asked(admin, 'authentication/ChangePassword', {
    userId,
    oldPassword: temporary,
    newPassword: password,
    confirmPassword: password,
  });
  const since = new Date();
  await admin.get(`${adminUrl}/api/authentication/twoFactor?userId=${userId}`, {
    headers: { 'x-galley-csrf': '1' },
  });
  await asked(admin, 'authentication/twoFactor', { userId, code: await waitForCode(email, since) });
}

/** A sheet of all pages for each width. @returns the home page at the widest one */
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
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      pictures.push(await page.screenshot({ fullPage: true }));
    }
    await page.close();
    await writeFile(new URL(`starter-${starter}-${width}.webp`, documented), await sheetOf(pictures, shown));
    home = pictures[paths.indexOf('/')] ?? home;
  }
  // What is seen without scrolling, and a little more.
  const seen = sharp(home).extract({ left: 0, top: 0, width: 1440, height: 1080 });
  await writeFile(new URL(`${starter}.webp`, small), await seen.resize(560).webp({ quality: 72 }).toBuffer());
  return home;
}

const gap = 20;

/** Pictures side by side, each as wide as that. */
async function sheetOf(pictures: Buffer[], width: number): Promise<Buffer> {
  const resized = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...resized.map(({ info }) => info.height));
  const size = { width: gap + resized.length * (width + gap), height: height + 2 * gap };
  const placed = resized.map(({ data }, at) => ({ input: data, left: gap + at * (width + gap), top: gap }));
  const sheet = sharp({ create: { ...size, channels: 3, background: '#d9d7d2' } }).composite(placed);
  return sheet.webp({ quality: 60 }).toBuffer();
}

await main(process.argv.slice(2));
