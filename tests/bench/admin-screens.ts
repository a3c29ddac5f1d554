import path from 'node:path';
import type { Cloud } from '@galley/infra/local/cloud';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { openAdminSession } from './admin-session';
import { bareFirstKeyMs, firstKeyMs } from './first-key';
import { backups, components, oldPage, pageCount, writeLargeCompany } from './large-company-items';
import type { Group, Row } from './row';
import { bareKeyTimes, type KeyTimes, keyTimes, typingNote } from './typing-speed';
import { withBrowser } from './with-browser';

const company = 'acme';
const root = path.join(import.meta.dirname, '../..');
/** The page itself, in the editor. */
const canvas = 'iframe[title^="Page "]';
const shownPage = (page: Page) => page.frameLocator(canvas);

/** What people wait for on the screens: the list of a thousand pages, a full editor, and each key on the page. */
export const adminScreens: Group = {
  name: 'editor screens',
  measure(onProgress) {
    return withBrowser(onProgress, async (cloud, browser) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const { table, scope } = await openAdminSession(cloud, context, company);
      await writeLargeCompany(table, scope);
      onProgress(`${pageCount} pages are written`);
      const page = await context.newPage();
      const row = page.getByText('Page number 22', { exact: true });
      const list = await msToShow(page, cloud, '/PageComponentManagement', row);
      await startDraft(cloud, context);
      const part = shownPage(page).getByText(`What part ${components} said`);
      const editor = await msToShow(page, cloud, `/UpdatePageComponent/${oldPage}`, part);
      const firstKey = await firstKeyRow(page, cloud, browser);
      return [...rowsOf(list, editor), firstKey, ...(await typingRows(page, browser))];
    });
  },
};

/** A draft as a copy of the live version, with a text of its own to type in. */
async function startDraft(cloud: Cloud, { request }: BrowserContext): Promise<void> {
  const post = async (path: string, data: object) => {
    const headers = { 'x-galley-csrf': '1' };
    const answer = await request.post(`${cloud.adminUrl}/api/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await post('Version/CreateDraft', { pageId: oldPage, copyVersionId: backups + 1 });
  await post('Admin/CreateHtmlEditorColumns', {
    pageId: oldPage,
    versionId: backups + 2,
    componentName: 'Typed text',
    borderStyle: 'none',
    format: '4_4',
    column1: '<p>Typed:</p>',
  });
}

/** From opening a screen to the moment that something of it is there; the best of three. */
async function msToShow(page: Page, cloud: Cloud, screen: string, shown: Locator): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const begun = performance.now();
    await page.goto(`${cloud.adminUrl}${screen}`, { waitUntil: 'commit' });
    await shown.first().waitFor();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

/** From opening the editor of a full page to the first letter on the page, beside a page that has the text editor only. */
async function firstKeyRow(page: Page, cloud: Cloud, browser: Browser): Promise<Row> {
  const open = () => page.goto(`${cloud.adminUrl}/UpdatePageComponent/${oldPage}`, { waitUntil: 'commit' });
  page.on('dialog', (dialog) => void dialog.accept());
  const editor = await firstKeyMs(open, shownPage(page).getByText('Typed:'), page);
  const bare = await bareFirstKeyMs(browser, root);
  return {
    name: 'editor: opened to the first key, as many times TipTap alone',
    value: editor / bare,
    unit: 'x',
    target: 1.5,
    note: `${editor.toFixed(0)} and ${bare.toFixed(0)} ms from opening to the letter, ${components} components, warm cache`,
  };
}

/** Typing on the page itself, beside typing on a page that has the text editor and nothing else. */
async function typingRows(page: Page, browser: Browser): Promise<Row[]> {
  await shownPage(page).getByText('Typed:').click();
  await page.keyboard.press('End');
  const frame = await (await page.locator(canvas).elementHandle())?.contentFrame();
  if (!frame) throw new Error('The editor shows no page.');
  const bareBefore = await bareKeyTimes(browser, root);
  const typed = await keyTimes(page, frame);
  const bareAfter = await bareKeyTimes(browser, root);
  const bare = {
    median: Math.min(bareBefore.median, bareAfter.median),
    slow: Math.min(bareBefore.slow, bareAfter.slow),
  };
  const ratio = (of: keyof KeyTimes, share: string, target: number): Row => ({
    name: `editor: typing on the page, ${share}, as many times TipTap alone`,
    value: typed[of] / bare[of],
    unit: 'x',
    target,
    note: `${typed[of].toFixed(1)} and ${bare[of].toFixed(1)} ms from key to picture, ${typingNote}, ${components} components`,
  });
  return [ratio('median', 'median', 1.25), ratio('slow', '95th percentile', 2)];
}

const rowsOf = (list: number, editor: number): Row[] => [
  {
    name: 'page list: shown',
    value: list,
    unit: 'ms',
    target: 1_000,
    note: `${pageCount} pages, whole load`,
  },
  { name: 'editor: shown', value: editor, unit: 'ms', note: `${components} components, whole load` },
];
