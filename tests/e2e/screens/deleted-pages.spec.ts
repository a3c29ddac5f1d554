import type { Page as SitePage } from '@galley/shared/schemas/page';
import { expect } from '../journey';
import { freshName, makePage, read, slugOf, test } from './staff';

test('deleted pages are listed with Include Deleted only, which is off at first, and keep their tabs [1:65] [1:66] [1:70] [1:74] [1:75] [1:151] [1:207] [1:246] [1:247] [1:281] [1:286] [2:246] [1:9] [1:64]', async ({
  admin,
  provokes,
}) => {
  provokes(/^503 \/api\/admin\/(delete|restore)page/);
  const { request } = admin.context();
  const listed = admin.getByRole('table', { name: 'Pages' }).locator('tbody tr');
  const name = freshName('Gone');
  const pageId = await makePage(request, name);
  await admin.goto(`/UpdatePageComponent/${pageId}`);
  await admin.getByRole('tab', { name: 'Page Details' }).click();
  await admin.getByRole('tabpanel').getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText('Are you sure you want to delete this page?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  const pageStatus = async () => (await read<SitePage>(request, `Admin/GetPage?pageId=${pageId}`)).status;
  expect(await pageStatus()).toBe('draft');
  await expect(admin.getByRole('tabpanel').getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await admin.getByRole('tabpanel').getByRole('button', { name: 'Delete', exact: true }).click();
  // The server's message of a failed call is shown unchanged.
  const failOnce = (call: RegExp, message: string) =>
    admin.route(call, (route) => route.fulfill({ status: 503, json: { message } }), { times: 1 });
  await failOnce(/DeletePage/i, 'The page is pinned.');
  await dialog.getByRole('button', { name: 'Delete page', exact: true }).click();
  await expect(dialog.getByText('The page is pinned.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete page', exact: true }).click();
  await expect(admin.getByRole('status').getByText('Deleted', { exact: true })).toBeVisible();

  await admin.goto('/PageComponentManagement');
  await admin.getByLabel('Filter pages').fill(slugOf(name));
  const box = admin.getByRole('checkbox', { name: 'Include Deleted' });
  await expect(box).not.toBeChecked();
  await expect(admin.getByText('No page matches the filter')).toBeVisible();
  await box.check();
  await expect(listed).toHaveCount(1);
  await expect(listed).toContainText('Deleted');
  await box.uncheck();
  await expect(admin.getByText('No page matches the filter')).toBeVisible();
  // Tablets have all of it above the list, too; on phones it is among the tools of the list.
  const usual = admin.viewportSize() ?? { width: 1600, height: 1000 };
  const aboveTheList = [
    box,
    admin.getByRole('button', { name: 'Reset Sort' }),
    admin.getByRole('link', { name: 'Create External Page' }),
    admin.getByRole('link', { name: 'Create Internal Page' }),
  ];
  for (const width of [1024, 768]) {
    await admin.setViewportSize({ width, height: 1000 });
    for (const each of aboveTheList) await expect(each, `${width} pixels`).toBeInViewport();
  }
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.getByRole('button', { name: 'Tools of the list' }).click();
  for (const name of ['Reset Sort', 'Create External Page'])
    await expect(admin.getByRole('menuitem', { name })).toBeInViewport();
  const item = admin.getByRole('menuitemcheckbox', { name: 'Include Deleted' });
  await expect(item).not.toBeChecked();
  await item.click();
  await expect(listed).toContainText('Deleted');
  await admin.setViewportSize(usual);
  await expect(box).toBeChecked();

  await admin.goto(`/UpdatePageComponent/${pageId}`);
  await admin
    .getByRole('alert')
    .filter({ hasText: 'deleted' })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(dialog).toContainText('Are you sure you want to restore this page?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(admin.getByRole('tab')).toHaveText(['Component Details', 'Page Details', 'Version Log']);
  await expect(admin.getByRole('link', { name: 'PREVIEW' })).toBeVisible();
  await admin.getByRole('tab', { name: 'Page Details' }).click();
  for (const name of ['Save', 'Delete'])
    await expect(admin.getByRole('tabpanel').getByRole('button', { name, exact: true })).toHaveCount(0);
  await admin.getByRole('tabpanel').getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toContainText('Are you sure you want to restore this page?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await pageStatus()).toBe('Deleted');
  await admin.getByRole('tabpanel').getByRole('button', { name: 'Restore' }).click();
  await failOnce(/RestorePage/i, 'The page rests.');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByText('The page rests.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(admin.getByRole('status').getByText('Restored', { exact: true })).toBeVisible();
  await expect(
    admin.getByRole('tabpanel').getByRole('button', { name: 'Delete', exact: true }),
  ).toBeVisible();
  expect(await pageStatus()).toBe('draft');
  // The company's Admins read of both in the activity log, too.
  await admin.goto('/ActivityLog');
  for (const action of ['Deleted', 'Restored']) {
    await expect(admin.getByRole('cell', { name: `${action} page '${name}'` })).toBeVisible();
  }
});
