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
  return pageId as number;
}

test('attack strings do nothing in the editor, the preview and on the public page', async ({ browser }) => {
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
});
