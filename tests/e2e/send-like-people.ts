import type { Page } from '@playwright/test';

/** Clicks Send of a form with scripts, but not within the first two seconds, which would count as spam. */
export async function sendLikePeople(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 2_500);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}
