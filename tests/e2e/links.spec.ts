import { expectAccessible } from './axe';
import { admin, canvas, makePage, preparePage, state } from './editor-page';
import { insertAndConvertButton } from './insert-button';
import { expect, test } from './journey';
import { uploadFile } from './library-files';
import { siteUrl } from './product';
import { call } from './sign-in';

/** Links are chosen: a page by its name, and the link follows it. */
const { newContext } = preparePage();

test('a word and a button are linked to a page by its name; the links follow it to another path [1:85] [1:86] [1:201] [2:80]', async ({
  browser,
}) => {
  const context = await newContext(browser, admin);
  const target = await makePage(context, 'berths');
  const pageId = await makePage(context, 'linking');
  const done = async (path: string, body: object) => {
    const answer = await call(context.request, path, body);
    expect(answer.status, path).toBe(200);
    return answer.body;
  };
  const listed = async (id: number) =>
    (await (await context.request.get('/api/Admin/GetPagesAndComponentData')).json()).find(
      (row: { pageId: number }) => row.pageId === id,
    );
  const { pageName } = await listed(target);
  await done('Admin/CreateCallToAction', {
    pageId,
    versionId: 1,
    componentName: 'Ask',
    heading: 'Ask us',
    buttonText: 'Ask now',
    buttonLink: '/contact',
  });
  const rates = pageName.replace('berths', 'rates');
  const file = await uploadFile(context.request, rates);
  const page = await context.newPage();
  await page.goto(`/UpdatePageComponent/${pageId}`);
  const shown = canvas(page);

  // The words of a text, by keyboard alone.
  await shown.getByText('Closing words').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const field = dialog.getByRole('textbox', { name: 'Link' });
  await expect(field).toBeFocused();
  await page.keyboard.type(pageName.slice(0, -2).toUpperCase());
  await expect(page.getByRole('option')).toHaveCount(1);
  await expectAccessible(page, 'a page is picked for a link');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(pageName);
  await expect(dialog.getByText('Visitors get this link once the page is published.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Set link' }).click();
  const text = shown.getByRole('textbox', { name: 'Column 1' });
  await expect(text).toBeFocused();
  await expect(text.getByRole('link', { name: 'words' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The page has the path, the draft the page's number.
  await expect(shown.locator('main a', { hasText: 'words' })).toHaveAttribute('href', `/${pageName}`);
  await expect(state(page)).toHaveText('Saved');
  // A link leads to the editor of its page.
  await shown.locator('main a', { hasText: 'words' }).click({ modifiers: ['Control'] });
  await expect(page).toHaveURL(new RegExp(`/UpdatePageComponent/${target}$`));
  await page.goBack();

  // An empty line becomes what is chosen with a slash and its first letters.
  await shown.getByText('Opening words').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/ta');
  await expect(shown.getByRole('option')).toHaveText(['Table']);
  await page.keyboard.press('Enter');
  await expect(text.getByRole('table')).toBeVisible();
  // In a table, the tools are those of its rows and columns.
  const tools = shown.getByRole('toolbar', { name: 'Text tools' });
  await expect(tools.getByRole('button', { name: 'Heading 2' })).toHaveCount(0);
  await tools.getByRole('button', { name: 'Row below' }).click();
  await tools.getByRole('button', { name: 'Delete column' }).click();
  await expect(text.getByRole('row')).toHaveCount(4);
  await expect(text.getByRole('columnheader')).toHaveCount(2);
  const headerColumn = tools.getByRole('button', { name: 'Header column' });
  await headerColumn.click();
  await expect(text.getByRole('rowheader').or(text.getByRole('columnheader'))).toHaveCount(5);
  await headerColumn.press('Enter');
  await expect(text.getByRole('columnheader')).toHaveCount(2);
  // By keyboard, Escape leads from a tool to the text.
  await headerColumn.focus();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await page.keyboard.type('ż/€');
  await expect(text.getByRole('columnheader').first()).toHaveText('ż/€');
  await page.keyboard.press('ArrowDown');
  // After a space, too. Escape leaves it as text, however it goes on; without it, the line keeps its words.
  const offered = shown.getByRole('listbox', { name: 'Insert' });
  await page.keyboard.type('Rates /');
  await expect(offered).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('d');
  await expect(text).toBeFocused();
  await expect(text.getByText('Rates /d', { exact: true })).toBeVisible();
  await expect(offered).toHaveCount(0);
  for (const _ of '/d') await page.keyboard.press('Backspace');
  await page.keyboard.type('/heading 3');
  await expect(offered).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('In winter');
  await expect(text.locator('h3')).toHaveText('In winter');
  await expect(text.locator('p', { hasText: /^Rates ?$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await insertAndConvertButton(page, shown);
  // The tools offer the same, in a line below the one that has words. Where it is cancelled, there is no such line.
  const pickPicture = async () => {
    await tools.getByRole('button', { name: 'Insert' }).click();
    await shown.getByRole('option', { name: 'Picture' }).click();
  };
  const library = page.getByRole('dialog', { name: 'Choose an image' });
  const lines = await text.locator('p').count();
  await pickPicture();
  await library.getByRole('button', { name: 'Cancel' }).click();
  await expect(library).toHaveCount(0);
  await expect(text.locator('p')).toHaveCount(lines);
  await pickPicture();
  const pictures = library.getByRole('radio');
  await expect(pictures.first()).toBeVisible();
  const unsearched = await pictures.count();
  await library.getByLabel('Search images').fill('boat');
  await expect.poll(() => pictures.count()).toBeLessThan(unsearched);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(library).toHaveCount(0);
  await expect(text.locator('img[src]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(state(page)).toHaveText('Saved');

  // A button's link is above its text.
  await shown.getByText('Ask now').click();
  await shown.getByRole('button', { name: 'Change the link. It leads to /contact' }).click();
  // A path that was typed is shown as the page that it leads to.
  await expect(field).toHaveValue('Contact');
  await field.fill('rates-');
  await page.getByRole('option', { name: new RegExp(`^${rates} File: PDF`) }).click();
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(page.getByLabel('Button Link', { exact: true })).toHaveValue(rates);
  const fileUrl = `/images/acme/files/${file}-${rates}`;
  await expect(shown.locator('main a.button')).toHaveAttribute('href', fileUrl);
  await shown.getByText('Ask now').click();
  await shown.getByRole('button', { name: `Change the link. It leads to ${fileUrl}` }).click();
  await field.fill(pageName);
  await page.getByRole('option', { name: new RegExp(`^${pageName} /`) }).click();
  await dialog.getByRole('button', { name: 'Set link' }).click();
  await expect(page.getByLabel('Button Link', { exact: true })).toHaveValue(pageName);
  await expect(state(page)).toHaveText('Saved');
  await expect(shown.locator('main a.button')).toHaveAttribute('href', `/${pageName}`);

  for (const id of [target, pageId]) {
    await done('Version/SubmitDraft', { pageId: id });
    await done('Version/PublishDraft', { pageId: id, versionId: 1 });
  }
  const stored = await (await context.request.get(`/api/Admin/GetPage?pageId=${target}`)).json();
  await done('Admin/UpdatePage', { ...stored, friendlyUrl: `moved-${pageName}` });
  const visitor = await (await browser.newContext()).newPage();
  const { fullUrl } = await listed(pageId);
  await expect(async () => {
    await visitor.goto(siteUrl('acme') + fullUrl);
    const links = visitor.locator(`main a[href="/moved-${pageName}"]`);
    await expect(links).toHaveText(['words', 'Ask now'], { timeout: 500 });
  }).toPass({ timeout: 60_000 });

  // A deleted page is no link any more, and the list shows the broken link.
  const gone = await context.request.delete(`/api/Admin/DeletePage?pageId=${target}`, {
    headers: { 'x-galley-csrf': '1' },
  });
  expect(gone.ok()).toBe(true);
  await expect(async () => {
    await visitor.goto(siteUrl('acme') + fullUrl);
    await expect(visitor.getByText('Closing words')).toBeVisible({ timeout: 500 });
    await expect(visitor.locator('main a').filter({ hasText: /words|Ask now/ })).toHaveCount(0, {
      timeout: 500,
    });
  }).toPass({ timeout: 60_000 });
  await page.goto('/PageComponentManagement');
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/filter|search/i))
    .first()
    .fill('linking-');
  await expect(page.getByText(`Links to what visitors cannot open: ${pageName}`).first()).toBeVisible();

  // All of them are in one list, which links to each on the canvas.
  await page.getByRole('link', { name: 'Broken links' }).click();
  const told = `Leads to the page ${pageName}, which is deleted. Choose another one.`;
  const broken = page.getByRole('row', { name: /linking-/ }).filter({ hasText: told });
  await expect(broken).toHaveCount(2);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^(Reading your pages|Checking other sites)/)).toBeVisible();
  await expectAccessible(page, 'broken links');
  await broken.getByRole('link', { name: /^Show “words” on linking-/ }).click();
  await expect(page.getByLabel('Component Name')).toHaveValue('Closing');
  await visitor.context().close();
  await context.close();
});
