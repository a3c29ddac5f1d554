import { expect, type Page } from '../journey';
import { freshName, read, test } from './staff';

const emailOf = (name: string) => `${name.replace(/[^a-z0-9]/gi, '.').toLowerCase()}@acme.example`;

async function fillUser(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: false }).first().fill(value);
}

test('the list of users has the company’s name, its columns, sorting by email and Create User [1:26] [1:41] [1:207] [2:28] [2:209] [2:264] [1:9] [2:7] [2:29]', async ({
  admin,
  provokes,
}) => {
  provokes(/^40[04] \/api\/users/);
  await admin.goto('/UserManagement');
  await expect(admin.getByRole('heading', { level: 1 })).toContainText('Acme Boatworks');
  const table = admin.getByRole('table', { name: 'Users' });
  const shown = admin.viewportSize() ?? { width: 0, height: 0 };
  const headers = [/Edit/, 'First Name', 'Last Name', 'Email', 'Role', 'State'];
  // A tablet has room for these, too.
  await admin.setViewportSize({ ...shown, width: 800 });
  await expect(table.getByRole('columnheader')).toHaveText([...headers, /Actions/]);
  await expect
    .poll(() => table.evaluate((all) => all.scrollWidth - (all.parentElement?.clientWidth ?? 0)))
    .toBe(0);
  await admin.setViewportSize(shown);
  await expect(table.getByRole('columnheader')).toHaveText([...headers, 'Last Changed', /Actions/]);
  const email = table.getByRole('columnheader', { name: 'Email' });
  await email.getByRole('button').click();
  await expect(email).toHaveAttribute('aria-sort', 'ascending');
  const emails = async () =>
    (await table.locator('tbody tr').allInnerTexts()).map((text) => /\S+@\S+/.exec(text)?.[0] ?? '');
  const rising = await emails();
  // Digits sort as numbers: users of other journeys have some in their email addresses.
  expect(rising).toEqual(rising.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  await email.getByRole('button').click();
  await expect.poll(emails).toEqual(rising.toReversed());
  const row = table.getByRole('row', { name: /editor@acme\.example/ });
  await expect(row.getByRole('button', { name: 'Delete editor@acme.example' })).toBeVisible();
  await row.getByRole('link').click();
  await expect(admin).toHaveURL(/\/UpdateUser\/\d+$/);
  await admin.goto('/UserManagement');
  await admin.getByRole('link', { name: 'Create User' }).first().click();
  await expect(admin).toHaveURL(/\/CreateUser$/);
  await admin.route(/GetUsersByCompany/i, async (route) => {
    const answer = await route.fetch();
    const [user] = await answer.json();
    const many = Array.from({ length: 101 }, (_, id) => ({
      ...user,
      id,
      hasSignedIn: id !== 1,
      email: `${id}.of.a.long.name@acme.example`,
    }));
    await route.fulfill({ response: answer, json: many });
  });
  // An unknown user leads back to the list, with a message.
  await admin.goto('/UpdateUser/999999');
  await expect(admin).toHaveURL(/\/UserManagement$/);
  await expect(table.locator('tbody tr')).toHaveCount(100);
  // On a phone a long email address ends before the button that deletes its user.
  await admin.setViewportSize({ width: 390, height: 844 });
  const cell = table.getByRole('cell', { name: /1\.of\.a\.long.* Invited/ });
  expect(await cell.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  // It is not cut: it goes on in the next line.
  const address = cell.getByText('1.of.a.long.name@acme.example', { exact: true });
  expect(await address.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  // Messages cover neither a phone's bars nor the buttons at its bottom.
  await expect(admin.locator('.mantine-Notifications-root[data-position="bottom-center"]')).toHaveCSS(
    'top',
    '104px',
  );
  // Who has not signed in yet, or is locked out, is named there, too.
  await expect(cell.getByText('Invited', { exact: true })).toBeVisible();
  await admin.setViewportSize(shown);
});

test('a user is created, updated and deleted; what is missing or wrong is said, and the list is shown after each [1:9] [1:26] [1:41] [1:207] [2:29] [2:76] [2:117] [2:137] [2:138] [2:139] [2:140] [2:158] [2:162] [2:209] [2:249] [2:252] [2:163] [2:7] [2:28] [2:270] [2:267] [2:246] [2:136] [1:302]', async ({
  admin,
  provokes,
}) => {
  provokes(/^503 \/api\/users/);
  // The server's message of a failed call is shown unchanged.
  const failOnce = (method: string, message: string) =>
    admin.route(/\/api\/users/i, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 503, json: { message } })
        : route.continue(),
    );
  const mend = () => admin.unroute(/\/api\/users/i);
  await admin.goto('/CreateUser');
  await expect(admin.getByLabel('First Name')).toBeVisible();
  await expect(admin.getByLabel('Invalid Attempts', { exact: false })).toHaveCount(0);
  await expect(admin.getByLabel('Is Locked Out', { exact: false })).toHaveCount(0);
  await expect(admin.getByLabel('Access', { exact: true })).toHaveCount(0);
  await expect(admin.getByLabel('Client Number', { exact: false })).toHaveCount(0);
  const save = admin.getByRole('button', { name: /^(Save|Create|Invite)/ }).last();
  await save.click();
  for (const label of ['First Name', 'Last Name', 'Email', 'Phone']) {
    await expect(admin.getByText(new RegExp(`^${label}.*(is required|must)`)).first(), label).toBeVisible();
  }
  const email = emailOf(freshName('Walter Wood'));
  await fillUser(admin, { 'First Name': 'Walter', 'Last Name': 'Wood', Email: 'not an email' });
  await admin.getByLabel('Phone').pressSequentially('2075550123');
  await expect(admin.getByLabel('Phone')).toHaveValue('207 555 0123');
  await save.click();
  await expect(admin.getByText(/^Email .*(valid|address|must)/).first()).toBeVisible();
  await expect(admin.getByLabel('First Name')).toHaveValue('Walter');
  await fillUser(admin, { Email: email });
  const password = admin.getByLabel('Temporary password', { exact: false }).first();
  await password.fill('short');
  await save.click();
  await expect(admin.getByText(/8 to 20 characters/).first()).toBeVisible();
  await password.fill('x'.repeat(21));
  await save.click();
  await expect(admin.getByText(/8 to 20 characters/).first()).toBeVisible();
  await password.fill('Rowing-boat-21');
  await admin.getByRole('combobox', { name: 'Role' }).click();
  await expect(admin.getByRole('option', { name: /Admin.*access to the entire site/ })).toBeVisible();
  await expect(
    admin.getByRole('option', {
      name: /Level4.*division under admin with access to nearly the entire site/i,
    }),
  ).toBeVisible();
  // One role is always selected: clicking it again keeps it.
  for (let times = 0; times < 2; times += 1) {
    await admin.getByRole('option', { name: /Level4/ }).click();
    await expect(admin.getByRole('combobox', { name: 'Role' })).toHaveValue(/^Level4/);
    if (times === 0) await admin.getByRole('combobox', { name: 'Role' }).click();
  }
  await failOnce('POST', 'Invitations wait for the post office.');
  await save.click();
  await expect(admin.getByText('Invitations wait for the post office.')).toBeVisible();
  await expect(admin.getByLabel('First Name')).toHaveValue('Walter');
  await mend();
  await save.click();
  await expect(admin).toHaveURL(/\/UserManagement$/);
  await expect(admin.getByRole('status').getByText('Created', { exact: true })).toBeVisible();
  await expect(
    admin.getByText(`An invitation is on its way to ${email}. It is valid for 7 days.`),
  ).toBeVisible();
  const table = admin.getByRole('table', { name: 'Users' });
  const stored = async () => {
    const path = 'users/GetUsersByCompany?company=acme';
    const users = await read<{ email: string }[]>(admin.context().request, path);
    return users.find((user) => user.email === email);
  };
  const walter = { firstName: 'Walter', lastName: 'Wood', phoneNumber: 2075550123, role: 'Level4' };
  expect(await stored()).toMatchObject(walter);

  await table
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('link')
    .click();
  await expect(admin).toHaveURL(/\/UpdateUser\/\d+$/);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Walter Wood');
  await expect(admin.getByLabel('Invalid Attempts')).toBeVisible();
  await expect(admin.getByLabel(/^(Access|Client Number|Related Clients)/)).toHaveCount(0);
  const shown = { 'First Name': 'Walter', 'Last Name': 'Wood', Email: email, Phone: '207 555 0123' };
  for (const [label, value] of Object.entries(shown)) {
    await expect(admin.getByRole('textbox', { name: label, exact: true }), label).toHaveValue(value);
  }
  await expect(admin.getByRole('combobox', { name: 'Role' })).toHaveValue(/^Level4/);
  const attempts = admin.getByLabel('Invalid Attempts');
  await expect(admin.getByLabel('Temporary password', { exact: false })).toHaveCount(0);
  await attempts.fill('6');
  await admin
    .getByRole('button', { name: /^(Save|Update)/ })
    .last()
    .click();
  await expect(admin.getByText(/Invalid Attempts .*5/).first()).toBeVisible();
  await attempts.fill('3');
  await admin.getByLabel('First Name').fill('Wally');
  await admin.getByLabel('Last Name').fill('Woodward');
  await admin.getByRole('combobox', { name: 'Role' }).click();
  await admin.getByRole('option', { name: /^Author/ }).click();
  const update = admin.getByRole('button', { name: /^(Save|Update)/ }).last();
  await failOnce('PUT', 'The address book is closed.');
  await update.click();
  await expect(admin.getByText('The address book is closed.')).toBeVisible();
  await mend();
  await update.click();
  await expect(admin).toHaveURL(/\/UserManagement$/);
  await expect(admin.getByRole('status').getByText('Updated', { exact: true })).toBeVisible();
  await expect(table.getByRole('row', { name: new RegExp(email) })).toContainText('Wally');
  await table
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('link')
    .click();
  await expect(admin.getByLabel('Invalid Attempts')).toHaveValue('3');
  await expect(admin.getByRole('combobox', { name: 'Role' })).toHaveValue(/^Author/);
  expect(await stored()).toMatchObject({
    ...{ ...walter, firstName: 'Wally', lastName: 'Woodward', role: 'Author', invalidAttempts: 3 },
  });

  await admin.goto('/UserManagement');
  await table.getByRole('button', { name: `Delete ${email}` }).click();
  await failOnce('DELETE', 'Nobody leaves today.');
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText(`Are you sure you want to delete ${email}?`);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(table.getByText(email)).toBeVisible();
  await table.getByRole('button', { name: `Delete ${email}` }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(admin.getByText('Nobody leaves today.')).toBeVisible();
  await mend();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(table.getByText(email)).toHaveCount(0);
});

test('a user for a new company needs the company’s key; Access is asked for then [2:141] [2:142] [2:163] [2:136]', async ({
  admin,
  vendor,
  provokes,
}) => {
  provokes('400 /api/users');
  await admin.goto('/CreateUser');
  await expect(admin.getByLabel('First Name')).toBeVisible();
  await expect(admin.getByRole('combobox', { name: 'Company', exact: true })).toHaveCount(0);
  await expect(admin.getByLabel('Access', { exact: false })).toHaveCount(0);

  await vendor.goto('/CreateUser');
  const company = vendor.getByRole('combobox', { name: 'Company', exact: true });
  await expect(company).toBeVisible();
  await expect(vendor.getByLabel('Access', { exact: false })).toHaveCount(0);
  await company.fill(`brand${Date.now().toString(36)}`);
  await expect(vendor.getByText(/^There is no company 'brand\w+' yet/)).toBeVisible();
  await expect(vendor.getByLabel('Company Name')).toBeVisible();
  const access = vendor.getByLabel('Access');
  await expect(access).toBeVisible();
  await fillUser(vendor, { 'First Name': 'Ada', 'Last Name': 'Hull', Email: 'ada@brand.example' });
  await vendor.getByLabel('Phone').pressSequentially('2075550199');
  await access.fill('-');
  await expect(access).toHaveValue('');
  await vendor.getByRole('button', { name: 'Create User' }).click();
  await expect(vendor.getByText(/^Access (is|must)/).first()).toBeVisible();
});
