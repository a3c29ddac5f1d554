import { expect, test } from './journey';
import { takePhoto } from './photo';
import { siteUrl } from './product';
import { call, signInByApi } from './sign-in';

/** A phone needs no picture sharper than its screen. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };

test('a photo of several MB reaches a phone as a small picture [2:112] [2:266]', async ({
  page,
  browser,
}) => {
  await signInByApi(page.request, 'admin@acme.example');
  await page.goto('/ImageManagement');
  const photo = await takePhoto(page);
  expect(photo.length).toBeGreaterThan(3_000_000);
  await page.getByRole('button', { name: 'Upload images' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload images' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose images' }).click();
  await (await chooser).setFiles([{ name: 'Evening.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  const card = dialog.getByRole('listitem', { name: 'Evening.jpg' });
  await card.getByLabel('Image Description').fill('Evening at the pier');
  await expect(card.getByText(/^\d+%$/)).toBeVisible({ timeout: 90_000 });
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Uploads' }).getByText('Uploaded')).toBeVisible();

  // Creates a page with the photo in its banner by calls; the screens have journeys of their own.
  const made = async (path: string, data: object) => {
    const { status, body } = await call(page.request, path, data);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const [{ imageUrl }] = await made('ImageUpload/RetrieveAll', { search: 'evening at the pier' });
  const friendlyUrl = `photo-${Date.now()}`;
  const pageId = await made('Admin/CreatePage', {
    name: 'Photo',
    friendlyUrl,
    menu: null,
    childMenu: null,
    subMenu: null,
    showOnMenu: false,
    allowNavigation: true,
    scoTitle: 'Photo',
    scoMetaDescription: 'A photo',
    scoMetaKeywords: 'photo',
    isExternal: false,
    openType: null,
  });
  const bannerContainerId = await made('Admin/CreateBannerContainer', {
    pageId,
    versionId: 1,
    componentName: 'Banner',
    height: 'Medium',
    sliderDuration: 5000,
  });
  await made('Admin/CreateBanner', { bannerContainerId, componentName: 'Slide', backgroundImage: imageUrl });
  await made('Version/SubmitDraft', { pageId, comments: '' });
  await made('Version/PublishDraft', { pageId, comments: '' });

  const visitor = await (await browser.newContext(phone)).newPage();
  const picture = visitor.locator('.banner img');
  await expect(async () => {
    await visitor.goto(`${siteUrl('acme')}/${friendlyUrl}`);
    await expect(picture).toHaveAttribute('srcset', /960w/, { timeout: 500 });
  }).toPass({ timeout: 90_000 });
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return {
      src: image.currentSrc,
      width: image.getAttribute('width'),
      height: image.getAttribute('height'),
    };
  });
  expect([shown.width, shown.height]).toEqual(['1920', '1440']);
  const served = await visitor.goto(shown.src);
  expect(served?.headers()['content-type']).toBe('image/webp');
  expect((await served?.body())?.length).toBeLessThan(150_000);
  await visitor.context().close();
});
