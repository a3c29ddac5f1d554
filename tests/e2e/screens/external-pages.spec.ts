import { expect } from '../journey';
import { choose, chosen, idOf, texts, unfold } from './page-details';
import { freshName, makePage, read, test } from './staff';

test('an external page takes an open type and no external parent [1:9] [1:30] [1:70] [1:75] [1:176] [1:182] [1:190] [1:191] [1:282] [1:28] [1:29] [1:94] [1:244] [1:245]', async ({
  admin,
  provokes,
}) => {
  const other = freshName('Another site');
  const elsewhere = { isExternal: true, openType: 'NewTab', friendlyUrl: 'https://example.com/' };
  await makePage(admin.context().request, other, { ...elsewhere, showOnMenu: true });
  const landing = freshName('Landing');
  await makePage(admin.context().request, landing);
  await admin.goto('/CreateExternalPage');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText(/^Open Type (is|must)/)).toBeVisible();
  const name = freshName('Elsewhere');
  await admin.getByLabel('Page Name').fill(name);
  await admin.getByLabel('Page Name').blur();
  // The group with the search texts has opened for what is missing in it.
  await unfold(admin, 'Menu place');
  await expect(admin.getByLabel('SEO Title')).toHaveValue(new RegExp(name));
  // No path is made from the name.
  await expect(admin.getByLabel('Friendly URL')).toHaveValue('');
  await admin.getByLabel('Friendly URL').fill('https://example.com/here');
  await choose(admin, 'Open Type', 'New tab');
  for (const label of texts) await admin.getByLabel(label).fill(label);
  await admin.getByRole('combobox', { name: 'SEO Keywords' }).fill('k');
  await admin.keyboard.press('Enter');
  await chosen(admin, 'Parent Menu').click();
  await expect(admin.getByRole('option', { name: 'Services', exact: true })).toBeVisible();
  await expect(admin.getByRole('option', { name: other })).toHaveCount(0);
  await admin.keyboard.press('Escape');
  await admin.getByRole('switch', { name: 'Show On Menu' }).check();
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin).toHaveURL(/\/PageComponentManagement$/);
  await expect(admin.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  // The editor of internal pages, which reads ahead, leads to it.
  provokes('404 /api/admin/getopenedpage');
  await admin.goto(`/UpdatePageComponent/${await idOf(admin, name)}`);
  await expect(admin).toHaveURL(/\/UpdateExternalPage\/\d+$/);
  await expect(admin.getByLabel('Page Name')).toHaveValue(name);
  await expect(admin.getByLabel('Full URL')).toHaveValue('https://example.com/here');
  for (const label of texts) await expect(admin.getByLabel(label)).toHaveValue(label);
  await expect(chosen(admin, 'Open Type')).toHaveValue('New tab');
  await expect(admin.getByRole('link', { name: 'PREVIEW', exact: false })).toHaveCount(0);
  await expect(admin.getByRole('combobox', { name: 'Version', exact: false })).toHaveCount(0);
  await chosen(admin, 'Parent Menu').click();
  await expect(admin.getByRole('option', { name: 'Services', exact: true })).toBeVisible();
  for (const not of [name, other]) {
    await expect(admin.getByRole('option', { name: not, exact: true })).toHaveCount(0);
  }
  await admin.keyboard.press('Escape');
  // Under a landing page it is not on the menu either.
  const onMenu = admin.getByRole('switch', { name: 'Show On Menu' });
  await expect(onMenu).toBeChecked();
  await choose(admin, 'Parent Menu', landing);
  await expect(onMenu).not.toBeChecked();
  await expect(onMenu).toBeDisabled();
  await choose(admin, 'Open Type', 'Current tab');
  await admin.getByLabel('Friendly URL').fill('https://example.com/there');
  await admin.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(admin.getByText('Page Updated', { exact: true }).first()).toBeVisible();
  const { request } = admin.context();
  expect(await read(request, `Admin/GetPage?pageId=${await idOf(admin, name)}`)).toMatchObject({
    ...{ name, friendlyUrl: 'https://example.com/there', openType: 'CurrentTab', isExternal: true },
    showOnMenu: false,
  });
});
