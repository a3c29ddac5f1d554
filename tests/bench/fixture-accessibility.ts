import type { Cloud } from '@galley/infra/local/cloud';
import type { Browser } from '@playwright/test';
import { findings } from '../e2e/axe';
import { openAdminSession } from './admin-session';
import { writeFixtureSite } from './fixture-site';
import type { Group, Row } from './row';
import { withBrowser } from './with-browser';

const company = 'acme';
/** A width at which the menu is a row, and one at which it is a button. */
const widths = [1440, 390];

/** Serious and critical axe findings on each of the fixture's pages, with all rules. */
export const fixtureAccessibility: Group = {
  name: 'accessibility of the fixture',
  measure(onProgress) {
    return withBrowser(onProgress, async (cloud, browser) => {
      const session = await browser.newContext();
      const { table, scope } = await openAdminSession(cloud, session, company);
      const paths = (await writeFixtureSite(table, scope)).map(({ path }) => path);
      const rows: Row[] = [];
      for (const width of widths) {
        rows.push(await look(browser, cloud, paths, width));
        onProgress(`${paths.length} pages at ${width} pixels`);
      }
      return rows;
    });
  },
};

async function look(browser: Browser, cloud: Cloud, paths: readonly string[], width: number): Promise<Row> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const path of paths) {
    const answer = await page.goto(`${cloud.siteUrl(company)}${path}`);
    if (!answer?.ok()) throw new Error(`${path} answered ${answer?.status()}.`);
    for (const finding of await findings(page)) found.push(`${path} ${finding}`);
  }
  await page.close();
  return {
    name: `axe: ${paths.length} pages, ${width} pixels`,
    value: found.length,
    unit: 'findings',
    target: 0,
    note: found[0] ?? '',
  };
}
