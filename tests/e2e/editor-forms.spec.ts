import { stored } from './editor-calls';
import { admin, canvas, makePage, openText, preparePage, state, textOf, typeAtEnd } from './editor-page';
import { withoutPhotographs } from './frame-tools';
import { expect, test } from './journey';
import { adminUrl, siteUrl } from './product';
import { call } from './sign-in';

/**
 * The forms of components: what they wait for, what they copy from elsewhere, and that they survive a change of tabs.
 */
const { newContext, openEditor, pageId } = preparePage();

test('the text editor keeps working after a visit to another tab of the page [1:29] [1:74]', async ({
  browser,
}) => {
  const page = await openEditor(browser, admin);
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await openText(page, 'Opening');
  for (const [tab, shown] of [
    ['Page Details', page.getByLabel('Page Name')],
    ['Version Log', page.getByRole('table', { name: 'Version log' })],
  ] as const) {
    const saved = stored(page, `via ${tab}`);
    await typeAtEnd(page, ` via ${tab}`);
    await page.getByRole('tab', { name: tab }).click();
    await expect(shown).toBeVisible();
    // The input saves itself, although its tab is hidden.
    await saved;
    await page.getByRole('tab', { name: 'Component Details' }).click();
    await expect(textOf(page)).toContainText(`via ${tab}`);
  }
  const last = stored(page, 'Opening words');
  await textOf(page).fill('Opening words');
  await last;
  expect(crashes).toEqual([]);
  await page.context().close();
});

test('a new Form component says what it is missing and requests no picture before one is chosen [1:84] [1:108] [1:198] [2:84] [1:11]', async ({
  browser,
}) => {
  const page = await openEditor(browser);
  const failures: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) failures.push(answer.url());
  });
  await withoutPhotographs(page);
  await page.getByRole('button', { name: 'Add component' }).click();
  await page.getByRole('button', { name: /^Form/ }).click();
  await page.getByLabel('Component Name').fill('Ask us');
  await page.getByLabel('Title').fill('Ask the harbour master');
  await page.getByLabel('Description').fill('We answer within a day.');
  await expect(state(page)).toHaveText('Not saved: Form is required. Image is required.');
  await expect(canvas(page).getByText('Ask the harbour master')).toBeVisible();
  await expect(canvas(page).locator('.image-form img')).toHaveCount(0);
  expect(failures).toEqual([]);
  await page.context().close();
});

test('a component of another page is copied into the draft, and saved as a section of the company, which other pages get as a copy [1:164] [1:169] [1:255] [1:281] [1:282] [1:286] [1:80] [2:158]', async ({
  browser,
  provokes,
}) => {
  provokes('409 /api/admin/managepagecomponent');
  const context = await newContext(browser);
  const lender = `lending${Date.now()}`;
  const otherPage = await makePage(context, lender);
  const { body: own } = await call(context.request, 'Admin/CreateAnnouncement', {
    pageId: otherPage,
    versionId: 1,
    componentName: 'Lent',
    announcementText: 'The harbour is open',
  });
  await context.close();
  const page = await openEditor(browser);
  await page.getByRole('button', { name: 'Add component' }).click();
  const kinds = page.getByRole('radiogroup', { name: 'What to add' });
  await kinds.getByText('From a page').click();
  const choose = async (label: string, name: RegExp) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.keyboard.type(name.source);
    await page.getByRole('option', { name }).click();
  };
  await choose('From page', new RegExp(lender));
  await choose('Component', /Lent-V1/);
  const drawn = page.frameLocator('iframe[title="Preview of Announcement Lent"]');
  await expect(drawn.getByText('The harbour is open')).toBeVisible();
  const put = page.getByRole('region', { name: 'Pick an existing one' }).getByRole('button', { name: 'Add' });
  const refusal = { status: 409, json: { message: 'The harbour is closed today.' } };
  await page.route(/ManagePageComponent$/i, (route) => route.fulfill(refusal), { times: 1 });
  await put.click();
  await expect(page.getByRole('alert').getByText(refusal.json.message)).toBeVisible();
  await put.click();
  await expect(page.locator('iframe[title="Preview of Announcement Lent"]')).toHaveCount(0);
  await expect(canvas(page).getByText('The harbour is open')).toBeVisible();
  await expect(page.locator('.mantine-Notification-root', { hasText: /^Saved$/ })).toBeVisible();
  await page
    .getByRole('list', { name: 'Components' })
    .getByRole('button', { name: /^Lent / })
    .click();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/UpdateAnnouncement') && answer.ok());
  await page.getByLabel('Announcement Text').fill('The harbour is closed');
  await saved;
  // A copy: the original page keeps its text.
  const lent = await page.request.get(`${adminUrl}/api/Admin/GetAnnouncement?componentId=${own}`);
  expect((await lent.json()).announcementText).toBe('The harbour is open');

  // The page asks the same question as the list.
  const asked = page.getByRole('dialog');
  await canvas(page).getByRole('button', { name: 'Delete component…' }).click();
  await expect(asked).toContainText(
    'Are you sure you want to delete this component and remove all associations to it?',
  );
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toHaveCount(0);

  // A section is saved as it is now, and put on the other page as a copy, which visitors see.
  const section = `Harbour ${lender}`;
  const naming = page.getByRole('dialog', { name: 'Save as a section' });
  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.keyboard.type('save as sec');
  await page.getByRole('option', { name: /^Save as section… Lent/ }).click();
  await expect(naming.getByLabel('Name')).toHaveValue('Lent');
  await page.keyboard.press('Escape');
  await expect(naming).toHaveCount(0);
  await canvas(page).getByRole('button', { name: 'More', exact: true }).click();
  await canvas(page).getByRole('menuitem', { name: 'Save as section…' }).click();
  await naming.getByLabel('Name').fill(section);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Add component offers it/)).toBeVisible();
  await page.goto(`/UpdatePageComponent/${otherPage}`);
  await page.getByRole('button', { name: 'Add component' }).click();
  await page.getByLabel('Find a component').fill(lender);
  const offered = page.getByRole('list', { name: 'Saved sections' }).getByRole('listitem');
  await expect(offered).toContainText('Announcement');
  await expect(
    page.frameLocator(`iframe[title="Preview of ${section}"]`).getByText('The harbour is closed'),
  ).toBeVisible();
  // On a phone it is seen before its form.
  const usual = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: section, exact: true }).click();
  await expect(canvas(page).getByText('The harbour is closed')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Form of the component' })).toBeHidden();
  await page.setViewportSize(usual);
  await expect(page.getByLabel('Announcement Text')).toHaveValue('The harbour is closed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas(page).getByText('The harbour is closed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(canvas(page).getByText('The harbour is closed')).toBeVisible();
  const publisher = await newContext(browser, admin);
  for (const step of ['SubmitDraft', 'PublishDraft']) {
    const answer = await call(publisher.request, `Version/${step}`, { pageId: otherPage, versionId: 1 });
    expect(answer.status).toBe(200);
  }
  await publisher.close();
  const title = await page.locator('iframe[title^="Page "]').getAttribute('title');
  await page.goto(`${siteUrl('acme')}/${title?.slice('Page '.length)}`);
  await expect(page.getByText('The harbour is closed')).toBeVisible();
  await page.goto(`/UpdatePageComponent/${pageId()}`);
  await page.getByRole('button', { name: 'Add component' }).click();
  await kinds.getByText('Saved').click();
  await page.getByRole('button', { name: `Actions of ${section}` }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: section, exact: true })).toHaveCount(0);

  // A type is one click away once it was used, and the search knows the actions of this screen.
  await kinds.getByText('New').click();
  await page.getByRole('button', { name: /^Blank/ }).click();
  await page.getByRole('button', { name: 'Add component' }).click();
  const recent = page.getByRole('region', { name: 'Recently used' }).getByRole('button');
  await expect(recent).toHaveText(['Blank']);

  // A ready-made section is on the page at once, and its texts are reported until they are replaced.
  await kinds.getByText('Ready-made').click();
  const drawing = page.frameLocator('iframe[title="Preview of Hero in the middle"]');
  await expect(drawing.getByText('Your offer, in one line')).toBeVisible();
  const pictured = page.frameLocator('iframe[title="Preview of Hero with a picture beside it"]');
  await expect(pictured.locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Numbered steps', exact: true }).click();
  await expect(canvas(page).getByText('You answer')).toBeVisible();
  await expect(state(page)).toHaveText('Saved');
  await page.getByRole('button', { name: 'Search everything' }).click();
  await page.keyboard.type('submit');
  await page.getByRole('option', { name: /^Submit/ }).click();
  const submitting = page.getByRole('dialog', { name: 'Submit V1' });
  await expect(submitting).toContainText('How it works still has its placeholder text.');
  await page.context().close();
});

test('a table in a narrow column keeps the text around it visible while one tabs through it', async ({
  browser,
}) => {
  const context = await newContext(browser);
  const cells = (tag: string) =>
    ['Monday', 'Wednesday', 'Thursday', 'Saturday'].map((day) => `<${tag}><p>${day}</p></${tag}>`).join('');
  const made = await call(context.request, 'Admin/CreateHtmlEditorColumns', {
    pageId: pageId(),
    versionId: 1,
    componentName: 'Opening hours',
    borderStyle: 'none',
    format: '4_1-1-1-1',
    column1: `<p>Before</p><table><tbody><tr>${cells('th')}</tr><tr>${cells('td')}</tr></tbody></table>`,
    column4: '<p>After it</p>',
  });
  expect(made.status).toBe(200);
  const page = await context.newPage();
  await page.goto(`/UpdatePageComponent/${pageId()}`);
  await page
    .getByRole('list', { name: 'Components' })
    .getByRole('button', { name: /^Opening hours / })
    .click();
  const column = page.getByRole('textbox', { name: 'Column 1 of 4' });
  const before = column.getByText('Before');
  await column.getByText('Monday').first().click();
  const { x } = (await before.boundingBox()) ?? { x: 0 };
  for (let tab = 0; tab < 7; tab += 1) await page.keyboard.press('Tab');
  await expect(column.getByText('Saturday').last()).toBeInViewport();
  expect((await before.boundingBox())?.x).toBe(x);
  await expect(column).toHaveCSS('outline-style', 'none');
  // On the page, the tools of the last column are above its words, in one row that ends inside the window.
  const last = canvas(page).getByText('After it');
  await last.click();
  const tools = canvas(page).getByRole('toolbar', { name: 'Text tools' });
  const [bar, words] = [await tools.boundingBox(), await last.boundingBox()];
  expect(bar && words && bar.y + bar.height <= words.y).toBe(true);
  await context.close();
});
