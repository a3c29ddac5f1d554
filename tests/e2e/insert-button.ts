import { expect, type FrameLocator, type Page } from '@playwright/test';

/**
 * Inserts a button into the text that is being edited on the page, from an empty line; makes it text again; and links an
 * email address.
 */
export async function insertAndConvertButton(page: Page, shown: FrameLocator): Promise<void> {
  await page.keyboard.type('/but');
  await expect(shown.getByRole('option')).toHaveText(['Button']);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Insert button' });
  await dialog.getByLabel('Text').fill('Book a berth');
  await dialog.getByRole('textbox', { name: 'Link', exact: true }).fill('/contact');
  // The page is offered below the field, over the dialog's buttons; Enter takes what was typed and inserts it.
  await page.keyboard.press('Enter');
  const inserted = shown.locator('main .rich a.button');
  await expect(inserted).toHaveText('Book a berth');
  await expect(inserted).not.toHaveCSS('padding-left', '0px');

  await page.keyboard.press('ArrowLeft');
  await shown.getByRole('toolbar', { name: 'Text tools' }).getByRole('button', { name: 'Button' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit button' });
  await expect(edited.getByLabel('Text')).toHaveValue('Book a berth');
  await edited.getByRole('button', { name: 'Make it plain text' }).click();
  await expect(inserted).toHaveCount(0);
  await page.keyboard.press('End');
  // What is offered does not cover the dialog's button, and the URL is read without what makes it a link.
  await page.keyboard.type(' ');
  await page.keyboard.press('Control+k');
  const linking = page.getByRole('dialog', { name: 'Link' });
  // The dialog handles Escape before its field has the focus, too.
  await linking.waitFor();
  await page.keyboard.press('Escape');
  await expect(linking).toHaveCount(0);
  // The page gets the focus back a moment after the dialog is gone; before that, the keys open the search.
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  await page.keyboard.press('Control+k');
  await linking.getByRole('textbox', { name: 'Link', exact: true }).fill('yard@acme.example');
  await expect(linking.getByRole('option', { name: /^Write to yard@acme.example/ })).toBeVisible();
  await linking.getByRole('button', { name: 'Set link' }).click();
  await expect(shown.locator('main a[href^="mailto:yard"]')).toHaveText('yard@acme.example');
  await page.keyboard.press('End');
}
