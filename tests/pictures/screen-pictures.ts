import { mkdir, writeFile } from 'node:fs/promises';
import { linkTo } from '@galley/shared/admin-screens';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../chromium.mjs';
import { adminUrl, siteUrl } from '../e2e/product';
import { signInByApi } from '../e2e/sign-in';
import { deleteDraft, rejectChangedHome, submitChangedHome } from './changed-home';
import { asked, newCompany } from './new-company';

/**
 * Takes the screenshots of the documentation from a running product with its demo data (`E2E_PORT_BASE`). `npm run
 * screen-pictures -- editor look` takes only these.
 */
const folder = new URL('../../docs/screens/', import.meta.url);
const only = process.argv.slice(2);

interface Screen {
  name: string;
  /** Its path, or what makes the product ready for the picture and returns the path. */
  path: string | (() => Promise<string>);
  /** What to wait for, and do, before the screenshot. */
  ready?: (page: Page) => Promise<unknown>;
  isSignedOut?: boolean;
  /** Afterwards the product is as it was. */
  takeBack?: () => Promise<unknown>;
}

interface Shot {
  /** The suffix of the file name. */
  suffix: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
}

const shots: Shot[] = [
  { suffix: '', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { suffix: '-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  { suffix: '-phone', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
];

async function read<Body>(context: BrowserContext, path: string): Promise<Body> {
  const headers = { 'x-galley-csrf': '1' };
  return (await context.request.get(`${adminUrl}/api/${path}`, { headers })).json() as Promise<Body>;
}

/** The screens as an Admin of the demo company sees them. */
async function screensOf(admin: BrowserContext): Promise<Screen[]> {
  const rows = await read<{ pageId: number; fullUrl: string }[]>(admin, 'Admin/GetPagesAndComponentData');
  const home = rows.find(({ fullUrl }) => fullUrl === '/')?.pageId ?? 1;
  const [form] = await read<{ id: number }[]>(admin, 'AdminForms/GetAllForms');
  /** Types in the first heading of the page. */
  const typedIn = async (page: Page) => {
    const shown = page.frameLocator('iframe[title^="Page "]');
    await shown.locator('main [data-galley-field=heading]').first().click();
    await shown.getByRole('textbox').first().waitFor();
  };
  const { request } = admin;
  const openDraft = async () => {
    await asked(request, 'Version/CreateDraft', { pageId: home, copyVersionId: 1 });
    return linkTo('editPage', { pageId: home });
  };
  const compare = async () =>
    linkTo('compareVersions', { pageId: home, ...(await submitChangedHome(request, home)) });
  const atFirstChange = async (page: Page) => {
    await page.frameLocator('iframe[title^="After"]').locator('main').waitFor();
    await page.getByRole('button', { name: 'Next change' }).click();
    await page.getByRole('status', { name: 'Change' }).getByText('Change 1').waitFor();
  };
  return [
    { name: 'sign-in', path: linkTo('login'), isSignedOut: true },
    { name: 'start', path: linkTo('home'), ready: (page) => page.locator('iframe').first().waitFor() },
    { name: 'page-list', path: linkTo('pages') },
    { name: 'editor', path: openDraft, ready: typedIn, takeBack: () => deleteDraft(request, home) },
    {
      name: 'comparison',
      path: compare,
      ready: atFirstChange,
      takeBack: () => rejectChangedHome(request, home),
    },
    { name: 'look', path: linkTo('look'), ready: (page) => page.locator('iframe').nth(2).waitFor() },
    { name: 'images', path: linkTo('images') },
    { name: 'files', path: linkTo('files') },
    { name: 'calendar', path: linkTo('calendar') },
    { name: 'launches', path: linkTo('launches') },
    { name: 'create-page', path: linkTo('createPage') },
    { name: 'form-builder', path: linkTo('buildForm', { formId: form?.id ?? 1 }) },
  ];
}

/** The screen shows no placeholder, and every visible picture has loaded. Runs in the page. */
const isWhole = () =>
  !document.querySelector('[aria-busy="true"], .mantine-Skeleton-root, a[aria-label="Start page"]') &&
  [...document.images].every(
    (image) =>
      image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > window.innerHeight,
  );

async function take(page: Page, path: string, ready: Screen['ready']): Promise<Buffer> {
  await page.goto(path.startsWith('http') ? path : adminUrl + path);
  await page.locator('h1, h2').first().waitFor();
  await ready?.(page);
  await page.waitForFunction(isWhole);
  await page.evaluate(() => document.fonts.ready);
  // Where it shows no tooltip.
  await page.mouse.move((page.viewportSize()?.width ?? 0) - 2, 300);
  return page.screenshot({ animations: 'disabled' });
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChromium(console.log) || undefined });
const admin = await browser.newContext();
await signInByApi(admin.request, 'admin@acme.example');
const signedIn = await admin.storageState();
/** A company before its first sign-in, which is created for each run. */
const firstRun: Screen = { name: 'first-run', path: linkTo('firstRun') };
async function inNewCompany() {
  const vendor = await browser.newContext();
  await signInByApi(vendor.request, 'vendor@tracsoft.example');
  return (await newCompany(vendor.request, `new${Date.now()}`, 'Harbor Bakery')).storageState();
}
const site: Screen = { name: 'public-site', path: `${siteUrl('acme')}/`, isSignedOut: true };
for (const screen of [...(await screensOf(admin)), firstRun, site]) {
  if (only.length > 0 && !only.includes(screen.name)) continue;
  const path = typeof screen.path === 'string' ? screen.path : await screen.path();
  const session = screen === firstRun ? await inNewCompany() : signedIn;
  for (const { suffix, viewport, colorScheme } of shots) {
    // A site has its company's colours in both colour schemes.
    if (screen === site && colorScheme === 'dark') continue;
    const storageState = screen.isSignedOut ? undefined : session;
    const context = await browser.newContext({
      viewport,
      colorScheme,
      ...(storageState && { storageState }),
    });
    const picture = await take(await context.newPage(), path, screen.ready);
    await writeFile(
      new URL(`${screen.name}${suffix}.png`, folder),
      await sharp(picture).png({ palette: true, effort: 10 }).toBuffer(),
    );
    await context.close();
  }
  await screen.takeBack?.();
  console.log(screen.name);
}
await browser.close();
