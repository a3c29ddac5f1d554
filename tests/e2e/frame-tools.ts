import { expect, type FrameLocator, type Page } from '@playwright/test';
import { state } from './editor-page';

/**
 * Chooses the last item of a component's menu by keyboard, and cancels its dialog; Escape closes the menu and goes back
 * to its button.
 */
export async function chooseLastOf(page: Page, shown: FrameLocator, name: string): Promise<void> {
  const more = shown.getByRole('button', { name: 'More' });
  await more.press('Enter');
  await expect(shown.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(shown.getByRole('menuitem', { name })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
}

/** Deletes the selected component by its key, which asks first. */
export async function deleteByKey(page: Page, shown: FrameLocator): Promise<void> {
  await shown.locator('.stop[aria-current]').press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete component' }).click();
}

/** Moves the selected component up and copies it at once, while the server is slow to store the move. */
export async function moveUpAndCopy(page: Page, shown: FrameLocator): Promise<void> {
  const order = /\/updatepagecomponentorder$/i;
  const late = new Promise((resolve) => setTimeout(resolve, 1_500));
  await page.route(order, (route) => late.then(() => route.continue()), { times: 1 });
  const sent = page.waitForRequest(order);
  await page.keyboard.press('Alt+ArrowUp');
  await sent;
  await shown.getByRole('button', { name: 'Duplicate' }).click();
}

/** A drag on the page that leaves its frame ends where the mouse is released, and follows it no further. */
export async function dragOutOfFrame(page: Page, shown: FrameLocator): Promise<void> {
  const handle = await shown.locator('.handle').boundingBox();
  const frame = await page.locator('iframe[title^="Page "]').boundingBox();
  if (!handle || !frame) throw new Error('The handle or the frame has no place.');
  await page.mouse.move(handle.x + 8, handle.y + 8);
  await page.mouse.down();
  await page.mouse.move(handle.x, handle.y + 4, { steps: 3 });
  await expect(shown.locator('.line')).toBeVisible();
  await page.mouse.move(frame.x + frame.width + 60, handle.y + 4, { steps: 3 });
  await page.mouse.up();
  await page.mouse.move(handle.x - 40, handle.y + 4, { steps: 3 });
  await expect(shown.locator('.line')).toHaveCount(0);
}

/** A section as high as the window is as high as the page's frame, which does not grow with it. */
export async function keepHeightOfFrame(page: Page, shown: FrameLocator): Promise<void> {
  const frame = page.locator('iframe[title^="Page "]');
  const before = await frame.boundingBox();
  const added = await shown.locator('head').evaluateHandle((head) => {
    const style = head.ownerDocument.createElement('style');
    style.textContent = 'main .rich { min-height: 100dvh }';
    return head.appendChild(style);
  });
  await expect
    .poll(async () => (await shown.locator('main .rich').first().boundingBox())?.height)
    .toBe(before?.height);
  expect(await frame.boundingBox()).toEqual(before);
  await added.evaluate((style) => style.remove());
}

/** Answers as if the library had no photograph, so that new components come without pictures. */
export const withoutPhotographs = (page: Page, times?: number) =>
  page.route('**/ImageUpload/RetrieveAll*', (route) => route.fulfill({ json: [] }), {
    ...(times && { times }),
  });

/** A new component that cannot be stored yet stays after a click beside it, and is not lost without a word. */
export async function addWithoutPicture(page: Page, shown: FrameLocator, below: string): Promise<void> {
  await shown.getByRole('button', { name: below }).press('Enter');
  await page.keyboard.press('Escape');
  await shown.getByRole('button', { name: 'Add below' }).click();
  await expect(shown.locator('.line')).toBeInViewport();
  await page.getByRole('button', { name: /^Picture & Text / }).click();
  await shown.locator('header').click({ force: true, position: { x: 40, y: 40 } });
  await expect(state(page)).toHaveText('Still needs: Picture');
  await shown.getByRole('button', { name: below }).press('Enter');
  await expect(page.getByText('The new component was not kept. It still needs: Picture.')).toBeVisible();
  await page.keyboard.press('Escape');
}
