import { expect, test } from './journey';
import { siteUrl } from './product';

test("another company's host shows another site, and an unknown page is a 404 in its own chrome", async ({
  page,
  provokes,
}) => {
  provokes('404 /services/repair', /^404 \/$/);
  await page.goto(`${siteUrl('acme')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wooden boats, kept afloat since 1968');
  await page.goto(`${siteUrl('globex')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One lens or one hundred');
  await expect(page.locator('body')).not.toContainText('boat');
  const missing = await page.goto(`${siteUrl('globex')}/services/repair`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Materials' }).first()).toBeVisible();
  const nobody = await page.goto(`${siteUrl('nobody')}/`);
  expect(nobody?.status()).toBe(404);
});
