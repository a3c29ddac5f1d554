import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { xssCorpus } from '../support/xss-corpus';
import { adminUrl, siteUrl } from './product';
import { call, signInByApi } from './sign-in';

/**
 * Every attack string is saved through the API, then looked at wherever it is shown: in the editor, in its preview
 * and on the public page. Nothing may run, and nobody else may be asked for anything.
 */
/** Notes dialogs and requests that leave this machine, for as long as the page lives. */
function watch(page: Page): string[] {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOwn = hostname.endsWith('localhost') || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn) harm.push(`request: ${request.url()}`);
  });
  return harm;
}

/** Until every picture has come or failed, in the frames too; then time enough for what that sets off. */
async function settle(page: Page): Promise<void> {
  const isLoading = () =>
    [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
  for (const frame of page.frames()) await expect.poll(() => frame.evaluate(isLoading)).toBe(false);
  await page.waitForTimeout(1_000);
}

/** Of its own in every run, so that the test may run again on the same data. */
const path = `attacked-${Date.now()}`;

async function makeAttackedPage(context: BrowserContext) {
  const { request } = context;
  await signInByApi(request, 'admin@acme.example');
  const details = {
    name: path,
    friendlyUrl: path,
    scoTitle: 'Attacked',
    scoMetaDescription: 'Attacked',
    scoMetaKeywords: 'attack',
    showOnMenu: false,
    isExternal: false,
  };
  const { body: pageId } = await call(request, 'Admin/CreatePage', details);
  const attack = (index: number) => `<p>Attack ${index}</p>${xssCorpus[index]?.html ?? ''}`;
  for (let index = 0; index < xssCorpus.length; index += 2) {
    const saved = await call(request, 'Admin/CreateHtmlEditorColumns', {
      pageId,
      versionId: 1,
      componentName: `Attack ${index}`,
      borderStyle: 'none',
      format: '4_2-2',
      column1: attack(index),
      column3: attack(index + 1),
    });
    expect(saved.status, xssCorpus[index]?.name).toBe(200);
  }
  const saved = await call(request, 'Admin/CreateHtmlEditorColumns', {
    pageId,
    versionId: 1,
    componentName: 'Aligned',
    borderStyle: 'none',
    format: '4_4',
    column1: aligned,
  });
  expect(saved.status).toBe(200);
  return pageId as number;
}

const words = 'Lines longer than seventy letters are hard to read, so they break. '.repeat(4);
const aligned = `<h2 style="text-align: center">Centred</h2>
<p style="text-align: center">Middle: ${words}</p><p style="text-align: right">End: ${words}</p>
<figure><table><tr><td>Figure</td></tr></table><figcaption>Caption</figcaption></figure>`;

/** The left edge and the width of what stands in the last column of a page. */
async function boxIn(page: Page, selector: string) {
  const box = await page.locator('main .rich').last().locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return { left: box.x, right: box.x + box.width, middle: box.x + box.width / 2, width: box.width };
}

async function expectAligned(page: Page): Promise<void> {
  const column = await boxIn(page, 'xpath=.');
  const [heading, middle, end, figure] = [
    await boxIn(page, 'h2'),
    await boxIn(page, 'p:has-text("Middle")'),
    await boxIn(page, 'p:has-text("End")'),
    await boxIn(page, 'figure'),
  ];
  expect(middle.width).toBeLessThan(column.width - 50);
  expect(heading.middle).toBeCloseTo(column.middle, 0);
  expect(middle.middle).toBeCloseTo(column.middle, 0);
  expect(end.right).toBeCloseTo(column.right, 0);
  expect(figure.left).toBeCloseTo(column.left, 0);
}

test('attack strings do nothing in the editor, the preview and on the public page, and what is centred stands in the middle', async ({
  browser,
}) => {
  expect(xssCorpus.length).toBeGreaterThanOrEqual(60);
  const context = await browser.newContext({ baseURL: adminUrl });
  const pageId = await makeAttackedPage(context);

  const editor = await context.newPage();
  const harmInEditor = watch(editor);
  await editor.goto(`/UpdatePageComponent/${pageId}`);
  await expect(editor.getByText('Attack 0').first()).toBeVisible();
  await editor.getByText('Attack 12').first().click();
  await expect(editor.getByRole('textbox').getByText('Attack 12')).toBeVisible();
  await settle(editor);
  expect(harmInEditor).toEqual([]);

  await call(context.request, 'Version/SubmitDraft', { pageId });
  const published = await call(context.request, 'Version/PublishDraft', { pageId, versionId: 1 });
  expect(published.status).toBe(200);
  const visitor = await (await browser.newContext()).newPage();
  const harmOnSite = watch(visitor);
  const answer = await visitor.goto(`${siteUrl('acme')}/${path}`);
  expect(answer?.status()).toBe(200);
  await expect(visitor.getByText('Attack 0')).toBeVisible();
  // Everything that a person could set off: pointer, focus and click on each element.
  await visitor.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault(), true);
    for (const element of document.querySelectorAll('main *')) {
      for (const type of ['mouseover', 'focus', 'click']) {
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
    }
  });
  await settle(visitor);
  expect(harmOnSite).toEqual([]);
  await expectAligned(visitor);
});
