import { readFileSync } from 'node:fs';
import { canonicalRichText } from '@galley/shared/rich-text/canonical';
import fc from 'fast-check';
import { hostileRichText } from '../support/hostile-rich-text';
import { runs, sayCases, seedOfRun } from '../support/random-runs';
import { xssCorpus } from '../support/xss-corpus';
import { type EditorInPage, editorBundle } from './editor-bundle';
import { type BrowserContext, expect, type Page, test } from './journey';
import { pastes } from './pastes';
import { adminUrl, siteUrl } from './product';
import { call, signInByApi } from './sign-in';

/**
 * Every attack string is saved through the API, then viewed wherever it is shown: in the editor, in its preview and
 * on the public page. Nothing may run, and no other host may be contacted.
 */
/** Records dialogs and external requests for the lifetime of the page. */
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

/** Waits until every picture has loaded or failed, in frames too, and then for what that triggers. */
async function settle(page: Page): Promise<void> {
  const isLoading = () =>
    [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy');
  for (const frame of page.frames()) await expect.poll(() => frame.evaluate(isLoading)).toBe(false);
  await page.waitForTimeout(1_000);
}

/** Unique for each run, so that the test can run again on the same data. */
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

/** The left edge and the width of the content of a page's last column. */
async function boxIn(page: Page, selector: string) {
  const box = await page.locator('main .rich').last().locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return { left: box.x, right: box.x + box.width, middle: box.x + box.width / 2, width: box.width };
}

async function expectAligned(page: Page): Promise<void> {
  // In a small font a line is shorter than the column, in any theme.
  await page
    .locator('main .rich')
    .last()
    .evaluate((rich) => {
      (rich as HTMLElement).style.fontSize = '12px';
    });
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

test('attack strings do nothing in the editor, the preview and on the public page, and centred text is in the middle', async ({
  browser,
  provokes,
}) => {
  // The URL of a picture that one of them contains, in the company's own library.
  provokes('404 /images/acme/1/a.png');
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
  // Everything that a user could trigger: pointer, focus and click on each element.
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

/** A page without any policy, so that only the texts themselves are tested. */
async function openTexts(page: Page, body: string): Promise<string[]> {
  const harm = watch(page);
  await page.route('http://texts.localhost/**', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><meta charset="utf-8"><body>${body}`,
        })
      : route.fulfill({ status: 204 }),
  );
  await page.goto('http://texts.localhost/');
  return harm;
}

/** Triggers everything that a user could, on every element: pointer, focus and click; no link navigates away. */
async function touchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault(), true);
    for (const element of document.querySelectorAll('section *')) {
      for (const type of [
        'mouseover',
        'pointerenter',
        'focus',
        'click',
        'toggle',
        'animationstart',
        'error',
        'load',
      ]) {
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
    }
  });
  // Pending work has had its turn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
}

const perDocument = 250;
const hostile = runs(10_000);

test(`${hostile} hostile texts run nothing and request nothing, stored or pasted, and the editor returns what is stored (seed ${seedOfRun})`, async ({
  page,
}) => {
  const harmOfPlain = await openTexts(page, '<section><img src=x onerror=alert(1)></section>');
  await expect.poll(() => harmOfPlain).toHaveLength(1);
  await page.close();

  const texts = fc.sample(hostileRichText, { numRuns: hostile, seed: seedOfRun });
  const script = await editorBundle();
  for (let at = 0; at < texts.length; at += perDocument) {
    const given = texts.slice(at, at + perDocument);
    const stored = given.map((html) => canonicalRichText(html, 'acme').html);
    const shown = await page.context().newPage();
    const harm = await openTexts(shown, stored.map((html) => `<section>${html}</section>`).join('\n'));
    // None has left its place or swallowed the next one.
    await expect(shown.locator('body > section')).toHaveCount(given.length);
    await touchAll(shown);
    await shown.addScriptTag({ content: script });
    const changed = await shown.evaluate((all) => {
      const { editorInPage } = window as unknown as { editorInPage: EditorInPage };
      return all.filter((html) => editorInPage.roundTrip(html).some((back) => back !== html));
    }, stored);
    expect(changed).toEqual([]);
    const pasted = await shown.evaluate((all) => {
      const { editorInPage } = window as unknown as { editorInPage: EditorInPage };
      return all.map((html) => editorInPage.paste(html));
    }, given);
    await touchAll(shown);
    expect(harm).toEqual([]);
    // The server has nothing to remove from a pasted text.
    expect(pasted.flatMap((html) => canonicalRichText(html, 'acme').dropped)).toEqual([]);
    await shown.close();
  }
  sayCases(hostile, 'hostile rich texts in a browser');
});

test('text pasted from Word, Outlook, Google Docs, Notion and a spreadsheet keeps its structure and loses the rest', async ({
  page,
}) => {
  const harm = await openTexts(page, '');
  await page.addScriptTag({ content: await editorBundle() });
  for (const [name, expected] of Object.entries(pastes)) {
    const given = readFileSync(new URL(`../samples/pastes/${name}.html`, import.meta.url), 'utf8');
    const stored = await page.evaluate(
      (html) => (window as unknown as { editorInPage: EditorInPage }).editorInPage.paste(html),
      given,
    );
    expect.soft(stored, name).toBe(expected);
  }
  expect(harm).toEqual([]);
});
