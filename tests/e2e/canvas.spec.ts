import { attackTexts } from '../../public-web/src/testing/attacks';
import { expectAccessible } from './axe';
import { asPublished } from './canvas-as-published';
import { boxes, scalesFrame } from './canvas-boxes';
import { stored } from './editor-calls';
import { admin, beforeWord, canvas, canvasFrame, makePage, preparePage, state } from './editor-page';
import { addWithoutPicture, withoutPhotographs } from './frame-tools';
import { goWithin } from './go-within';
import { expect, type Page, test } from './journey';
import { siteUrl } from './product';
import { call } from './sign-in';

// Animations run here.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The page in the editor: it shows what visitors get, and users type on it. */
const { newContext } = preparePage();

interface ListedPage {
  pageId: number;
  pageName: string;
  fullUrl: string;
  isExternal: boolean;
  versionStatus: string;
}

const hideOutline = (page: Page) => page.getByRole('button', { name: 'Hide the components' }).first().click();

test('the canvas shows every page of the demo company as visitors get it, with the same layout at 390, 768 and full width [1:29]', async ({
  browser,
}) => {
  const context = await newContext(browser, admin);
  const listed = await context.request.get('/api/Admin/GetPagesAndComponentData');
  const pages = ((await listed.json()) as ListedPage[]).filter(
    ({ isExternal, fullUrl, versionStatus }) =>
      !isExternal && versionStatus === 'live' && !/\d{10}/.test(fullUrl),
  );
  expect(pages.length).toBeGreaterThan(5);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const visitors = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await visitors.newPage();
  for (const { pageId, pageName, fullUrl } of pages) {
    const answer = await visitor.goto(`${siteUrl('acme')}${fullUrl}`, { waitUntil: 'commit' });
    expect(answer?.status(), fullUrl).toBe(200);
    await goWithin(page, `/UpdatePageComponent/${pageId}`);
    await expect(page.locator(`iframe[title="Page ${pageName}"]`)).toBeAttached();
    await expect(canvas(page).locator('main [data-galley-field]').first()).toBeAttached();
    const frame = await canvasFrame(page);
    // A form appears a moment after the fields around it.
    const shown = async () => page.evaluate(asPublished, await frame.evaluate(() => document.body.outerHTML));
    await expect.poll(shown, fullUrl).toBe(await page.evaluate(asPublished, (await answer?.text()) ?? ''));
  }
  const [home] = pages.filter(({ fullUrl }) => fullUrl === '/');
  await page.goto(`/UpdatePageComponent/${home?.pageId}`);
  await hideOutline(page);
  await visitor.goto(siteUrl('acme'));
  for (const device of ['Desktop', 'Tablet', 'Phone']) {
    await page.getByRole('img', { name: device }).click();
    const frame = await canvasFrame(page);
    const size = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    if (device === 'Desktop') expect(size.width).toBeGreaterThanOrEqual(1000);
    else expect(size.width).toBe(device === 'Tablet' ? 768 : 390);
    await visitor.setViewportSize(size);
    await expect.poll(() => frame.evaluate(boxes)).toEqual(await visitor.evaluate(boxes));
  }
  await scalesFrame(page, visitor);
  await visitors.close();
  await context.close();
});

test('a user clicks on a text of the page and types; it is in the form, saved, published and on the site [1:11] [1:29] [1:159] [1:164] [2:158] [1:76] [1:80] [1:85] [1:160] [2:8]', async ({
  browser,
}) => {
  const context = await newContext(browser, admin);
  const pageId = await makePage(context, 'canvas');
  const made = await call(context.request, 'Admin/CreateAnnouncement', {
    pageId,
    versionId: 1,
    componentName: 'News',
    announcementText: 'The yard is open',
  });
  expect(made.status).toBe(200);
  const page = await context.newPage();
  await page.goto(`/UpdatePageComponent/${pageId}`);
  const shown = canvas(page);
  const text = shown.getByText('Closing words');
  const before = await text.boundingBox();
  await text.click();
  const edited = shown.getByRole('textbox', { name: 'Column 1' });
  await expect(edited).toBeFocused();
  const now = await shown.getByText('Closing words').boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((now?.[side] ?? 0) - (before?.[side] ?? 0)), side).toBeLessThanOrEqual(1);
  }
  await page.keyboard.press('End');
  const rich = stored(page, 'ż@€ and <strong>bold</strong>');
  await page.keyboard.type(' ż@€ and ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await expect(shown.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  // Both are views of one state.
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveText(
    'Closing words ż@€ and bold',
  );
  await rich;
  await expect(state(page)).toHaveText('Saved');
  await expectAccessible(page, 'typing on the page');

  // Continues in another component without waiting.
  await page.keyboard.type('!');
  await shown.getByText('The yard is open').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' on Sunday');
  await expect(page.getByLabel('Announcement Text')).toHaveValue('The yard is open on Sunday');
  await page.keyboard.press('Enter');
  await expect(state(page)).toHaveText('Saved');
  // Text typed in the form is on the page.
  await page.getByLabel('Announcement Text').fill('The yard is closed');
  await expect(shown.getByText('The yard is closed')).toBeVisible();
  await expect(state(page)).toHaveText('Saved');

  // By keyboard alone: arrows move the focus, Alt and an arrow move the component, Enter types, Escape leaves.
  await shown.getByRole('button', { name: 'Edit Announcement News' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(shown.getByRole('button', { name: 'Edit Text Editor Closing' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(shown.getByRole('status')).toHaveText('Text Editor Closing is now 1 of 3.');
  await expect(page.getByRole('list', { name: 'Components' }).getByRole('listitem')).toContainText([
    'Closing',
    'Opening',
    'News',
  ]);
  const row = (name: string) =>
    page.getByRole('list', { name: 'Components' }).getByRole('button', { name: new RegExp(`^${name} `) });
  await row('Closing').press('ArrowDown');
  await expect(row('Opening')).toBeFocused();
  await row('Opening').press('Alt+ArrowUp');
  await expect(page.getByRole('list', { name: 'Components' }).getByRole('listitem').first()).toContainText(
    'Opening',
  );
  await expect(row('Opening')).toBeFocused();
  await page.getByRole('button', { name: 'Add above Opening' }).click({ trial: true });
  await hideOutline(page);
  await shown.getByRole('button', { name: 'Edit Text Editor Closing' }).focus();
  await page.keyboard.press('Enter');
  await expect(edited).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shown.getByRole('button', { name: 'Edit Text Editor Closing' })).toBeFocused();
  await expectAccessible(page, 'a chosen component on the page');
  await withoutPhotographs(page);
  await shown.getByRole('button', { name: 'Add below' }).click();
  await expect(shown.locator('.line')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Add a component' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find a component' })).toBeFocused();
  await page.keyboard.type('to download');
  await expect(page.getByRole('button', { name: /^Files / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hero / })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Find a component' }).fill('price');
  await expect(page.getByRole('button', { name: /^Pric(ing|e List) / })).toHaveCount(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await addWithoutPicture(page, shown, 'Edit Text Editor Closing');

  // The parts around are edited elsewhere, and their links are not followed.
  await shown.locator('header').click({ force: true, position: { x: 40, y: 40 } });
  await expect(page.getByRole('link', { name: 'Open Site information' })).toBeVisible();

  await expect(state(page)).toHaveText('Saved');
  for (const [path, data] of [
    ['Version/SubmitDraft', { pageId }],
    ['Version/PublishDraft', { pageId, versionId: 1 }],
  ] as const) {
    expect((await call(context.request, path, data)).status).toBe(200);
  }

  // Live: typing asks once for a draft, and continues in it at the clicked position.
  await page.reload();
  const live = shown.getByText('The yard is closed');
  await live.click({ position: await live.evaluate(beforeWord, 'closed') });
  await page.keyboard.type('never');
  const question = page.getByRole('dialog', { name: 'Create Draft' });
  await expect(question).toContainText('Are you sure you want to create a draft');
  await question.getByRole('button', { name: 'Create Draft' }).click();
  await expect(shown.getByRole('textbox', { name: 'Announcement Text' })).toBeFocused();
  await page.keyboard.type(' quite ');
  await expect(page.getByLabel('Announcement Text')).toHaveValue('The yard is never quite closed');
  await expect(state(page)).toHaveText('Saved');

  const { page: own } = await (
    await context.request.get(`/api/Admin/GetPageComponentData?pageId=${pageId}`)
  ).json();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${siteUrl('acme')}${own.fullUrl}`);
  await expect(visitor.locator('main')).toContainText('Closing words ż@€ and bold!');
  await expect(visitor.getByText('The yard is closed', { exact: true })).toBeVisible();
  await visitor.context().close();
  await context.close();
});

test('hostile HTML that is stored, pasted or dropped runs nothing on the canvas, and nothing navigates away from it', async ({
  browser,
  provokes,
}) => {
  // The console reports what the policy blocks.
  provokes(/Content Security Policy|^40\d \//);
  const context = await newContext(browser, admin);
  const pageId = await makePage(context, 'hostile');
  const all = attackTexts.join('\n');
  const planted = `<p>Planted</p><a href="/elsewhere">Leave</a><form action="/elsewhere"><button>Send</button></form>${all}`;
  const page = await context.newPage();
  // Bypasses the server's sanitiser: nothing may depend on it alone.
  await page.route('**/GetPageComponentData*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const { data } of body.components) Object.assign(data, { column1: planted });
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/UpdatePageComponent/${pageId}`);
  const shown = canvas(page);
  await hideOutline(page);
  await expect(shown.getByText('Planted').first()).toBeVisible();
  await shown.getByText('Leave').first().click();
  await page.keyboard.press('Escape');
  await shown.getByText('Planted').last().click();
  const frame = await canvasFrame(page);
  await frame.evaluate((html) => {
    const target = document.activeElement;
    for (const type of ['paste', 'drop'] as const) {
      const data = new DataTransfer();
      data.setData('text/html', html);
      data.setData('text/plain', html);
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      target?.dispatchEvent(event);
    }
  }, all);
  await shown.getByRole('button', { name: 'Send' }).first().click();
  await page.keyboard.press('Escape');
  const attacked = (of: { evaluate: Page['evaluate'] }) => of.evaluate(() => 'attacked' in window);
  expect([await attacked(frame), await attacked(page)]).toEqual([false, false]);
  expect(new URL(frame.url()).pathname).toBe('/canvas.html');
  expect(new URL(page.url()).pathname).toBe(`/UpdatePageComponent/${pageId}`);
  await context.close();
});
