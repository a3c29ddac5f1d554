import { admin, canvas, makePage, preparePage } from './editor-page';
import { expect, type Page, test } from './journey';
import { siteUrl } from './product';
import { call } from './sign-in';

/** From the start screen to a corrected word live, counted; and that the page stands still meanwhile. */
const { newContext } = preparePage();

/** What moved on the canvas's own page, as the browser itself counts; each call begins anew. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  const frame = await (await page.locator('iframe[title^="Page "]').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no canvas.');
  await frame.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources?: { node?: Node }[];
      })[]) {
        const moved = entry.sources?.map(({ node }) => node?.nodeName ?? '?').join(' ');
        shifts.push(`${entry.value.toFixed(4)} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: false });
  });
  return () => frame.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
}

test('an Admin corrects a word of a live page in five actions, and nothing on the page moves by itself', async ({
  browser,
}) => {
  const context = await newContext(browser, admin);
  const pageId = await makePage(context, 'correcting');
  for (const [path, body] of [
    ['Version/SubmitDraft', { pageId }],
    ['Version/PublishDraft', { pageId, versionId: 1 }],
  ] as const) {
    expect((await call(context.request, path, body)).status).toBe(200);
  }
  const listed = await (await context.request.get('/api/Admin/GetPagesAndComponentData')).json();
  const { pageName, fullUrl } = listed.find((row: { pageId: number }) => row.pageId === pageId);
  const page = await context.newPage();
  await page.goto('/adminhome');
  let actions = 0;
  const act = async (done: Promise<unknown>) => {
    actions += 1;
    await done;
  };

  await act(page.getByRole('link', { name: pageName }).first().click());
  const shown = canvas(page);
  await expect(shown.getByText('Closing words')).toBeVisible();
  const shifts = await watchShifts(page);
  await act(shown.getByText('Closing words').click());
  // What is typed asks for the draft, once.
  await page.keyboard.type('x');
  await act(page.getByRole('dialog').getByRole('button', { name: 'Create Draft' }).click());
  await expect(shown.getByRole('textbox', { name: 'Column 1' })).toBeFocused();
  await page.keyboard.type(', corrected');
  await act(page.getByRole('button', { name: 'Publish', exact: true }).click());
  await act(page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click());
  await expect(page.getByText(/is live$/).first()).toBeVisible();
  expect(actions).toBeLessThanOrEqual(5);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(siteUrl('acme') + fullUrl);
  await expect(visitor.getByText('Closing words, corrected')).toBeVisible();
  await visitor.context().close();

  // Choosing a component moves nothing either, nor what stands above the page.
  await shown.getByText('Opening words').click();
  for (const panel of ['Hide the components', 'Show the components']) {
    await page.getByRole('button', { name: panel }).first().click();
  }
  await expect(page.getByRole('list', { name: 'Components' })).toBeVisible();
  expect(await shifts()).toEqual([]);
  await context.close();
});
