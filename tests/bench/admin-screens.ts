import path from 'node:path';
import type { Cloud } from '@galley/infra/local/cloud';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { openAdminSession } from './admin-session';
import { type BarePage, serveBarePage } from './bare-page';
import { type Figure, median, millisecondsOf, ratioOf, repeated } from './figures';
import { firstKeyMs } from './first-key';
import { backups, components, oldPage, pageCount, textOf, writeLargeCompany } from './large-company-items';
import type { Group, Row } from './row';
import { type KeyTimes, keyTimes, typingNote } from './typing-speed';
import { withBrowser } from './with-browser';

const company = 'acme';
const root = path.join(import.meta.dirname, '../..');
/** The page itself, in the editor. */
const canvas = 'iframe[title^="Page "]';
const viewport = { width: 1440, height: 900 };
const bareText = (page: Page) => page.locator('.ProseMirror p').last();
const texts = Array.from({ length: components }, (_, index) => textOf(index + 1, backups + 1));
const shownPage = (page: Page) => page.frameLocator(canvas);

/** Loading times of screens: the list of a thousand pages, a full editor, and each key on the page. */
export const adminScreens: Group = {
  name: 'editor screens',
  measure(onProgress) {
    return withBrowser(onProgress, async (cloud, browser) => {
      const context = await browser.newContext({ viewport });
      const { table, scope } = await openAdminSession(cloud, context, company);
      await writeLargeCompany(table, scope);
      onProgress(`${pageCount} pages are written`);
      const page = await context.newPage();
      const row = page.getByText('Page number 22', { exact: true });
      const list = await msToShow(page, cloud, '/PageComponentManagement', row);
      await startDraft(cloud, context);
      const part = shownPage(page).getByText(`What part ${components} said`);
      const editor = await msToShow(page, cloud, `/UpdatePageComponent/${oldPage}`, part);
      const bare = await serveBarePage(root, texts);
      try {
        page.on('dialog', (dialog) => void dialog.accept());
        const [barePage, fullPage] = [
          await browser.newPage({ viewport }),
          await browser.newPage({ viewport }),
        ];
        const compared = { page, barePage, fullPage };
        const firstKey = await firstKeyRow(compared, cloud, bare);
        return [...rowsOf(list, editor), firstKey, ...(await typingRows(compared))];
      } finally {
        await bare.stop();
      }
    });
  },
};

/**
 * Creates a draft as a copy of the live version, with a text to type in. A page is published before, as in every
 * company with pages: the site around a page was then rendered by a release.
 */
async function startDraft(cloud: Cloud, { request }: BrowserContext): Promise<void> {
  const post = async (path: string, data: object) => {
    const headers = { 'x-galley-csrf': '1' };
    const answer = await request.post(`${cloud.adminUrl}/api/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  await post('Version/CreateDraft', { pageId: oldPage, copyVersionId: backups + 1 });
  await post('Version/SubmitDraft', { pageId: oldPage, comments: '' });
  await post('Version/PublishDraft', { pageId: oldPage, comments: '' });
  await post('Version/CreateDraft', { pageId: oldPage, copyVersionId: backups + 2 });
  await post('Admin/CreateHtmlEditorColumns', {
    pageId: oldPage,
    versionId: backups + 3,
    componentName: 'Typed text',
    borderStyle: 'none',
    format: '4_4',
    column1: '<p>Typed:</p>',
  });
}

/** The time from opening a screen until something of it is visible. */
const msToShow = (page: Page, cloud: Cloud, screen: string, shown: Locator): Promise<Figure> =>
  repeated(() =>
    millisecondsOf(async () => {
      await page.goto(`${cloud.adminUrl}${screen}`, { waitUntil: 'commit' });
      await shown.first().waitFor();
    }),
  );

/** The editor of a full page, a page with only the text editor, and one with the texts of the full page in it. */
interface Compared {
  page: Page;
  barePage: Page;
  fullPage: Page;
}

/** An additional figure: the target compares with the page that has the least to do. */
const besideFull = (own: readonly number[], full: readonly number[]) =>
  `${ratioOf(own, full).value.toFixed(2)} times TipTap with all the texts`;

/**
 * The time from opening the editor to the first letter on the page, compared with the page with only the text editor.
 */
async function firstKeyRow(
  { page, barePage, fullPage }: Compared,
  cloud: Cloud,
  served: BarePage,
): Promise<Row> {
  const [editor = [], bare = [], full = []] = await firstKeyMs(
    { page, url: `${cloud.adminUrl}/UpdatePageComponent/${oldPage}`, words: 'Typed:' },
    { page: barePage, url: served.url, words: 'Typed:' },
    { page: fullPage, url: served.full, words: 'Typed:' },
  );
  return {
    name: 'editor: opened to the first key, as many times TipTap alone',
    ...ratioOf(editor, bare),
    unit: 'x',
    target: 1.5,
    note: `${median(editor).toFixed(0)} and ${median(bare).toFixed(0)} ms from opening to the letter, ${components} components, warm cache; ${besideFull(editor, full)}`,
  };
}

/** Typing on the page itself, compared with typing on a page with only the text editor. */
async function typingRows({ page, barePage, fullPage }: Compared): Promise<Row[]> {
  await shownPage(page).getByText('Typed:').click();
  await page.keyboard.press('End');
  const frame = await (await page.locator(canvas).elementHandle())?.contentFrame();
  if (!frame) throw new Error('The editor shows no page.');
  for (const plain of [barePage, fullPage]) await bareText(plain).click();
  const [bare, full, typed] = await keyTimes(
    { page: barePage, document: barePage },
    { page: fullPage, document: fullPage },
    { page, document: frame },
  );
  if (!bare || !full || !typed) throw new Error('Nothing was measured.');
  const ratio = (of: keyof KeyTimes, share: string, target: number): Row => {
    const [own = [], alone = [], filled = []] = [typed, bare, full].map((rounds) =>
      rounds.map((round) => round[of]),
    );
    return {
      name: `editor: typing on the page, ${share}, as many times TipTap alone`,
      ...ratioOf(own, alone),
      unit: 'x',
      target,
      note: `${median(own).toFixed(1)} and ${median(alone).toFixed(1)} ms from key to picture, ${typingNote}, ${components} components; ${besideFull(own, filled)}`,
    };
  };
  return [ratio('median', 'median', 1.25), ratio('slow', '95th percentile', 2)];
}

const rowsOf = (list: Figure, editor: Figure): Row[] => [
  {
    name: 'page list: shown',
    ...list,
    unit: 'ms',
    target: 600,
    note: `${pageCount} pages, whole load`,
  },
  { name: 'editor: shown', ...editor, unit: 'ms', note: `${components} components, whole load` },
];
