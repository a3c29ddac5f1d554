import { expect, type Page } from '../journey';
import { agree, done, freshName, makePage, publish, test } from './staff';

const version = (page: Page) => page.getByRole('combobox', { name: 'Version', exact: true });
const components = (page: Page) => page.getByRole('list', { name: 'Components' });
const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const open = (page: Page, pageId: number) => page.goto(`/UpdatePageComponent/${pageId}`);

async function add(page: Page, type: RegExp) {
  await action(page, 'Add component').click();
  await page.getByRole('button', { name: type }).click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const error = (page: Page, text: RegExp) => expect(page.getByText(text).first()).toBeVisible();

test('the editor has its tabs and PREVIEW, and an editor no Version Log [1:29] [1:74] [1:75] [1:76] [1:207]', async ({
  admin,
  editor,
}) => {
  const name = freshName('Tabs');
  const pageId = await makePage(admin.context().request, name);
  await done(admin.context().request, 'Admin/CreateBlank', {
    pageId,
    versionId: 1,
    componentName: 'Gap',
    height: 7,
  });
  await open(admin, pageId);
  await expect(admin.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(admin.getByRole('tab')).toHaveText(['Component Details', 'Page Details', 'Version Log']);
  await expect(version(admin)).toHaveValue(/^V1 .*\(draft\)$/);
  await expect(action(admin, 'Submit')).toBeVisible();
  await expect(components(admin).getByRole('button', { name: 'Move Gap' })).toBeVisible();
  const preview = admin.waitForEvent('popup');
  await admin.getByRole('link', { name: 'PREVIEW' }).click();
  await expect(await preview).toHaveURL(new RegExp(`/PagePreview/${pageId}/1$`));

  await open(editor, pageId);
  await expect(editor.getByRole('tab')).toHaveText(['Component Details', 'Page Details']);
});

test('five types can be added, by the names that people see; Navbar, Footer and SocialIcons cannot [1:10] [1:11] [1:169]', async ({
  admin,
}) => {
  const pageId = await makePage(admin.context().request, freshName('Gallery'));
  await open(admin, pageId);
  await action(admin, 'Add component').click();
  for (const label of [/^Announcement/, /^Blank/, /^Banner/, /^Form/, /^Text Editor/]) {
    await expect(admin.getByRole('button', { name: label })).toBeVisible();
  }
  for (const label of [/BannerContainer/, /ImageForm/, /HtmlEditorColumns/, /Navbar/, /Footer/, /Social/]) {
    await expect(admin.getByRole('button', { name: label })).toHaveCount(0);
  }
});

test('an Announcement and a Blank have their fields, rules and defaults [1:80] [1:81] [1:102] [1:194] [1:195] [1:295] [1:297]', async ({
  admin,
}) => {
  const pageId = await makePage(admin.context().request, freshName('Small types'));
  await open(admin, pageId);
  await add(admin, /^Announcement/);
  await expect(admin.getByLabel('Announcement Text')).toBeVisible();
  const heading = admin.getByRole('heading', { name: 'New Announcement' });
  const wide = admin.viewportSize() ?? { width: 1280, height: 720 };
  for (const size of [{ ...wide, width: 390 }, wide]) {
    await admin.setViewportSize(size);
    await expect.poll(async () => (await heading.boundingBox())?.width).toBeGreaterThan(100);
    expect(await heading.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
  }
  await save(admin);
  await error(admin, /^Component Name is required\.$/);
  await admin.getByLabel('Component Name').fill('x'.repeat(16));
  await admin.getByLabel('Announcement Text').fill('Open on Sunday');
  await save(admin);
  await error(admin, /^Component Name .*15/);
  await admin.getByLabel('Component Name').fill('x'.repeat(15));
  await save(admin);
  await expect(components(admin).getByRole('button', { name: `Move ${'x'.repeat(15)}` })).toBeVisible();

  await add(admin, /^Blank/);
  const height = admin.getByRole('textbox', { name: 'Height', exact: true });
  await expect(height).toHaveValue('1 px');
  await admin.getByLabel('Component Name').fill('Gap');
  await height.fill('0');
  await save(admin);
  await error(admin, /^Height must be/);
  await height.fill('');
  await save(admin);
  await error(admin, /^Height (is required|must)/);
  await height.fill('1');
  await save(admin);
  await expect(components(admin).getByRole('button', { name: 'Move Gap' })).toBeVisible();
});

test('a Banner defaults to Medium and five seconds, takes one to ten, and lists its slides [1:82] [1:104] [1:196] [1:296] [1:298] [2:271]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Banner rules'));
  await open(admin, pageId);
  await add(admin, /^Banner/);
  await expect(admin.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expect(admin.getByRole('radio', { name: 'Small' })).toBeVisible();
  await expect(admin.getByRole('radio', { name: 'Large' })).toBeVisible();
  const duration = admin.getByLabel('Slider Duration');
  await expect(duration).toHaveValue('5 s');
  await admin.getByLabel('Component Name').fill('Hero');
  for (const wrong of ['11', '0.5']) {
    await duration.fill(wrong);
    await save(admin);
    await error(admin, /^Slider Duration must be from 1 to 10 seconds\.$/);
  }
  await duration.fill('');
  await duration.blur();
  await expect(duration).toHaveValue('5 s');
  await expect(admin.getByRole('button', { name: 'Add Slide' })).toBeVisible();
});

test('a slide needs its image, and text, link and position of a button together [1:83] [1:106] [1:197] [1:298]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Slide rules'));
  await done(request, 'Admin/CreateBannerContainer', {
    pageId,
    versionId: 1,
    componentName: 'Hero',
    sliderDuration: 5000,
    height: 'Medium',
  });
  await open(admin, pageId);
  await components(admin)
    .getByRole('button', { name: /^Hero / })
    .click();
  await admin.getByRole('button', { name: 'Add Slide' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add slide' });
  for (const label of [
    'Action Text',
    'Sub Action Text',
    'Button Text',
    'Button Link',
    'Button 2 Text',
    'Button 2 Link',
    'Slider Duration',
  ]) {
    await expect(dialog.getByLabel(label, { exact: true }), label).toBeVisible();
  }
  const positions = dialog.getByRole('group', { name: /Button Position/ }).getByRole('radio');
  await expect(positions).toHaveCount(6);
  await expect(dialog.getByRole('radio', { name: 'Bottom middle' })).toBeChecked();
  await dialog.getByLabel('Button Text', { exact: true }).fill('Call us');
  await dialog.getByLabel('Button 2 Link', { exact: true }).fill('/more');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Background Image is required.')).toBeVisible();
  await expect(dialog.getByText('Button Link is required.')).toBeVisible();
  await expect(dialog.getByText('Button 2 Text is required.')).toBeVisible();
  await expect(dialog.getByLabel('Button Text', { exact: true })).toHaveValue('Call us');
});

test('a Form needs title, description, form and image; the image comes from the gallery, searched from three characters [1:84] [1:132] [1:198] [1:201] [1:263] [1:264] [1:299] [2:147] [2:269]', async ({
  admin,
}) => {
  const pageId = await makePage(admin.context().request, freshName('Form rules'));
  await open(admin, pageId);
  await add(admin, /^Form/);
  await admin.getByLabel('Component Name').fill('Ask us');
  await save(admin);
  for (const label of ['Title', 'Description', 'Form', 'Image']) {
    await error(admin, new RegExp(`^${label} (is|must)`));
  }
  await admin.getByRole('combobox', { name: 'Form' }).click();
  await expect(admin.getByRole('option', { name: 'Contact' })).toBeVisible();
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: /^Choose image/ }).click();
  const gallery = admin.getByRole('dialog', { name: 'Choose an image' });
  const search = gallery.getByLabel('Search images');
  await expect(search).toHaveAttribute('placeholder', 'Enter 3 or more characters to search images..');
  await expect(gallery.getByRole('radio').first()).toBeVisible();
  await search.fill('zqx');
  await expect(gallery.getByRole('radio')).toHaveCount(0);
  await search.fill('zq');
  await expect(gallery.getByRole('radio').first()).toBeVisible();
});

test('a Text Editor has eleven formats with their columns, and a border style [1:85] [1:112] [1:199] [2:157]', async ({
  admin,
}) => {
  const pageId = await makePage(admin.context().request, freshName('Formats'));
  await open(admin, pageId);
  await add(admin, /^Text Editor/);
  const formats = admin.getByRole('group', { name: /^Format/ }).getByRole('radio');
  await expect(formats).toHaveCount(11);
  const columnsOf: Record<string, number> = {
    '4_4': 1,
    '4_2-2': 2,
    '4_1-3': 2,
    '4_3-1': 2,
    '4_1-1-2': 3,
    '4_2-1-1': 3,
    '4_1-2-1': 3,
    '4_1-1-1-1': 4,
    '3_1-1-1': 3,
    '3_2-1': 2,
    '3_1-2': 2,
  };
  for (const radio of await formats.all()) {
    const format = (await radio.getAttribute('value')) ?? '';
    await radio.check({ force: true });
    await expect(admin.getByRole('textbox', { name: /^(Text|.*column.*)$/i }), format).toHaveCount(
      columnsOf[format] ?? 0,
    );
  }
  await expect(admin.getByRole('radiogroup', { name: /Border Style/ }).getByRole('radio')).toHaveCount(2);
});

test('a draft is submitted, rejected, published and copied by who may, with the questions and comments asked for [1:12] [1:156] [1:158] [1:159] [1:160] [1:161] [1:162] [1:164] [1:208] [2:124] [2:158] [2:166]', async ({
  admin,
  editor,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Workflow'));
  await done(request, 'Admin/CreateAnnouncement', {
    pageId,
    versionId: 1,
    componentName: 'News',
    announcementText: 'Open on Sunday',
  });
  await open(editor, pageId);
  await expect(version(editor)).toHaveValue(/^V1 \d{1,2}\/\d{1,2}\/\d{4} \(draft\)$/);
  await expect(action(editor, 'Delete')).toBeVisible();
  await expect(action(editor, 'Create Draft')).toHaveCount(0);
  await action(editor, 'Submit').click();
  await editor.getByRole('dialog').getByLabel('Comments').fill('Please look');
  await agree(editor, 'Submit');
  await expect(version(editor)).toHaveValue(/\(pending\)$/);
  for (const name of ['Publish', 'Reject', 'Submit', 'Delete', 'Create Draft', 'Add component']) {
    await expect(action(editor, name), `an editor of a pending version: ${name}`).toHaveCount(0);
  }

  await open(admin, pageId);
  await expect(version(admin)).toHaveValue(/\(pending\)$/);
  await expect(action(admin, 'Publish')).toBeVisible();
  await action(admin, 'Reject').click();
  await admin.getByRole('dialog').getByLabel('Comments').fill('A comma is missing');
  await agree(admin, 'Reject');
  await expect(version(admin)).toHaveValue(/^V1 .*\(draft\)$/);
  await action(admin, 'Submit').click();
  await agree(admin, 'Submit');
  await action(admin, 'Publish').click();
  await admin.getByRole('dialog').getByLabel('Comments').fill('Good');
  await agree(admin, 'Publish');
  await expect(version(admin)).toHaveValue(/^V1 .*\(live\)$/);

  // Live: everything is only to be looked at.
  await expect(action(admin, 'Add component')).toHaveCount(0);
  await expect(components(admin).getByRole('button', { name: 'Move News' })).toHaveCount(0);
  await expect(components(admin).getByRole('img', { name: 'View' })).toBeVisible();
  await components(admin).getByRole('button', { name: /News/ }).click();
  await expect(admin.getByLabel('Announcement Text')).not.toBeEditable();
  await expect(admin.getByLabel('Component Name')).not.toBeEditable();

  await open(editor, pageId);
  await expect(version(editor)).toHaveValue(/\(live\)$/);
  await action(editor, 'Create Draft').click();
  expect(await agree(editor, 'Create Draft')).toContain('Are you sure you want to create a draft');
  await expect(version(editor)).toHaveValue(/^V2 .*\(draft\)$/);
  await expect(components(editor).getByRole('button', { name: 'Move News' })).toBeVisible();
  // A live version beside an open draft offers no other draft.
  await version(editor).click();
  await editor.getByRole('option', { name: /^V1 / }).click();
  await expect(version(editor)).toHaveValue(/^V1 /);
  await expect(action(editor, 'Create Draft')).toHaveCount(0);
});

test('deleting asks first: a component, its removal from the page, and a draft, after which another version is shown [1:163] [1:164] [1:170] [1:286]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Deleting'));
  for (const componentName of ['One', 'Two', 'Three']) {
    await done(request, 'Admin/CreateBlank', { pageId, versionId: 1, componentName, height: 1 });
  }
  await publish(request, pageId);
  await done(request, 'Version/CreateDraft', { pageId, copyVersionId: 1 });
  await open(admin, pageId);
  await components(admin).getByRole('button', { name: /^One / }).click();
  await components(admin).getByRole('button', { name: 'Actions of One' }).click();
  await admin.getByRole('menuitem', { name: /Delete component/ }).click();
  await expect(admin.getByRole('dialog')).toContainText(
    'Are you sure you want to delete this component and remove all associations to it?',
  );
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(components(admin).getByRole('button', { name: /^Move / })).toHaveCount(2);
  // The form of what was deleted is closed.
  await expect(admin.getByLabel('Component Name')).toHaveCount(0);

  await components(admin).getByRole('button', { name: 'Actions of Two' }).click();
  await admin.getByRole('menuitem', { name: /Remove from this page/ }).click();
  await expect(admin.getByRole('dialog')).toContainText('Are you sure you want to');
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(components(admin).getByRole('button', { name: /^Move / })).toHaveCount(1);

  await action(admin, 'Delete').click();
  expect(await agree(admin, 'Delete')).toContain('Are you sure you want to delete this draft?');
  await expect(version(admin)).toHaveValue(/^V1 .*\(live\)$/);
  await expect(components(admin).getByRole('listitem')).toHaveCount(3);
});

test('the version list shows the newest first, up to the limit, a backup without its status; the log shows ten entries a page [1:90] [1:134] [1:165] [1:294] [1:303] [2:267]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('History'));
  await publish(request, pageId);
  for (let versionId = 2; versionId <= 12; versionId++) {
    await done(request, 'Version/CreateDraft', { pageId, copyVersionId: versionId - 1 });
    await publish(request, pageId, versionId);
  }
  await open(admin, pageId);
  await version(admin).click();
  const labels = await admin.getByRole('option', { name: /^V\d/ }).allInnerTexts();
  expect(labels).toHaveLength(10);
  expect(labels[0]).toMatch(/^V12 \d{1,2}\/\d{1,2}\/\d{4} \(live\)/);
  expect(labels[1]).toMatch(/^V11 \d{1,2}\/\d{1,2}\/\d{4}$/m);
  expect(labels[9]).toMatch(/^V3 /);
  await admin.keyboard.press('Escape');

  await admin.getByRole('tab', { name: 'Version Log' }).click();
  const log = admin.getByRole('table', { name: 'Version log' });
  await expect(log.getByRole('columnheader')).toHaveText([/Email/, /Action/, /Comments/, /Timestamp/]);
  await expect(log.locator('tbody tr')).toHaveCount(10);
  const first = log.locator('tbody tr').first().locator('td');
  await expect(first.nth(0)).toContainText('admin@acme.example');
  await expect(first.nth(1)).toHaveText('Published V12');
  await expect(first.nth(3)).toContainText(/\d{1,2}\/\d{1,2}\/\d{4}/);
});
