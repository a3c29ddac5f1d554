import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { adminUrl } from './product';
import { call, signInByApi } from './sign-in';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;
export const editor = 'editor@acme.example';
export const admin = 'admin@acme.example';
const texts = { Opening: '<p>Opening words</p>', Closing: '<p>Closing words</p>' };

/** Creates a page for this run, with two texts in its draft. */
export async function makePage({ request }: BrowserContext, start = 'editing'): Promise<number> {
  const name = `${start}-${Date.now()}`;
  const { body } = await call(request, 'Admin/CreatePage', {
    name,
    friendlyUrl: name,
    scoTitle: `The Slipway ${name}`,
    scoMetaDescription: `How boats come in: ${name}`,
    scoMetaKeywords: 'slipway',
    showOnMenu: false,
    isExternal: false,
  });
  for (const [componentName, column1] of Object.entries(texts)) {
    const fields = { componentName, column1, borderStyle: 'none', format: '4_4' };
    const made = await call(request, 'Admin/CreateHtmlEditorColumns', {
      pageId: body,
      versionId: 1,
      ...fields,
    });
    expect(made.status).toBe(200);
  }
  return body as number;
}

/** The canvas as a frame, in which scripts can be run. */
export const canvasFrame = async (page: Page) => {
  const frame = await (await page.locator('iframe[title^="Page "]').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no canvas.');
  return frame;
};

/** Sessions of both users before the file's tests, and a page that they edit. */
export function preparePage() {
  const sessions: Record<string, Session> = {};
  let pageId = 0;
  test.beforeAll(async ({ browser }) => {
    for (const email of [editor, admin]) {
      const context = await browser.newContext({ baseURL: adminUrl });
      await signInByApi(context.request, email);
      sessions[email] = await context.storageState();
      if (email === editor) pageId = await makePage(context);
      await context.close();
    }
  });
  const newContext = (browser: Browser, email = editor) =>
    browser.newContext({ baseURL: adminUrl, storageState: sessions[email] });
  return {
    pageId: () => pageId,
    newContext,
    openEditor: async (browser: Browser, email = editor): Promise<Page> => {
      const page = await (await newContext(browser, email)).newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(`/UpdatePageComponent/${pageId}`);
      return page;
    },
  };
}

export const state = (page: Page) => page.getByRole('status', { name: 'State of the form' });
export const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
/** The page itself, in the editor. */
export const canvas = (page: Page) => page.frameLocator('iframe[title^="Page "]');
/** The screen that shows a version as visitors get it. */
export const preview = (page: Page) => page.frameLocator('iframe[title^="Preview of"]');

export async function openText(page: Page, name: string) {
  await page
    .getByRole('list', { name: 'Components' })
    .getByRole('button', { name: new RegExp(`^${name} `) })
    .click();
  await expect(textOf(page)).toBeVisible();
}

export async function typeAtEnd(page: Page, words: string) {
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** The position, in pixels from the element's corner, where a click puts the cursor before a word. */
export function beforeWord(element: HTMLElement, word: string) {
  const text = element.firstChild as Text;
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(word));
  range.setEnd(text, text.data.indexOf(word) + 1);
  const [at, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
  return { x: at.left + 1 - box.left, y: at.top + at.height / 2 - box.top };
}

/** On every device all of these can be seen. */
export async function expectEverywhere(page: Page, parts: readonly Locator[]): Promise<void> {
  for (const width of [1024, 900, 768, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of parts) await expect(part, `${width} pixels`).toBeInViewport({ ratio: 0.9 });
    await expectCrumbsApart(page, `${width} pixels`);
  }
}

/** No breadcrumb is drawn over another. */
async function expectCrumbsApart(page: Page, at: string) {
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('> div');
  const boxes = await crumbs.evaluateAll((all) => all.map((crumb) => crumb.getBoundingClientRect()));
  const shown = boxes.filter(({ width }) => width > 1);
  expect(shown.length, at).toBeGreaterThan(0);
  for (const [index, { left }] of shown.entries())
    expect(shown[index - 1]?.right ?? 0, at).toBeLessThanOrEqual(left);
}
