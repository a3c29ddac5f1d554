import { expectAccessible } from './axe';
import { dropFiles } from './drop-file';
import { canvas, state } from './editor-page';
import { withoutPhotographs } from './frame-tools';
import { expect, type Locator, type Page } from './journey';
import { siteUrl } from './product';
import { call } from './sign-in';

/**
 * Sets the focal point of the dropped picture (`replaceByDrop`) in its place, by keys and by pointer, from the page and from
 * the form, and puts a part of the picture in its place in between. Returns the URL of that part.
 */
export async function adjustPicture(page: Page, picture: Locator): Promise<string> {
  const adjust = page.getByRole('dialog', { name: 'Focal point and crop' });
  const point = adjust.getByRole('slider', { name: 'Focal point' });
  await picture.hover();
  await canvas(page)
    .getByRole('toolbar', { name: 'Image' })
    .getByRole('button', { name: 'Focal point and crop…' })
    .click();
  await point.press('ArrowLeft');
  await point.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '40 % across, 40 % down');
  await expectAccessible(page, 'the dialog', { within: '[role=dialog]' });
  await adjust.getByRole('button', { name: 'Set focal point' }).click();
  await expect(picture).toHaveClass('focus-x4 focus-y4');
  await page.getByRole('button', { name: 'Focal point and crop…' }).click();
  await expect(point).toHaveAttribute('aria-valuetext', '40 % across, 40 % down');
  await adjust.getByText('Crop', { exact: true }).first().click();
  const corner = await adjust.getByRole('slider', { name: 'Lower right corner' }).boundingBox();
  if (!corner) throw new Error('The corner has no place.');
  await page.mouse.move(corner.x + 8, corner.y + 8);
  await page.mouse.down();
  await page.mouse.move(corner.x - 100, corner.y - 20, { steps: 3 });
  await page.mouse.up();
  await adjust.getByLabel('Shape').selectOption('Square');
  await adjust.getByRole('slider', { name: 'Area that is kept' }).press('Shift+ArrowLeft');
  await expect(adjust.getByRole('status')).toHaveText('400 × 400 pixels');
  await expectAccessible(page, 'the dialog', { within: '[role=dialog]' });
  await adjust.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(adjust).toBeHidden();
  // The natural width of an element with variants depends on `sizes`, so the file is loaded once more.
  const width = () =>
    picture.evaluate(async (image: HTMLImageElement) => {
      const file = new Image();
      file.src = image.src;
      await file.decode();
      return file.naturalWidth;
    });
  await expect.poll(width).toBe(400);
  await expect(picture, 'the point was that of another picture').not.toHaveClass(/focus/);
  await page.getByRole('button', { name: 'Focal point and crop…' }).click();
  const area = await adjust.getByRole('img', { name: 'The quay at noon (cropped)' }).boundingBox();
  if (!area) throw new Error('The picture has no place.');
  await page.mouse.click(area.x + area.width * 0.21, area.y + area.height * 0.79);
  await adjust.getByRole('button', { name: 'Set focal point' }).click();
  await expect(picture).toHaveClass('focus-x2 focus-y8');
  await expect(state(page)).toHaveText('Saved');
  return (await picture.getAttribute('src')) ?? '';
}

/** Adds pictures to new components that have none, on the page. */
export async function addPicture(page: Page): Promise<void> {
  const shown = canvas(page);
  await withoutPhotographs(page, 1);
  await page.getByRole('button', { name: 'Add component' }).click();
  await page.getByRole('button', { name: /^Hero / }).click();
  await expect(shown.getByRole('textbox', { name: 'Heading' })).toBeFocused();
  await page.keyboard.press('Escape');
  await shown.getByRole('button', { name: 'Add image' }).click();
  const library = page.getByRole('dialog', { name: 'Choose an image' });
  await library.getByRole('radio').nth(2).check({ force: true });
  await library.getByRole('button', { name: 'Choose image' }).click();
  const picture = shown.locator('main .hero img');
  await expect(picture).toBeVisible();
  await expect(shown.getByRole('button', { name: 'Add image' })).toHaveCount(0);
  // A file that is dropped on the component does the same.
  await page.keyboard.press('Control+z');
  await expect(picture).toHaveCount(0);
  await dropFiles(shown.locator('main .hero h2'), 'The slip.png');
  await expect(picture).toHaveAttribute('src', /the-slip$/);
  // The initial of a person is the place of a missing picture.
  await page.getByRole('button', { name: 'Add component' }).click();
  await page.getByRole('button', { name: /^Team / }).click();
  await shown.locator('main .nobody').last().click();
  await library.getByRole('radio').nth(3).check({ force: true });
  await library.getByRole('button', { name: 'Choose image' }).click();
  await expect(shown.locator('main .team li').last().locator('img')).toBeVisible();
  await expect(state(page)).toHaveText('Saved');
}

/** Publishes the page: visitors get the picture with the focal point that was set last. */
export async function expectAdjusted(
  page: Page,
  pageId: number,
  picture: Locator,
  src: string,
): Promise<void> {
  await expect(picture).toHaveAttribute('src', src);
  await expect(picture).toHaveClass('focus-x2 focus-y8');
  const title = await page.locator('iframe[title^="Page "]').getAttribute('title');
  for (const step of ['SubmitDraft', 'PublishDraft']) {
    const { status, body } = await call(page.request, `Version/${step}`, {
      pageId,
      versionId: 1,
      comments: '',
    });
    expect(status, JSON.stringify(body)).toBe(200);
  }
  await page.goto(`${siteUrl('acme')}/${title?.slice('Page '.length)}`);
  await expect(page.locator(`img[src="${src}"]`)).toHaveCSS('object-position', '20% 80%');
}
