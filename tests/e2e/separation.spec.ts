import { expect, test } from './journey';
import { adminUrl, siteUrl } from './product';
import { signInByApi } from './sign-in';

test("another company's host shows another site, and an unknown page is a 404 in its own chrome [1:7] [1:8] [2:61]", async ({
  page,
  provokes,
}) => {
  provokes('404 /services/repair', /^404 \/$/);
  await page.goto(`${siteUrl('acme')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wooden boats, kept afloat since 1968');
  await page.goto(`${siteUrl('globex')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your figures, in plain words');
  await expect(page.locator('body')).not.toContainText('boat');
  const missing = await page.goto(`${siteUrl('globex')}/services/repair`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Fees' }).first()).toBeVisible();
  const nobody = await page.goto(`${siteUrl('nobody')}/`);
  expect(nobody?.status()).toBe(404);
});

test("the admin's host shows pictures to signed-in users only, and those of their own company only [1:8] [1:132] [2:78]", async ({
  page,
  provokes,
}) => {
  provokes('403 /images/acme/', '403 /images/globex/');
  const html = (await (await page.goto(`${siteUrl('acme')}/`))?.text()) ?? '';
  const acme = /\/images\/acme\/[^" ,]+/.exec(html)?.[0] ?? '';
  const globex = acme.replace('/acme/', '/globex/');
  const status = async (path: string) => (await page.goto(`${adminUrl}${path}`))?.status();
  expect(await status(acme)).toBe(403);
  await signInByApi(page.request, 'editor@acme.example');
  await page.goto('/adminhome');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  expect(await status(acme)).toBe(200);
  expect(await status(globex)).toBe(403);
});
