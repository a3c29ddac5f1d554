import { expect, test } from './journey';
import { keepFiles } from './library-files';
import { servePictures, writePictures } from './many-pictures';
import { takePhoto } from './photo';
import { adminUrl, siteUrl } from './product';
import { signIn, signInByApi } from './sign-in';

test('a photo of several MB becomes an image of the library, is described and deleted [2:112] [2:113] [2:266] [2:111] [1:31] [1:201] [2:30] [2:78] [2:115] [2:143] [2:145] [2:147] [2:158] [2:252]', async ({
  page,
  provokes,
}) => {
  // An HTML page named as a PDF.
  provokes('400 /api/fileupload/fileupload');
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(adminUrl).host) foreign.push(request.url());
  });
  await signIn(page, 'editor@acme.example');
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Images' }).click();
  await expect(page.getByRole('button', { name: 'Details of The harbor at dawn' })).toBeVisible();
  const photo = await takePhoto(page);
  expect(photo.length).toBeGreaterThan(3_000_000);

  // Two files at once: a photo that is compressed, and a drawing that is rejected with advice.
  await page.getByRole('button', { name: 'Upload images' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload images' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose images' }).click();
  await (await chooser).setFiles([
    { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(
    dialog.getByText(
      'SVG files can contain scripts, so they are not accepted. Export the drawing as PNG or WebP and upload that.',
    ),
  ).toBeVisible();
  const card = dialog.getByRole('listitem', { name: 'IMG_2041.jpg' });
  await expect(card.getByText('4000 × 3000 pixels')).toBeVisible();
  await expect(card.getByText(/^\d+%$/)).toBeVisible({ timeout: 90_000 });
  await expect(card.getByText(/, 1920 × 1440 pixels$/)).toBeVisible();
  await expect(card.getByText('4000 × 3000 pixels', { exact: true }), 'the natural size stays').toBeVisible();
  const fact = (name: string) => card.locator(`dt:text-is("${name}") + dd`).innerText();
  expect(await fact('Raw size'), 'of the file as it was chosen').toMatch(/^[3-9]\.\d MB$/);
  expect(await fact('Compressed'), 'what is sent').toMatch(/^(\d+ KB|1(\.0)? MB), 1920 × 1440 pixels$/);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(card.getByText('You must provide an image description.')).toBeVisible();
  await expect(card.getByLabel('Image Description')).toBeFocused();
  await card.getByLabel('Image Description').fill('The bay in autumn');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Uploads' }).getByText('Uploaded')).toBeVisible();

  // The stored file is small, and both origins serve it.
  const tile = page.getByRole('button', { name: 'Details of The bay in autumn' });
  const picture = tile.locator('img');
  await expect(picture).toBeVisible();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  expect(await width()).toBeLessThanOrEqual(1920);
  // The grid may show a variant by now; the URL of the file itself is its prefix.
  const shown = new URL((await picture.getAttribute('src')) ?? '', page.url()).pathname;
  const path = shown.split('/').slice(0, 5).join('/');
  const visitor = await page.context().newPage();
  const served = await visitor.goto(`${siteUrl('acme')}${path}`);
  expect((await served?.body())?.length).toBeLessThanOrEqual(1024 * 1024);
  expect(served?.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  await visitor.close();

  await page.getByPlaceholder('Enter 3 or more characters to search images..').fill('autumn');
  await expect(page.getByRole('list', { name: /^Images of / }).getByRole('listitem')).toHaveCount(1);
  await tile.click();
  const drawer = page.getByRole('dialog', { name: 'Image' });
  await drawer.getByLabel('Alt Text').fill('A bay with red trees');
  const point = drawer.getByRole('slider', { name: 'Focal point' });
  await point.press('ArrowLeft');
  await drawer.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await tile.click();
  await expect(drawer.getByLabel('Alt Text')).toHaveValue('A bay with red trees');
  await expect(point).toHaveAttribute('aria-valuetext', '40 % across, 50 % down');
  await drawer.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete The bay in autumn' });
  await expect(question.getByText('Are you sure you want to delete this image?')).toBeVisible();
  await expect(question.getByText(/^It is not used anywhere\. Live pages, drafts/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText("No image for 'autumn'")).toBeVisible();

  // Deleting a picture in use requires a confirmation that says so.
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByRole('button', { name: 'Details of The harbor at dawn' }).click();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  const warning = page.getByRole('dialog', { name: 'Delete The harbor at dawn' });
  await expect(warning.getByText(/^It is used in /)).toBeVisible();
  await expect(warning.getByText('Home (V1, live)', { exact: false })).toBeVisible();
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await drawer.getByRole('button', { name: 'Cancel' }).click();

  expect(foreign, 'nothing is asked of another origin').toEqual([]);
  expect(problems, 'the console is quiet').toEqual([]);
  await keepFiles(page);
});

test('a library of 2,001 pictures renders only those in view, and its oldest month is one choice away, in the dialog too [1:31] [2:30]', async ({
  page,
}) => {
  const elements = () => page.locator('*').count();
  const jump = page.getByRole('combobox', { name: 'Jump to a month' });
  const toOldest = async () => {
    await jump.click();
    await page.getByRole('option').last().click();
  };
  await writePictures('globex', 2_001);
  await servePictures(page);
  await signInByApi(page.request, 'admin@globex.example');
  await page.goto('/ImageManagement');
  await expect(page.getByText(/^2,0\d\d images$/)).toBeVisible();
  const heading = page.getByRole('heading', { name: 'November 2026' });
  await expect(heading).toBeVisible();
  expect(await elements()).toBeLessThan(1_500);

  await toOldest();
  const oldest = page.getByRole('heading', { name: /20\d\d$/ }).last();
  await expect(oldest).toBeFocused();
  await expect(oldest).toBeInViewport();
  await expect(heading).toBeHidden();
  expect(await elements()).toBeLessThan(1_500);
  // Keyboard users continue from there, to the very last one and back, and each announces its position.
  await page.keyboard.press('Tab');
  const focused = page.locator('li:focus-within');
  const place = async () => Number(await focused.getAttribute('aria-posinset'));
  const first = await place();
  expect(first).toBeGreaterThan(1_900);
  await page.keyboard.press('Shift+Tab');
  expect(await place()).toBe(first - 1);
  await expect(focused).toBeInViewport();
  const total = Number(await focused.getAttribute('aria-setsize'));
  await page.keyboard.press('End');
  await expect(page.locator(`li[aria-posinset="${total}"]`)).toBeInViewport();

  await page.goto('/SiteInformation');
  await page.getByRole('button', { name: 'Choose image' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Choose an image' });
  await expect(dialog.getByText(/^2,0\d\d images$/)).toBeVisible();
  await toOldest();
  const radio = dialog.locator('input[type=radio]:focus');
  await expect(radio).toHaveAttribute('aria-posinset', String(first));
  expect(await dialog.locator('*').count()).toBeLessThan(1_000);
  await page.keyboard.press('ArrowLeft');
  await expect(radio).toHaveAttribute('aria-posinset', String(first - 1));
  await expect(radio).toBeChecked();
  await page.keyboard.press('Home');
  await expect(radio).toHaveAttribute('aria-posinset', '1');
  await expect(dialog.getByText(/^Picture number 1, 1600 × 900 pixels$/)).toBeVisible();
  // The current picture is in view when the library opens again.
  await page.keyboard.press('End');
  await dialog.getByRole('button', { name: 'Choose image' }).click();
  await page.getByRole('button', { name: 'Change image' }).first().click();
  await expect(dialog.getByRole('radio', { checked: true })).toBeInViewport();
});
