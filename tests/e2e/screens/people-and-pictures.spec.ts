import { expect } from '../journey';
import { test } from './staff';

test('the list of users has the company’s name, its columns, sorting by email and Create User [1:26] [2:28] [2:209] [2:264]', async ({
  admin,
}) => {
  await admin.goto('/UserManagement');
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Acme Boatworks');
  const table = admin.getByRole('table', { name: 'Users' });
  for (const name of ['First Name', 'Last Name', 'Email']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  const email = table.getByRole('columnheader', { name: 'Email' });
  await email.getByRole('button').click();
  await expect(email).toHaveAttribute('aria-sort', 'ascending');
  const row = table.getByRole('row', { name: /editor@acme\.example/ });
  await expect(row.getByRole('button', { name: 'Delete editor@acme.example' })).toBeVisible();
  await row.getByRole('link').click();
  await expect(admin).toHaveURL(/\/UpdateUser\/\d+$/);
  await admin.goto('/UserManagement');
  await admin.getByRole('link', { name: 'Create User' }).first().click();
  await expect(admin).toHaveURL(/\/CreateUser$/);
});
