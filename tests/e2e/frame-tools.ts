import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Chooses the last item of a component's menu by keyboard; Escape closes the menu and goes back to its button. */
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
