import { canvas } from '../editor-page';
import { expect, type Page } from '../journey';
import { action, components } from './page-editor';

const openMenu = (page: Page, name: string) =>
  components(page)
    .getByRole('button', { name: `Actions of ${name}` })
    .click();

/** Asks in the list to delete a component. */
export async function askToDelete(page: Page, name: string): Promise<void> {
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: /Delete component/ }).click();
}

/**
 * Brings a component back by keyboard, with the message about its deletion, and hides it in the list, which the page
 * says, and asks to delete it again.
 */
export async function bringBackAndHide(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Deleted Undo this/ })).toBeVisible();
  await action(page, 'Undo this').press('Enter');
  const row = components(page).getByRole('button', { name: new RegExp(`^${name} `) });
  await expect(row).toBeFocused();
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: 'Hide from visitors' }).click();
  await expect(row).toContainText('Hidden from visitors');
  await expect(canvas(page).getByRole('status')).toHaveText(/ is hidden from visitors\.$/);
  await openMenu(page, name);
  await expect(page.getByRole('menuitem', { name: 'Show to visitors' })).toBeVisible();
  await page.getByRole('menuitem', { name: /Delete component/ }).click();
}
