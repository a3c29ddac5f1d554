import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The page follows the cursor over lines that are left free, which keep their height when the text is left. */
export async function leaveLinesFree(page: Page, text: Locator): Promise<void> {
  await text.click();
  await page.keyboard.press('End');
  for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter');
  await expect(text.locator('p').last()).toBeInViewport();
  const height = () => text.evaluate((element) => element.scrollHeight);
  const whileEdited = await height();
  await page.keyboard.press('Escape');
  await expect(text.locator('.ProseMirror-trailingBreak')).toHaveCount(0);
  expect(await height()).toBe(whileEdited);
}

/** A drop is said, and so are its undo and redo. */
export async function undoDrop(page: Page, shown: FrameLocator): Promise<void> {
  const said = shown.getByRole('status');
  await expect(said).toHaveText('Text Editor Closing is now 1 of 3.');
  await page.keyboard.press('Control+z');
  await expect(said).toHaveText('Text Editor Closing is now 2 of 3.');
  await page.keyboard.press('Control+y');
  await expect(said).toHaveText('Text Editor Closing is now 1 of 3.');
}
