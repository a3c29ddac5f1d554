import { expectAccessible } from './axe';
import { expect, test } from './journey';
import { adminUrl, siteUrl } from './product';
import { unfold } from './screens/page-details';
import { call, signInByApi } from './sign-in';

test('a page keeps its input after an error, is saved without a warning, and links to the site [1:28] [1:190] [1:281] [1:282] [2:246] [1:70] [1:161]', async ({
  page,
  provokes,
}) => {
  provokes('400 /api/admin/createpage');
  const name = `Über uns ${Date.now()}`;
  await signInByApi(page.request, 'admin@acme.example');
  await page.goto('/CreatePage');
  await page.getByLabel('Page Name').fill(name);
  await page.getByLabel('Page Name').press('Tab');
  // The path is below the name, with the other one in one press, and in one more it is back.
  await expect(page.getByText(`Its path: /uberuns${name.slice(9)}`)).toBeVisible();
  await page.getByRole('button', { name: `Use uber-uns-${name.slice(9)}` }).click();
  await expect(page.getByText(`Its path: /uber-uns-${name.slice(9)}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Use uberuns${name.slice(9)}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await unfold(page, 'Address', 'Search engines');
  const urlField = page.getByLabel('Friendly URL');
  await expect(urlField).toHaveValue(`uberuns${name.slice(9)}`);
  await page.getByRole('button', { name: `Use uber-uns-${name.slice(9)}` }).click();
  await expect(urlField).toHaveValue(`uber-uns-${name.slice(9)}`);
  await page.getByLabel('SEO Title').fill('About us');
  await page.getByLabel('SEO Description').fill('Who we are');
  await page.getByRole('combobox', { name: 'SEO Keywords' }).fill('about');
  await page.keyboard.press('Enter');
  const found = page.getByRole('figure', { name: 'As a search result' });
  await expect(found).toContainText(`/uber-uns-${name.slice(9)}About usWho we are`);
  await urlField.fill('api');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(urlField).toHaveAccessibleDescription(/This address is used by the site itself\./);
  await expect(page.getByLabel('Page Name')).toHaveValue(name);
  await expect(page.getByLabel('SEO Description')).toHaveValue('Who we are');
  await page.getByRole('button', { name: `Use uber-uns-${name.slice(9)}` }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  // No question blocks it: the editor of the new page opens.
  await expect(page).toHaveURL(/\/UpdatePageComponent\/\d+/);
  const pageId = Number(/\d+$/.exec(page.url())?.[0]);

  await page.getByRole('tab', { name: 'Page Details' }).click();
  await page.getByLabel('SEO Title').fill('About our yard');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Page Updated')).toBeVisible();
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click();
  await expect(page).toHaveURL(/PageComponentManagement/);

  // An empty page is asked about before it goes live.
  await call(page.request, 'Version/SubmitDraft', { pageId });
  await page.goto(`/UpdatePageComponent/${pageId}`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^This version has no components\. Publish an empty page\?/)).toBeVisible();
  await expect(dialog.getByText('becomes a backup', { exact: false })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Publish empty page' }).click();
  const live = page.getByRole('link', { name: 'Live page' });
  await expect(live).toHaveAttribute('href', `${siteUrl('acme')}/uber-uns-${name.slice(9)}`);
  await expect(page.getByRole('link', { name: 'Open the site' })).toHaveAttribute(
    'href',
    `${siteUrl('acme')}/`,
  );
  await page.getByRole('button', { name: 'Add to menu' }).click();
  await expect(page.getByText('On the menu.')).toBeVisible();
  await page.request.delete(`${adminUrl}/api/Admin/DeletePage?pageId=${pageId}`, {
    headers: { 'x-galley-csrf': '1' },
  });
});

test('a page starts from a template, and another one as a copy of it [1:28]', async ({ page }) => {
  await signInByApi(page.request, 'admin@acme.example');
  const name = `Offer ${Date.now()}`;
  const shown = page.frameLocator('iframe[title^="Page "]');
  // The search texts are filled in from the names of page and company, also where the latter is read late.
  let sendCompanyName = () => {};
  const enterPressed = new Promise<void>((resolve) => {
    sendCompanyName = resolve;
  });
  await page.route('**/GetCompanyName', (route) => enterPressed.then(() => route.continue()));
  await page.goto('/CreatePage');
  await page.getByLabel('Page Name').fill(name);
  const beginning = page.getByRole('group', { name: 'Start with' });
  await expect(beginning.getByRole('radio', { name: 'Empty page' })).toBeChecked();
  await beginning.getByRole('radio', { name: 'Landing' }).check();
  await expectAccessible(page, 'a new page with a template');
  await page.getByLabel('Page Name').press('Enter');
  sendCompanyName();
  await expect(page).toHaveURL(/\/UpdatePageComponent\/\d+/);
  await expect(shown.getByRole('heading', { name: 'Your offer, in one line' })).toBeVisible();
  // It has the whole width, and only screen readers get the page's name above the hero.
  await expect(shown.locator('.side')).toHaveCount(0);
  await expect(shown.getByRole('heading', { level: 1, name })).toHaveCSS('clip-path', 'inset(50%)');

  await page.goto('/CreatePage');
  await page.getByLabel('Page Name').fill(`${name} again`);
  await beginning.getByRole('radio', { name: 'Empty page' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByLabel('Page Name').press('Enter');
  const source = page.getByRole('combobox', { name: 'Page to copy' });
  await expect(source).toHaveAccessibleDescription(/Choose the page to copy\./);
  await source.fill(name);
  await page.getByRole('option', { name: `${name} (/${name.toLowerCase().replace(' ', '')})` }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/UpdatePageComponent\/\d+/);
  await expect(shown.getByRole('heading', { name: 'Your offer, in one line' })).toBeVisible();
});

test('a version older than those in the list is found and opened [1:165] [1:303] [2:267]', async ({
  page,
}) => {
  await signInByApi(page.request, 'admin@acme.example');
  const made = await call(page.request, 'Admin/CreatePage', {
    name: 'Old versions',
    friendlyUrl: `old-versions-${Date.now()}`,
    scoTitle: 'Old',
    scoMetaDescription: 'Old',
    scoMetaKeywords: 'old',
    showOnMenu: false,
    isExternal: false,
  });
  const pageId = made.body as number;
  for (let versionId = 1; versionId <= 13; versionId += 1) {
    if (versionId > 1) await call(page.request, 'Version/CreateDraft', { pageId });
    await call(page.request, 'Version/SubmitDraft', { pageId });
    expect((await call(page.request, 'Version/PublishDraft', { pageId })).body).toBe(versionId);
  }
  await page.goto(`/UpdatePageComponent/${pageId}`);
  const version = page.getByRole('combobox', { name: 'Version' });
  await version.click();
  const older = page.getByRole('option', { name: 'Show older versions' });
  await expect(older).toBeVisible();
  await expect(page.getByRole('option', { name: /^V1 / })).toHaveCount(0);
  await older.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row')).toHaveCount(14);
  await expectAccessible(page, 'the list of all versions');
  await dialog.getByRole('button', { name: 'Open V1', exact: true }).click();
  await expect(version).toHaveValue(/^V1 \d+\/\d+\/\d+$/);
  await expect(page.getByRole('button', { name: 'Make live again' })).toBeVisible();
});
