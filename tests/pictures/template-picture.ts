import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallOutput, CallRequest } from '@galley/shared/contract/call';
import { type CallName, type Contract, declarationOf } from '@galley/shared/contract/contract';
import { type APIRequestContext, type Browser, chromium, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../chromium.mjs';
import { adminUrl, siteUrl } from '../e2e/product';
import { signInByApi } from '../e2e/sign-in';
import { type AgencyPicture, agencyPictures } from './agency/agency-pictures';
import { agency } from './agency/agency-site';
import { ownWords, picturesOfTemplate, shapesOfTemplate } from './agency/in-the-template';
import { makeAgency } from './agency/make-agency';
import { newCompany } from './new-company';
import { sheetOf, wholePicture } from './sheet';

/**
 * Puts a common template and the fixture that rebuilds it side by side, both with the same texts and pictures, from a
 * running product (`E2E_PORT_BASE`). The template is not part of this repository: `git clone
 * https://github.com/StartBootstrap/startbootstrap-agency /tmp/agency`, then `npm run template-picture --
 * /tmp/agency`. The template loads its icons from a server of Font Awesome; without a network, a second argument
 * is the script with them, `js/all.js` of the package `@fortawesome/fontawesome-free`.
 */
const documented = new URL('../../docs/screens/sites/', import.meta.url);
/** The widths of the browser's window, and of each half of the picture. */
const widths = [
  [390, 390],
  [1440, 720],
] as const;

async function main(template: string, icons: string) {
  const key = `agency${Date.now() % 1_000_000}`;
  const vendor = await request.newContext();
  await signInByApi(vendor, 'vendor@tracsoft.example');
  const admin = await newCompany(vendor, key, 'Northlight Studio');
  await makeAgency((name, input) => callOver(admin, name, input), siteUrl(key));
  const browser = await chromium.launch({ executablePath: findChromium(console.log) || undefined });
  const pictures = await agencyPictures();
  for (const [width, shown] of widths) {
    const original = await pictureOf(browser, width, async (page) => {
      await showOwnPictures(page, pictures);
      if (icons)
        await page.route('https://use.fontawesome.com/**', (route) => route.fulfill({ path: icons }));
      await page.goto(pathToFileURL(resolve(template, 'dist/index.html')).href);
      await page.evaluate(sayOwnWords, ownWords(agency.home));
    });
    const ours = await pictureOf(browser, width, async (page) => {
      await page.goto(siteUrl(key));
    });
    await writeFile(new URL(`template-${width}.webp`, documented), await sheetOf([original, ours], shown));
  }
  await browser.close();
}

async function pictureOf(browser: Browser, width: number, open: (page: Page) => Promise<void>) {
  const page = await browser.newPage({ viewport: { width, height: width > 1000 ? 900 : 844 } });
  await open(page);
  const picture = await wholePicture(page);
  await page.close();
  return picture;
}

/** Replaces the template's pictures by those of the fixture: the rights to its own photographs are unclear. */
async function showOwnPictures(page: Page, pictures: Map<string, AgencyPicture>): Promise<void> {
  for (const [place, name] of Object.entries(picturesOfTemplate)) {
    const { type, content } = pictures.get(name) as AgencyPicture;
    const shape = shapesOfTemplate[place.split('/')[0] ?? ''];
    const body = shape
      ? await sharp(content)
          .resize(...shape)
          .toBuffer()
      : content;
    await page.route(`**/assets/img/${place}`, (route) => route.fulfill({ contentType: type, body }));
  }
}

/** Runs in the browser. */
function sayOwnWords(words: Record<string, string[]>): void {
  for (const [selector, texts] of Object.entries(words)) {
    document.querySelectorAll(selector).forEach((element, at) => {
      if (texts[at] !== undefined) element.textContent = texts[at];
    });
  }
}

async function callOver<Name extends CallName>(
  admin: APIRequestContext,
  name: Name,
  input: CallRequest<Contract[Name]>,
): Promise<CallOutput<Contract[Name]>> {
  const { path, methods, multipart } = declarationOf(name);
  const method = methods.includes('POST') ? 'POST' : methods[0];
  const isQuery = method === 'GET' || method === 'DELETE';
  const answer = await admin.fetch(`${adminUrl}${path}`, {
    method,
    headers: { 'x-galley-csrf': '1' },
    ...(isQuery
      ? { params: input as Record<string, string> }
      : multipart === true
        ? { multipart: await partsOf(input as Record<string, unknown>) }
        : { data: input }),
  });
  if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

async function partsOf(input: Record<string, unknown>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

const [template = '', icons = ''] = process.argv.slice(2);
await readFile(join(template, 'dist/index.html')).catch(() => {
  throw new Error('Say where the template is: npm run template-picture -- /tmp/agency');
});
await main(template, icons);
