import { admin, canvas, makePage, preparePage } from './editor-page';
import { expect, type Locator, type Page, test } from './journey';
import { adminUrl, siteUrl } from './product';
import { call } from './sign-in';

/** From the start screen to a corrected word live, counting actions and layout shifts. */
const { newContext } = preparePage();

interface Shift extends PerformanceEntry {
  value: number;
  sources?: { node?: Node }[];
}

/**
 * The layout shifts on the canvas's own page and around it, as the browser counts them; each call restarts the count.
 */
async function watchShifts(page: Page) {
  const frame = await (await page.locator('iframe[title^="Page "]').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no canvas.');
  const watch = () => {
    const shifts: string[] = [];
    const note = ({ startTime, value, sources }: Shift) => {
      const names = sources?.map(({ node }) => (node as Element)?.className ?? node?.nodeName ?? '?');
      // The tooltip of a button follows its button, above the page.
      const moved = names?.filter((name) => !name.includes('Tooltip'));
      if (names?.length && !moved?.length) return;
      shifts.push(`${startTime.toFixed(0)} ${value.toFixed(4)} ${moved?.join(' ')}`);
    };
    const observer = new PerformanceObserver((list) => (list.getEntries() as Shift[]).forEach(note));
    observer.observe({ type: 'layout-shift', buffered: false });
    // A busy browser reports a shift long after the frame in which it happened, so what is not yet reported is fetched.
    const takeShifts = () => {
      (observer.takeRecords() as Shift[]).forEach(note);
      return shifts.splice(0);
    };
    Object.assign(window, { takeShifts });
  };
  const taken = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { takeShifts: () => string[] }).takeShifts();
  };
  for (const one of [frame, page]) await one.evaluate(watch);
  return {
    width: () => frame.evaluate(() => innerWidth),
    ofPage: () => frame.evaluate(taken),
    around: () => page.evaluate(taken),
  };
}

test('an Admin corrects a word of a live page in five actions, without layout shifts [1:159] [1:161] [1:164] [2:158] [1:12] [1:207]', async ({
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
  // For another width, and when the form beside it opens or closes, the page is laid out once, and nothing around it
  // moves.
  const wide = await shifts.width();
  const layOut = async (name: string, width: number) => {
    await page.getByLabel(name, { exact: true }).first().click();
    await expect.poll(shifts.width).toBe(width);
    const moments = (await shifts.ofPage()).map((shift) => shift.split(' ')[0]);
    expect(new Set(moments).size, `${name}: ${moments}`).toBeLessThanOrEqual(1);
  };
  await layOut('Phone', 390);
  await layOut('Tablet', 768);
  await layOut('Desktop', wide);
  await layOut('Hide the fields', wide + 320);
  await layOut('Show the fields', wide);
  expect(await shifts.around()).toEqual([]);
  // On a tablet the page is drawn smaller beside them, with the layout and all of the width that it has without them.
  const usual = page.viewportSize() ?? { width: 0, height: 0 };
  const frame = page.locator('iframe[title^="Page "]');
  const rightEdge = async (part: Locator) => {
    const box = await part.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect.poll(() => rightEdge(frame)).toBe(1024 - 320);
  await shifts.ofPage();
  const kept = await shifts.width();
  await layOut('Hide the fields', kept);
  await expect.poll(() => rightEdge(frame)).toBe(1024);
  await layOut('Show the fields', kept);
  await page.setViewportSize(usual);
  await expect.poll(shifts.width).toBe(wide);
  await shifts.ofPage();
  await act(shown.getByText('Closing words').click());
  // Typing asks for the draft, once, and all text is there: typed before, during the question and after it.
  await page.keyboard.type(', corr');
  const question = page.getByRole('dialog', { name: 'Create Draft' });
  await expect(question.getByRole('button', { name: 'Create Draft' })).toBeFocused();
  await page.keyboard.type('ected at lass');
  await page.keyboard.press('Backspace');
  await act(question.getByRole('button', { name: 'Create Draft' }).click());
  // Typing continues through the response, and while the focus moves from the question to the draft.
  await page.keyboard.type('t, really!', { delay: 20 });
  await expect(shown.getByText('Closing words, corrected at last, really!')).toBeVisible();
  await act(page.getByRole('button', { name: 'Publish', exact: true }).click());
  await act(page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click());
  const said = page.getByRole('status').filter({ hasText: /is live/ });
  await expect(said.getByRole('link', { name: 'View page' })).toHaveAttribute(
    'href',
    siteUrl('acme') + fullUrl,
  );
  expect(actions).toBeLessThanOrEqual(5);
  // The button that has published is the next likely action now, and keeps the focus.
  await expect(page.getByRole('button', { name: 'Create Draft', exact: true })).toBeFocused();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(siteUrl('acme') + fullUrl);
  await expect(visitor.getByText('Closing words, corrected at last, really!')).toBeVisible();
  await visitor.context().close();

  // Selecting a component moves nothing either, nor the bar above the page.
  await shown.getByText('Opening words').click();
  for (const panel of ['Hide the components', 'Show the components']) {
    await page.getByRole('button', { name: panel }).first().click();
  }
  await expect(page.getByRole('list', { name: 'Components' })).toBeVisible();
  expect(await shifts.ofPage()).toEqual([]);

  // On a phone, a second tap asks for the draft, and the keyboard covers neither the text nor its tools.
  const storageState = { ...(await context.storageState()), origins: [] };
  const viewport = { width: 390, height: 844 };
  const held = await browser.newContext({ baseURL: adminUrl, storageState, viewport, hasTouch: true });
  const phone = await held.newPage();
  await phone.goto(`/UpdatePageComponent/${pageId}`);
  const words = canvas(phone).getByText('Closing words, corrected at last, really!');
  // What opens beside the page is whole below it, on a small phone, too.
  await phone.setViewportSize({ ...viewport, width: 320 });
  const below = phone.locator('button[aria-expanded]', { hasText: /^(Components|Comments|Fields)/ });
  await expect(below).toHaveCount(3);
  for (const tool of await below.all()) await expect(tool).toBeInViewport({ ratio: 1 });
  // Its version and the likely action do not cover each other.
  const [version, action] = [
    phone.getByRole('combobox', { name: 'Version' }),
    phone.getByText('Create Draft'),
  ];
  const [left, right] = [await version.boundingBox(), await action.boundingBox()];
  expect(left && right && left.width > 60 && left.x + left.width < right.x).toBe(true);
  await phone.setViewportSize(viewport);
  await words.tap();
  await expect(canvas(phone).locator('.stop[aria-current]')).toBeAttached();
  await words.tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Create Draft' }).tap();
  const tools = canvas(phone).getByRole('toolbar', { name: 'Text tools' });
  await expect(tools).toBeVisible();
  await phone.setViewportSize({ width: 390, height: 400 });
  const edge = async (part: Locator, side: 'top' | 'bottom') =>
    (await part.evaluate((element) => element.getBoundingClientRect().toJSON()))[side] as number;
  await expect.poll(() => edge(tools, 'bottom')).toBeLessThan(400);
  await expect.poll(async () => (await edge(words, 'bottom')) <= (await edge(tools, 'top'))).toBe(true);
  expect(await edge(words, 'top')).toBeGreaterThanOrEqual(0);
  // The sheet of a choice that was cancelled does not come back over the text.
  await phone.setViewportSize(viewport);
  await phone.keyboard.press('Escape');
  await canvas(phone).getByRole('button', { name: 'Add below' }).tap();
  await phone.getByRole('button', { name: 'Cancel' }).tap();
  await words.tap();
  await expect(tools).toBeVisible();
  const sheet = phone.getByRole('region', { name: 'Form of the component' });
  await expect(sheet).toBeHidden();
  // What is made is shown before its form, which stays behind 'Fields'.
  await phone.keyboard.press('Escape');
  await canvas(phone).getByRole('button', { name: 'Add below' }).tap();
  await phone.getByRole('button', { name: /^Banner/ }).tap();
  await expect(canvas(phone).getByText('Welcome')).toBeInViewport();
  await expect(sheet).toBeHidden();
  // Neither does the sheet of fields stay over a text that is tapped.
  await phone.getByRole('button', { name: 'Show the fields' }).tap();
  await expect(sheet).toBeVisible();
  await canvas(phone).getByText('Opening words').tap();
  await expect(sheet).toBeHidden();
  // The list of components, which a wide window remembers, is a sheet like the others here: one at a time.
  const list = phone.getByRole('list', { name: 'Components' });
  await expect(list).toHaveCount(0);
  await phone.getByRole('button', { name: 'Show the components' }).tap();
  await expect(list).toBeVisible();
  await phone.getByRole('button', { name: /^Show the comments/ }).tap();
  await expect(phone.getByRole('region', { name: 'Comments' })).toBeVisible();
  await expect(list).toHaveCount(0);
  await phone.getByRole('button', { name: 'Hide the comments' }).last().tap();
  await expect(phone.locator('iframe[title^="Page "]')).toBeFocused();
  await phone.getByRole('button', { name: 'Show the components' }).tap();
  await list.getByRole('button', { name: /^Opening / }).press('Enter');
  await expect(sheet).toBeFocused();
  await phone.getByRole('button', { name: 'Show the components' }).tap();
  await words.tap();
  await expect(list).toHaveCount(0);
  await held.close();
  await context.close();
});
