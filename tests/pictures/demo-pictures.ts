import { writeFile } from 'node:fs/promises';
import { type Browser, chromium, request } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from '../chromium.mjs';
import { siteUrl } from '../e2e/product';
import { signInByApi } from '../e2e/sign-in';
import { homesInPresets } from './in-every-preset';
import { gridOf, wholePicture } from './sheet';

/**
 * Takes the pictures of the demo companies' sites from a product that runs on this machine (`E2E_PORT_BASE`): pages at
 * four widths, and the first company's home page in every preset, in colour and as small grey ones that still have to
 * be told apart. `npm run demo-pictures`
 */
const documented = new URL('../../docs/screens/sites/', import.meta.url);
const pages: [company: string, page: string, path: string][] = [
  ['acme', 'home', '/'],
  ['acme', 'about', '/about'],
  ['acme', 'services', '/services'],
  ['globex', 'home', '/'],
  ['globex', 'services', '/services'],
];
/** A picture is at most this wide. */
const widest = 960;

async function takePages(browser: Browser) {
  for (const width of [390, 768, 1440, 1920]) {
    const page = await browser.newPage({ viewport: { width, height: width > 1000 ? 900 : 844 } });
    for (const [company, name, path] of pages) {
      await page.goto(`${siteUrl(company)}${path}`);
      const picture = sharp(await wholePicture(page)).resize({ width: Math.min(width, widest) });
      const file = new URL(`${company}-${name}-${width}.webp`, documented);
      await writeFile(file, await picture.webp({ quality: 72 }).toBuffer());
    }
    await page.close();
  }
}

async function takeDesigns(browser: Browser) {
  const admin = await request.newContext();
  await signInByApi(admin, 'admin@acme.example');
  const homes = await homesInPresets(browser, admin, 'acme');
  const named = homes.map(({ name, picture }) => ({
    picture,
    name: `${name[0]?.toUpperCase()}${name.slice(1)}`,
  }));
  const colour = await gridOf(named, { columns: 3, width: 440, height: 900 });
  await writeFile(new URL('designs.jpg', documented), await colour.jpeg({ quality: 82 }).toBuffer());
  const grey = await gridOf(named, { columns: 3, width: 150, height: 200 });
  await writeFile(
    new URL('designs-grey.jpg', documented),
    await grey.grayscale().jpeg({ quality: 82 }).toBuffer(),
  );
}

const browser = await chromium.launch({ executablePath: findChromium(console.log) || undefined });
await takePages(browser);
await takeDesigns(browser);
await browser.close();
