import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { expect, type Page, test } from './journey';
import { adminUrl, siteUrl, waitForMail } from './product';
import { sendLikePeople } from './send-like-people';
import { signInByApi } from './sign-in';

const contact = `${siteUrl('acme')}/contact`;

/** Fills in the required fields of the seeded contact form. */
async function fillIn(page: Page, name: string) {
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Email/).fill('ruth@boats.example');
  await page.getByLabel(/^What is it about/).selectOption('A repair');
  await page.getByLabel(/^What worries you/).fill('She leaks.\n=1+1');
  await page.getByLabel(/^You may store/).check();
}
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

test('submissions, with scripts and without, arrive in the list, the mailbox and the export [1:282] [2:8] [2:24] [2:25] [2:117] [2:158] [2:235] [2:248] [2:252] [2:149] [2:156] [2:249]', async ({
  browser,
  provokes,
}) => {
  provokes('422 /api/components/submitform');
  const withScripts = await (await browser.newContext()).newPage();
  await withScripts.goto(contact);
  await send(withScripts);
  await expect(withScripts.getByLabel(/^Name/)).toBeFocused();
  await fillIn(withScripts, 'Ruth with scripts');
  await sendLikePeople(withScripts);
  await expect(withScripts.getByText('Successful Submission').first()).toBeVisible();
  await expect(withScripts.getByLabel(/^Name/)).toHaveValue('');
  // The confirmation replaces the form and has the focus.
  await expect(withScripts.getByLabel(/^Name/)).toBeHidden();
  await expect(withScripts.getByRole('status').filter({ hasText: 'Successful Submission' })).toBeFocused();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(contact);
  // Spaces satisfy the browser but not the server: the page comes back with the input.
  await fillIn(plain, '   ');
  await send(plain);
  await expect(plain.getByText('Name is required.').first()).toBeVisible();
  await expect(plain.getByLabel(/^What worries you/)).toHaveValue('She leaks.\n=1+1');
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await plain.getByLabel(/^Name/).fill('Tom without scripts');
  await send(plain);
  await expect(plain).toHaveURL(/\/contact#f\d+-sent$/);
  await expect(plain.getByText('Successful Submission')).toBeVisible();

  for (const name of ['Ruth with scripts', 'Tom without scripts']) {
    const mail = await waitForMail('admin@acme.example', ({ text }) => text.includes(name));
    expect(mail.text).toContain('She leaks.');
  }

  const context = await browser.newContext({ baseURL: adminUrl, acceptDownloads: true });
  await signInByApi(context.request, 'editor@acme.example');
  const page = await context.newPage();
  // Unread submissions are shown on the start screen, in the side bar and in the list of forms.
  await page.goto('/adminhome');
  const waiting = page.getByRole('region', { name: 'New submissions' });
  await expect(waiting.getByRole('link', { name: 'Contact' })).toBeVisible();
  const before = Number.parseInt((await waiting.getByRole('img').getAttribute('aria-label')) ?? '', 10);
  expect(before).toBeGreaterThanOrEqual(2);
  const entry = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Forms', exact: true });
  await expect(entry).toHaveAccessibleDescription(`${before} unread submissions`);
  await expectAccessible(page, 'the start page with new submissions', { isStrict: true });
  await entry.click();
  const toSubmissions = page.getByRole('link', { name: 'Submissions of Contact' });
  await expect(toSubmissions.getByTitle(`${before} unread submissions`)).toBeVisible();
  await toSubmissions.click();
  const table = page.getByRole('table', { name: 'Submissions' });
  await expect(table.getByText('Ruth with scripts')).toBeVisible();
  await expect(table.getByText('Tom without scripts')).toBeVisible();
  // On a small phone the names are whole, too.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(table.getByText('Timestamp')).toBeHidden();
  const cut = (name: HTMLElement) => name.scrollWidth - name.clientWidth;
  await expect.poll(() => table.getByText('Tom without scripts').evaluate(cut)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(page, 'the submissions', { isStrict: true });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('"Ruth with scripts"');
  expect(csv).toContain('"Tom without scripts"');

  await expect(page.getByText(/^\d+ submissions$/)).toBeVisible();
  await page.getByLabel('Search the submissions').fill('ruth with');
  await expect(page.getByRole('status').filter({ hasText: /^1 found for 'ruth with'$/ })).toBeVisible();
  await expect(table.getByText('Tom without scripts', { exact: false })).toHaveCount(0);
  await table
    .getByRole('link', { name: /^View submission/ })
    .first()
    .press('Enter');
  await expect(page.getByText('She leaks. =1+1')).toBeVisible();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await expectAccessible(page, 'one submission', { isStrict: true });
  // It is opened, so the count decreases.
  await expect(entry).toHaveAccessibleDescription(
    before === 2 ? '1 unread submission' : `${before - 1} unread submissions`,
  );
  const id = /(\d+)$/.exec(page.url())?.[1];
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Are you sure you want to delete submission ${id}?`)).toBeVisible();
  await page.getByRole('button', { name: 'Delete submission' }).click();
  await expect(page).toHaveURL(/\/FormBuilderSubmissions\/1$/);
  await expect(table.getByText('Tom without scripts')).toBeVisible();
  await expect(table.getByText('Ruth with scripts', { exact: false })).toHaveCount(0);
});
