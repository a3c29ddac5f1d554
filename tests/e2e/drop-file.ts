import { expect, type Locator, type Page } from '@playwright/test';

/** Drops drawings on an element, as if they came from a folder. */
export const dropFiles = (on: Locator, ...names: string[]) =>
  on.evaluate(async (element, fileNames) => {
    const drawing = new OffscreenCanvas(600, 400);
    drawing.getContext('2d')?.fillRect(0, 0, 300, 400);
    const dataTransfer = new DataTransfer();
    for (const name of fileNames) {
      dataTransfer.items.add(new File([await drawing.convertToBlob()], name, { type: 'image/png' }));
    }
    const options = { dataTransfer, bubbles: true, cancelable: true };
    // An element that does not accept the file is no drop target.
    if (element.dispatchEvent(new DragEvent('dragover', options))) throw new Error('It is not taken here.');
    element.dispatchEvent(new DragEvent('drop', options));
  }, names);

/** Drops two drawings on a picture of the page, which takes one; the notice that it is being added ends with that. */
export async function replaceByDrop(page: Page, picture: Locator, name: string): Promise<void> {
  const before = await picture.getAttribute('src');
  await dropFiles(picture, name, 'Another.png');
  await expect(page.getByText(`Only ${name} was taken: there is room for one picture here.`)).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  // By itself it would end later.
  await expect(page.getByText(/is being added to the library/)).toHaveCount(0, { timeout: 5_000 });
}
