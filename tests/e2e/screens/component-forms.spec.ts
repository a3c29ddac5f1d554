import { canvas, state } from '../editor-page';
import { withoutPhotographs } from '../frame-tools';
import { expect } from '../journey';
import { action, add, components, error, open, save, storedFields } from './page-editor';
import { done, freshName, makePage, test } from './staff';

test('five types can be added, by the names that people see; Navbar, Footer and SocialIcons cannot [1:10] [1:11] [1:169] [2:10] [2:82]', async ({
  admin,
}) => {
  const pageId = await makePage(admin.context().request, freshName('Gallery'));
  await open(admin, pageId);
  await action(admin, 'Add component').click();
  for (const label of ['Announcement', 'Blank', 'Banner', 'Form', 'Text Editor']) {
    const card = admin.getByRole('button', { name: new RegExp(`^${label}`) });
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  }
  for (const label of [/BannerContainer/, /ImageForm/, /HtmlEditorColumns/, /Navbar/, /Footer/, /Social/]) {
    await expect(admin.getByRole('button', { name: label })).toHaveCount(0);
  }
  await admin.getByRole('button', { name: /^Text Editor/ }).click();
  await expect(admin.getByRole('heading', { name: /Text Editor$/ })).toBeVisible();
  // Its default name is its type, which is said once.
  await expect(components(admin).getByText('Text Editor', { exact: true })).toHaveCount(1);
  // Without the forms feature, the response names no Form.
  await admin.route(/\/api\/admin\/getpagecomponentdata/i, async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    data.allComponentTypes = data.allComponentTypes.filter((type: string) => type !== 'ImageForm');
    await route.fulfill({ response: answer, json: data });
  });
  // Nor do the types that were used last.
  await admin.evaluate(() => localStorage.setItem('galley-recent-components', 'ImageForm Blank'));
  await open(admin, pageId);
  await action(admin, 'Add component').click();
  await expect(admin.getByRole('button', { name: /^Blank/ })).toBeVisible();
  const again = admin.getByRole('button', { name: /^Add another / });
  await expect(again).toHaveText(['Blank']);
  await expect(admin.getByRole('button', { name: /^Form/ })).toHaveCount(0);
});

test('an Announcement and a Blank have their fields, rules and defaults [1:80] [1:81] [1:100] [1:102] [1:160] [1:170] [1:194] [1:195] [1:281] [1:295] [1:297] [1:298] [2:271] [1:9] [1:29] [2:84] [2:268] [2:246] [1:11] [1:260]', async ({
  admin,
  provokes,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Small types'));
  await open(admin, pageId);
  await add(admin, /^Announcement/);
  await expect(admin.getByRole('textbox', { name: 'Announcement Text', exact: true })).toBeVisible();
  const heading = admin.getByRole('heading', { name: /Announcement$/ });
  const wide = admin.viewportSize() ?? { width: 1280, height: 720 };
  for (const size of [{ ...wide, width: 390 }, wide]) {
    await admin.setViewportSize(size);
    await expect.poll(async () => (await heading.boundingBox())?.width).toBeGreaterThan(100);
    expect(await heading.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
  }
  await admin.getByLabel('Component Name').fill('');
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
  await expect(height).toHaveCount(0);
  const gap = canvas(admin).locator('.blank');
  await expect(gap).toHaveCSS('height', '1px');
  await components(admin).getByRole('button', { name: /^Gap / }).click();
  // The server's message of a save that failed is shown, beside what was typed.
  provokes('409 /api/admin/updateblank');
  const rejection = { status: 409, json: { message: 'The gaps are being measured.' } };
  await admin.route(/UpdateBlank$/i, (route) => route.fulfill(rejection), { times: 1 });
  await height.fill('40');
  await save(admin);
  await error(admin, /^Not saved: The gaps are being measured\.$/);
  await expect(height).toHaveValue('40 px');
  await save(admin);
  // A saved form closes.
  await expect(height).toHaveCount(0);
  await expect(gap).toHaveCSS('height', '40px');
  await components(admin).getByRole('button', { name: /^x+ / }).click();
  await expect(admin.getByLabel('Announcement Text')).toHaveValue('Open on Sunday');
  await expect(admin.getByLabel('Component Name')).toHaveValue('x'.repeat(15));
  expect(await storedFields(request, pageId)).toMatchObject([
    { componentName: 'x'.repeat(15), announcementText: 'Open on Sunday' },
    { componentName: 'Gap', height: 40 },
  ]);
});

test('a Banner defaults to Medium and five seconds, takes one to ten, and lists its slides [1:82] [1:104] [1:106] [1:196] [1:296] [1:298] [2:271] [2:83] [1:10] [1:29] [1:9]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Banner rules'));
  await open(admin, pageId);
  await add(admin, /^Banner/);
  await expect(admin.getByRole('radio', { name: 'Medium' })).toBeChecked();
  const heights = admin.getByRole('radiogroup', { name: 'Height' }).getByRole('radio');
  await expect(heights).toHaveCount(3);
  for (const name of ['Small', 'Medium', 'Large'])
    await expect(admin.getByRole('radio', { name })).toBeVisible();
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
  await duration.fill('10');
  await admin.getByText('Small', { exact: true }).click();
  await save(admin);
  await expect
    .poll(() => storedFields(request, pageId))
    .toMatchObject([{ componentName: 'Hero', sliderDuration: 10_000, height: 'Small' }]);
});

test('a slide needs its image, and text, link and position of a button together [1:82] [1:83] [1:104] [1:106] [1:197] [1:298] [2:271] [2:83] [1:29]', async ({
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
  await expect(dialog.getByLabel('Component Name')).toHaveValue('Slide 1');
  await expect(dialog.getByRole('group', { name: /^Background Image/ })).toBeVisible();
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
  // The error is in the words of the hint, which it replaces.
  await dialog.getByLabel('Button Link', { exact: true }).fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^This is not a valid link/)).toBeVisible();
  await expect(dialog.getByText(/^The name of a page/)).toHaveCount(1);
});

test('a Form needs title, description, form and image; the image comes from the gallery, searched from three characters [1:84] [1:86] [1:108] [1:132] [1:198] [1:201] [1:263] [1:264] [1:299] [2:147] [2:269] [2:84] [2:213] [1:10] [1:29] [1:9] [2:78] [2:214]', async ({
  admin,
}) => {
  const { request } = admin.context();
  const [name, pageId] = [freshName('Ask'), await makePage(request, freshName('Form rules'))];
  const formId = await done(request, 'AdminForms/CreateForm', { name });
  await open(admin, pageId);
  await withoutPhotographs(admin, 1);
  await add(admin, /^Form/);
  await admin.getByLabel('Component Name').fill('Ask us');
  // Its initial texts are removed: nothing is stored without the user's own text.
  for (const label of ['Title', 'Description']) await admin.getByLabel(label).fill('');
  await save(admin);
  for (const label of ['Title', 'Description', 'Form', 'Image']) {
    await error(admin, new RegExp(`^${label} (is|must)`));
  }
  await admin.getByRole('combobox', { name: 'Form', exact: true }).click();
  await expect(admin.getByRole('option', { name: 'Contact', exact: true })).toBeVisible();
  await admin.getByRole('option', { name, exact: true }).click();
  await admin.getByRole('button', { name: /^Choose image/ }).click();
  const gallery = admin.getByRole('dialog', { name: 'Choose an image' });
  const search = gallery.getByLabel('Search images');
  await expect(search).toHaveAttribute('placeholder', 'Enter 3 or more characters to search images..');
  await expect(gallery.getByRole('radio').first()).toBeVisible();
  await search.fill('zqx');
  await expect(gallery.getByRole('radio')).toHaveCount(0);
  await search.fill('zq');
  await expect(gallery.getByRole('radio').first()).toBeVisible();
  // By the description, ignoring case, from the third character on.
  await search.fill('DAW');
  await expect(gallery.getByRole('radio')).toHaveCount(1);
  await expect(gallery.getByRole('radio', { name: /^The harbor at dawn/ })).toBeVisible();
  // A missing picture is uploaded on the way, and is then selected.
  await gallery.getByRole('button', { name: 'Upload images' }).click();
  const upload = admin.getByRole('dialog', { name: 'Upload images' });
  const chooser = admin.waitForEvent('filechooser');
  await upload.getByRole('button', { name: 'Choose images' }).click();
  const buffer = await admin.screenshot({ clip: { x: 0, y: 0, width: 80, height: 40 } });
  await (await chooser).setFiles([{ name: 'pier.png', mimeType: 'image/png', buffer }]);
  const description = freshName('The pier');
  await upload.getByLabel('Image Description').fill(description);
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(upload).toHaveCount(0);
  await expect(gallery.getByText(`${description}, 80 × 40 pixels`)).toBeVisible();
  await expect(gallery.getByRole('radio', { checked: true })).toHaveCount(1);
  await gallery.getByRole('button', { name: 'Choose image' }).click();
  await expect(gallery).toHaveCount(0);
  const field = admin.getByRole('group', { name: /^Image/ });
  await expect(field.getByText('pier', { exact: true })).toBeVisible();
  await expect(field.getByRole('button', { name: 'Change image' })).toBeVisible();
  const words = { title: 'Ask the yard', description: 'We answer on weekdays.' };
  await admin.getByRole('textbox', { name: 'Title', exact: true }).fill(words.title);
  await admin.getByRole('textbox', { name: 'Description', exact: true }).fill(words.description);
  await save(admin);
  await expect(components(admin).getByRole('button', { name: 'Move Ask us' })).toBeVisible();
  const imageLink = expect.stringMatching(/pier/);
  const kept = { componentName: 'Ask us', ...words, formId, imageLink };
  expect(await storedFields(request, pageId)).toMatchObject([kept]);
  // The next one, and a gallery, come with pictures of the library.
  await add(admin, /^Form A picture/);
  await expect(state(admin)).toHaveText('Saved');
  await expect(canvas(admin).locator('.image-form img')).toHaveCount(2);
  await add(admin, /^Gallery /);
  await expect(canvas(admin).locator('.gallery li')).toHaveCount(6);
});
