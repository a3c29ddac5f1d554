import { expect } from '../journey';
import { chosen, idOf, menus, openDetails, texts } from './page-details';
import { action, components, expectToOffer, open, version } from './page-editor';
import { agree, freshName, makePage, publish, test } from './staff';

test('an Author lists and creates pages, writes a draft and submits it, and only reads page details [1:10] [1:11] [1:169] [1:27] [1:28] [1:47] [1:66] [1:70] [1:74] [1:159] [1:160] [1:161] [1:181] [1:207] [1:208] [2:124] [2:166] [1:164] [1:165]', async ({
  admin,
  author,
}) => {
  const { request } = admin.context();
  const pageId = await makePage(request, freshName('Written'));
  await publish(request, pageId);
  await author.goto('/PageComponentManagement');
  for (const name of ['Create Internal Page', 'Create External Page', 'Edit Services'])
    await expect(author.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(author.getByRole('checkbox', { name: 'Include Deleted' })).not.toBeChecked();
  await expect(author.getByRole('button', { name: 'Reset Sort', exact: true })).toBeVisible();
  const bar = author.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Pages', exact: true })).toBeVisible();
  for (const name of ['Users', 'Site information', 'Companies', 'Activity'])
    await expect(bar.getByRole('link', { name, exact: true })).toHaveCount(0);
  await author.getByRole('link', { name: 'Create External Page', exact: true }).click();
  await expect(author.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(author.getByLabel('Page Name')).toBeEditable();

  await openDetails(author, await idOf(author, 'Services'));
  await expect(author.getByRole('tab')).toHaveText(['Component Details', 'Page Details']);
  for (const label of ['Page Name', 'Friendly URL', ...texts])
    await expect(author.getByLabel(label), label).not.toBeEditable();
  for (const label of menus) await expectToOffer(chosen(author, label), false);
  for (const name of ['Show On Menu', 'Allow Navigation'])
    await expect(author.getByRole('switch', { name })).toBeDisabled();
  for (const name of ['Save', 'Delete', 'Restore'])
    await expect(author.getByRole('tabpanel').getByRole('button', { name, exact: true })).toHaveCount(0);
  const order = author.getByRole('list', { name: 'Menu order' });
  await expect(order).toContainText('Services');
  await expect(order.getByRole('button', { name: /^(Move|Drag) / })).toHaveCount(0);

  await open(author, pageId);
  await action(author, 'Create Draft').click();
  await agree(author, 'Create Draft');
  await expect(version(author)).toHaveValue(/^V2 .*\(draft\)$/);
  await action(author, 'Add component').click();
  for (const label of ['Announcement', 'Blank', 'Banner', 'Form', 'Text Editor'])
    await expect(
      author.getByRole('button', { name: new RegExp(`^${label}`) }).getByText(label, { exact: true }),
    ).toBeVisible();
  await author.getByRole('button', { name: /^Blank/ }).click();
  await expect(components(author).getByRole('button', { name: 'Move Blank' })).toBeVisible();
  await author.getByLabel('Component Name').fill('Gap');
  await author.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(components(author).getByRole('button', { name: 'Move Gap' })).toBeVisible();
  const others = ['Publish', 'Reject', 'Create Draft'];
  await expect(action(author, 'Delete')).toBeVisible();
  for (const name of others) await expect(action(author, name), name).toHaveCount(0);
  await action(author, 'Submit').click();
  await agree(author, 'Submit');
  await expect(version(author)).toHaveValue(/\(pending\)$/);
  for (const name of [...others, 'Submit', 'Delete', 'Add component'])
    await expect(action(author, name), name).toHaveCount(0);
});
