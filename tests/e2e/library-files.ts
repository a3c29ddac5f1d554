import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sampleDocx, samplePdf } from '../support/files/sample-files';
import { adminUrl, portBase, siteUrl } from './product';

/** Adds a file to the library; returns its number. */
export async function uploadFile(request: APIRequestContext, title: string): Promise<number> {
  const file = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: samplePdf() };
  const answer = await request.post(`${adminUrl}/api/FileUpload/FileUpload`, {
    headers: { 'x-galley-csrf': '1' },
    multipart: { Title: title, FileName: file.name, File: file },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/**
 * From the pictures of the library to its files: one is added, another rejected; it is renamed, downloaded by a
 * visitor, deleted.
 */
export async function keepFiles(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Files' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload files' }).first().click();
  await (await chooser).setFiles([
    { name: 'winter-rates_2026.pdf', mimeType: 'application/pdf', buffer: samplePdf() },
    { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><p>x') },
  ]);
  await expect(page.getByRole('alert').filter({ hasText: 'offer.pdf was not uploaded' })).toContainText(
    'can contain scripts',
  );
  const details = (title: string) => page.getByRole('button', { name: `Details of ${title}` });
  await details('winter rates 2026').click();
  const drawer = page.getByRole('dialog', { name: 'File' });
  await drawer.getByLabel('Title').fill('Shed rates');
  await drawer.getByRole('button', { name: 'Update' }).click();
  await expect(details('Shed rates')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Shed rates' }).click();
  expect((await saved).suggestedFilename()).toBe('winter-rates-2026.pdf');
  const { pathname } = new URL((await saved).url());
  const asked = (company: string) =>
    page.request.get(`http://localhost:${portBase + 100}${pathname}`, {
      headers: { host: new URL(siteUrl(company)).host },
    });
  const served = await asked('acme');
  expect(served.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="winter-rates-2026.pdf"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect((await asked('globex')).status()).toBe(404);

  await details('Shed rates').click();
  const replacing = page.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: 'Replace file' }).click();
  await (await replacing).setFiles({ name: 'a.docx', mimeType: '', buffer: sampleDocx() });
  await expect(drawer.getByText(/^Word, 1 KB, added /)).toBeVisible();
  await drawer.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Shed rates' });
  await expect(question.getByText(/^It is not used anywhere\. Live pages, drafts/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(details('Shed rates')).toHaveCount(0);
}
