import { expect, type Locator, type Page } from '@playwright/test';
import { state } from './editor-page';

type Given = 'drop' | 'paste';

/** Drops or pastes drawings on an element, as if they came from a folder or another program. */
const giveFiles = (on: Locator, how: Given, names: string[]) =>
  on.evaluate(
    async (element, given) => {
      const drawing = new OffscreenCanvas(600, 400);
      drawing.getContext('2d')?.fillRect(0, 0, 300, 400);
      const data = new DataTransfer();
      for (const name of given.names) {
        data.items.add(new File([await drawing.convertToBlob()], name, { type: 'image/png' }));
      }
      const options = { bubbles: true, cancelable: true };
      if (given.how === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        return;
      }
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = { clientX: left + width / 2, clientY: top + height / 2 };
      const ofDrop = { ...options, ...place, dataTransfer: data };
      // An element that does not accept the file is no drop target.
      if (element.dispatchEvent(new DragEvent('dragover', ofDrop))) throw new Error('It is not taken here.');
      element.dispatchEvent(new DragEvent('drop', ofDrop));
    },
    { how, names },
  );

export const dropFiles = (on: Locator, ...names: string[]) => giveFiles(on, 'drop', names);
export const pasteFile = (on: Locator, name: string) => giveFiles(on, 'paste', [name]);

/** Drops two drawings on a picture of the page, which takes one; the notice that it is being added ends with that. */
export async function replaceByDrop(page: Page, picture: Locator, name: string): Promise<void> {
  const before = await picture.getAttribute('src');
  await dropFiles(picture, name, 'Another.png');
  await expect(page.getByText(`Only ${name} was taken: there is room for one picture here.`)).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
  // By itself it would end later.
  await expect(page.getByText(/is being added to the library/)).toHaveCount(0, { timeout: 5_000 });
}

/** A text of the page takes a picture where it is dropped, and another where it is pasted. */
export async function givePicturesToText(text: Locator): Promise<void> {
  const pictures = text.locator('img[src*="/images/"]');
  await dropFiles(text, 'The slip at dusk.png');
  await expect(pictures).toHaveAttribute('alt', /slip at dusk/);
  await pasteFile(text, 'Ebb on the flats.png');
  await expect(pictures).toHaveCount(2);
  // Two at once are both inserted, although the second one comes when nothing is waited for any more.
  await pasteFile(text, 'Fog at noon.png');
  await pasteFile(text, 'Gulls.png');
  await expect(pictures).toHaveCount(4);
  await expect(text).toContainText('Closing words');
  await text.page().keyboard.press('Escape');
  await expect(state(text.page())).toHaveText('Saved');
}
