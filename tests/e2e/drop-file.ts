import { expect, type Locator, type Page } from '@playwright/test';

/** Drops a drawing on an element, as if it came from a folder. */
export const dropFile = (on: Locator, name: string) =>
  on.evaluate(async (element, fileName) => {
    const drawing = new OffscreenCanvas(600, 400);
    drawing.getContext('2d')?.fillRect(0, 0, 300, 400);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([await drawing.convertToBlob()], fileName, { type: 'image/png' }));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    // An element that does not accept the file is no drop target.
    if (element.dispatchEvent(new DragEvent('dragover', options))) throw new Error('It is not taken here.');
    element.dispatchEvent(new DragEvent('drop', options));
  }, name);

/** Drops a drawing on a picture of the page; the notice that it is being added ends with that. */
export async function replaceByDrop(page: Page, picture: Locator, name: string): Promise<void> {
  const before = await picture.getAttribute('src');
  await dropFile(picture, name);
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  // By itself it would end later.
  await expect(page.getByText(/is being added to the library/)).toHaveCount(0, { timeout: 5_000 });
}
