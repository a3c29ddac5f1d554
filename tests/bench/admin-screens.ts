import type { Cloud } from '@galley/infra/local/cloud';
import type { BrowserContext, Page } from '@playwright/test';
import { openAdminSession } from './admin-session';
import { backups, components, oldPage, pageCount, writeLargeCompany } from './large-company-items';
import type { Group, Row } from './row';
import { withBrowser } from './with-browser';

const company = 'acme';
const slowDown = 6;
const keys = 60;

/** What people wait for on the screens: the list of a thousand pages, a full editor, and each key in its form. */
export const adminScreens: Group = {
  name: 'editor screens',
  measure(onProgress) {
    return withBrowser(onProgress, async (cloud, browser) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const { table, scope } = await openAdminSession(cloud, context, company);
      await writeLargeCompany(table, scope);
      onProgress(`${pageCount} pages are written`);
      const page = await context.newPage();
      const list = await msToShow(page, cloud, '/PageComponentManagement', 'Page number 22');
      await startDraft(cloud, context);
      const editor = await msToShow(page, cloud, `/UpdatePageComponent/${oldPage}`, `Part ${components}`);
      return [...rowsOf(list, editor), await typingRow(page)];
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

/** From opening a screen to the moment that a row of it is there; the best of three. */
async function msToShow(page: Page, cloud: Cloud, path: string, text: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const begun = performance.now();
    await page.goto(`${cloud.adminUrl}${path}`, { waitUntil: 'commit' });
    await page.getByText(text, { exact: true }).first().waitFor();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

/** From a key to the first picture that shows it, on a computer six times as slow. */
async function typingRow(page: Page): Promise<Row> {
  await page.getByRole('button', { name: 'Show the components' }).click();
  await page
    .getByRole('list', { name: 'Components' })
    .getByRole('button', { name: /^Typed text / })
    .click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    window.addEventListener(
      'keydown',
      (event) => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => times.push(performance.now() - event.timeStamp);
        requestAnimationFrame(() => painted.port2.postMessage(null));
      },
      { capture: true },
    );
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.keyboard.type('The quick brown fox jumps over the lazy dog and on. '.repeat(2).slice(0, keys), {
    delay: 120,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const times = await page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.POSITIVE_INFINITY;
  return {
    name: 'editor: key to picture, median',
    value: at(0.5),
    unit: 'ms',
    target: 32,
    note: `CPU x${slowDown}, ${components} components, ${sorted.length} keys, 95th percentile ${at(0.95).toFixed(0)} ms`,
  };
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
