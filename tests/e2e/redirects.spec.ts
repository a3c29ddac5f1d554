import { expect, test } from './journey';
import { siteUrl } from './product';
import { fitsTablets } from './screens/in-any-medium';
import { signInByApi } from './sign-in';

/** Node does not resolve names under localhost; without one the demo company acme responds. */
const site = siteUrl('acme').replace('acme.', '');

const visit = async (path: string) => {
  const answer = await fetch(`${site}${path}`, { redirect: 'manual' });
  return [answer.status, answer.headers.get('location')];
};

test('an Admin adds redirects, imports a file and removes one; visitors are redirected', async ({
  page,
  provokes,
}) => {
  provokes('409 /api/admin/createredirect');
  await signInByApi(page.request, 'admin@acme.example');
  await page.goto('/PageComponentManagement');
  await page.getByRole('link', { name: 'Redirects' }).click();
  await expect(page.getByRole('heading', { name: 'Redirects', level: 1 })).toBeVisible();

  // By keyboard alone; the first attempt is rejected at its field.
  await expect(page.getByText('No redirects yet').or(page.getByRole('table')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add redirect' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Add redirect' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('From')).toBeFocused();
  await page.keyboard.type('/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.type('/about');
  await page.keyboard.press('Enter');
  await expect(
    dialog.getByText("/contact is the address of the page 'Contact'.", { exact: false }),
  ).toBeVisible();
  await dialog.getByLabel('From').fill('/Team.html');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('/team.html')).toBeVisible();
  expect(await visit('/Team.html')).toEqual([301, '/about']);

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const file = (text: string) => ({ name: 'old-site.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file('from,to\n/a.html,/about\n/b.html,/no-such-page'));
  await expect(dialog.getByText('One line cannot be added', { exact: false })).toBeVisible();
  await expect(dialog.getByText('There is no page at /no-such-page.', { exact: false })).toBeVisible();
  await input.setInputFiles(file('from,to\n"/a.html",/about?from=a\n/b.html,https://example.com/b'));
  await dialog.getByRole('button', { name: 'Add 2 redirects' }).click();
  await expect(dialog).toBeHidden();
  expect(await visit('/a.html')).toEqual([301, '/about?from=a']);
  expect(await visit('/b.html')).toEqual([301, 'https://example.com/b']);

  for (const from of ['https://old.example/?page_id=358', '/Tag/*']) {
    await page.getByRole('button', { name: 'Add redirect' }).click();
    await dialog.getByLabel('From').fill(from);
    await dialog.getByLabel('To').fill('/about');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
  }
  expect(await visit('/?page_id=358')).toEqual([301, '/about']);
  expect(await visit('/?page_id=359')).toEqual([200, null]);
  expect(await visit('/tag/boats/oak')).toEqual([301, '/about']);
  expect((await visit('/tag'))[0]).toBe(404);

  await fitsTablets(page, 'Redirects');
  await page.getByLabel('Filter redirects').fill('team.html');
  await page.getByRole('button', { name: 'Remove /team.html' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No redirect matches the filter')).toBeVisible();
  await expect.poll(async () => (await visit('/Team.html'))[0], { timeout: 60_000 }).toBe(404);
});
