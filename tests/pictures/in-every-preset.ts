import { presetOf } from '@galley/shared/theme/presets';
import { presetNames } from '@galley/shared/theme/theme-words';
import type { APIRequestContext, Browser } from '@playwright/test';
import { adminUrl, siteUrl } from '../e2e/product';
import { asked } from './new-company';
import { wholePicture } from './sheet';

const headers = { 'x-galley-csrf': '1' };
type SavedTheme = { theme: object | null; revision?: number };

/** The home page of a company of a running product in every preset; the company has its own look again afterwards. */
export async function homesInPresets(
  browser: Browser,
  admin: APIRequestContext,
  company: string,
): Promise<{ name: string; picture: Buffer }[]> {
  const saved = async (): Promise<SavedTheme> =>
    (await admin.get(`${adminUrl}/api/Admin/GetTheme`, { headers })).json();
  const save = async (theme: object | null) => {
    const { revision } = await saved();
    await asked(admin, 'Admin/SaveTheme', { theme, revision });
  };
  const { theme: own } = await saved();
  const homes: { name: string; picture: Buffer }[] = [];
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const name of presetNames) {
    const theme = presetOf(name);
    await save(theme);
    // The theme's brand is in the document; the copy at the edge is cleared by a job.
    for (let round = 0; round < 60; round += 1) {
      await page.goto(`${siteUrl(company)}/`);
      if (await page.locator(`meta[name=theme-color][content="${theme.brand}"]`).count()) break;
      await page.waitForTimeout(500);
    }
    homes.push({ name, picture: await wholePicture(page) });
  }
  await page.close();
  await save(own);
  return homes;
}
