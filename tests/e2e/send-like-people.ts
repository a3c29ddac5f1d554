import type { Page } from '@playwright/test';

/** Presses Send of a form with scripts, which takes who does so within two seconds of opening the page for spam. */
export async function sendLikePeople(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2_500);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}
