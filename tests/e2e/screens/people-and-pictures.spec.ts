import { expect, type Page } from '../journey';
import { freshName, read, test } from './staff';

const emailOf = (name: string) => `${name.replace(/[^a-z0-9]/gi, '.').toLowerCase()}@acme.example`;

async function fillUser(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: false }).first().fill(value);
}

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
  const emails = async () =>
    (await table.locator('tbody tr').allInnerTexts()).map((text) => /\S+@\S+/.exec(text)?.[0] ?? '');
  const rising = await emails();
  expect(rising).toEqual(rising.toSorted((a, b) => a.localeCompare(b)));
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
    const many = Array.from({ length: 101 }, (_, id) => ({ ...user, id, email: `${id}@acme.example` }));
    await route.fulfill({ response: answer, json: many });
  });
  await admin.goto('/UserManagement');
  await expect(table.locator('tbody tr')).toHaveCount(100);
});

test('a user is created, updated and deleted; what is missing or wrong is said, and the list is shown after each [2:29] [2:76] [2:117] [2:137] [2:138] [2:139] [2:140] [2:158] [2:162] [2:209] [2:249] [2:252]', async ({
  admin,
  provokes,
}) => {
  provokes(/^503 \/api\/users/);
  // What the server says of a call that fails is shown as it is.
  const failOnce = (method: string, message: string) =>
    admin.route(/\/api\/users/i, (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 503, json: { message } })
        : route.continue(),
    );
  const mend = () => admin.unroute(/\/api\/users/i);
  await admin.goto('/CreateUser');
  await expect(admin.getByLabel('Invalid Attempts')).toHaveCount(0);
  await expect(admin.getByLabel('Access', { exact: true })).toHaveCount(0);
  await expect(admin.getByLabel('Client Number')).toHaveCount(0);
  const save = admin.getByRole('button', { name: /^(Save|Create|Invite)/ }).last();
  await save.click();
  for (const label of ['First Name', 'Last Name', 'Email', 'Phone']) {
    await expect(admin.getByText(new RegExp(`^${label}.*(is required|must)`)).first(), label).toBeVisible();
  }
  const email = emailOf(freshName('Walter Wood'));
  await fillUser(admin, { 'First Name': 'Walter', 'Last Name': 'Wood', Email: 'not an address' });
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
  // One role is always chosen: the one that is pressed again stays.
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
  await expect(admin.getByText('Created').first()).toBeVisible();
  const table = admin.getByRole('table', { name: 'Users' });
  const users = await read<{ email: string; phoneNumber: number }[]>(
    admin.context().request,
    'users/GetUsersByCompany?company=acme',
  );
  expect(users.find((user) => user.email === email)?.phoneNumber).toBe(2075550123);

  await table
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('link')
    .click();
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
  await admin
    .getByRole('button', { name: /^(Save|Update)/ })
    .last()
    .click();
  await expect(admin).toHaveURL(/\/UserManagement$/);
  await expect(admin.getByText('Updated').first()).toBeVisible();
  await expect(table.getByRole('row', { name: new RegExp(email) })).toContainText('Wally');
  await table
    .getByRole('row', { name: new RegExp(email) })
    .getByRole('link')
    .click();
  await expect(admin.getByLabel('Invalid Attempts')).toHaveValue('3');

  await admin.goto('/UserManagement');
  await table.getByRole('button', { name: `Delete ${email}` }).click();
  await failOnce('DELETE', 'Nobody leaves today.');
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(admin.getByText('Nobody leaves today.')).toBeVisible();
  await mend();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(table.getByText(email)).toHaveCount(0);
});

test('an image is uploaded, found, changed and deleted, with its sizes, badges and messages [2:30] [2:78] [2:113] [2:114] [2:115] [2:116] [2:144] [2:145] [2:146] [2:147] [2:213] [2:214] [2:215] [2:216] [2:252]', async ({
  editor,
}) => {
  await editor.goto('/ImageManagement');
  await editor.getByRole('button', { name: 'Upload images' }).first().click();
  const dialog = editor.getByRole('dialog', { name: 'Upload images' });
  const drawn = async (width: number, height: number, name: string) => {
    const bytes = await editor.evaluate(
      async ([w, h]) => {
        const canvas = new OffscreenCanvas(w ?? 0, h ?? 0);
        const context = canvas.getContext('2d');
        if (context) context.fillStyle = 'teal';
        context?.fillRect(0, 0, w ?? 0, h ?? 0);
        return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
      },
      [width, height],
    );
    return { name, mimeType: 'image/png', buffer: Buffer.from(bytes) };
  };
  const chooser = editor.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose images' }).click();
  await (await chooser).setFiles([
    await drawn(289, 200, 'logo.png'),
    await drawn(701, 388, 'slide.png'),
    await drawn(288, 200, 'almost.png'),
    await drawn(20, 20, 'a;b.png'),
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  ]);
  const card = (name: string) => dialog.getByRole('listitem', { name });
  await expect(card('logo.png').getByText('289 × 200 pixels')).toBeVisible();
  await expect(card('logo.png').getByText('Logo', { exact: true })).toBeVisible();
  await expect(card('logo.png').getByText('General', { exact: true })).toBeVisible();
  await expect(card('slide.png').getByText('Slideshow', { exact: true })).toBeVisible();
  await expect(card('almost.png').getByText('Logo', { exact: true })).toHaveCount(0);
  await expect(card('almost.png').getByText('General', { exact: true })).toBeVisible();
  await expect(card('logo.png').locator('img')).toBeVisible();
  await expect(dialog.getByText(/; \/ \? : @ & = \+ \$ ,/)).toBeVisible();
  await expect(card('empty.png').getByText('You must upload an image.')).toBeVisible();
  for (const fact of ['Natural size', 'Raw size', 'Compressed', 'Savings']) {
    await expect(card('logo.png').getByText(fact, { exact: true })).toBeVisible();
  }
  // Others are chosen only after Start over, or the next time.
  await expect(dialog.getByRole('button', { name: 'Choose images' })).toHaveCount(0);
  for (const name of ['slide.png', 'almost.png', 'a;b.png', 'empty.png']) {
    await dialog.getByRole('button', { name: `Remove ${name}` }).click();
  }
  await card('logo.png').getByLabel('Image Description').fill('');
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog.getByText('You must provide an image description.')).toBeVisible();
  const description = freshName('Logo of the yard');
  await card('logo.png').getByLabel('Image Description').fill(description);
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  const tile = editor.getByRole('button', { name: `Details of ${description}` });
  await expect(tile).toBeVisible();
  const search = editor.getByPlaceholder('Enter 3 or more characters to search images..');
  await search.fill('zz');
  await expect(tile).toBeVisible();
  await search.fill(description.toUpperCase());
  await expect(editor.getByRole('button', { name: /^Details of / })).toHaveCount(1);
  await tile.click();
  const drawer = editor.getByRole('dialog', { name: 'Image' });
  for (const name of ['Update', 'Delete', 'Cancel']) {
    await expect(drawer.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await drawer.getByLabel('Image Description').fill(`${description} two`);
  await drawer.getByRole('button', { name: 'Update', exact: true }).click();
  await editor.getByRole('button', { name: `Details of ${description} two` }).click();
  await drawer.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(editor.getByText('Are you sure you want to delete this image?')).toBeVisible();
  await editor
    .getByRole('dialog', { name: /^Delete / })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(editor.getByRole('button', { name: `Details of ${description} two` })).toHaveCount(0);
});

test('an image that cannot be compressed is logged and kept as it is [2:251]', async ({ editor }) => {
  await editor.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new Error('no workers here');
      }
    } as never;
    HTMLCanvasElement.prototype.getContext = () => null;
    Object.defineProperty(window, 'OffscreenCanvas', { value: undefined });
  });
  const logged: string[] = [];
  editor.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  await editor.goto('/ImageManagement');
  const buffer = await editor.screenshot({ clip: { x: 0, y: 0, width: 1600, height: 1000 }, scale: 'css' });
  await editor.getByRole('button', { name: 'Upload images' }).first().click();
  const dialog = editor.getByRole('dialog', { name: 'Upload images' });
  const chooser = editor.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose images' }).click();
  // Padded beyond a megabyte, so that it would be compressed.
  const padded = Buffer.concat([buffer, Buffer.alloc(1_200_000)]);
  await (await chooser).setFiles([{ name: 'large.png', mimeType: 'image/png', buffer: padded }]);
  await expect(
    dialog.getByRole('listitem', { name: 'large.png' }).getByText('1600 × 1000 pixels'),
  ).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('could not be compressed');
});

test('a user for a new company needs the company’s key; Access is asked for then [2:141] [2:142] [2:163]', async ({
  admin,
  vendor,
  provokes,
}) => {
  provokes('400 /api/users');
  await admin.goto('/CreateUser');
  await expect(admin.getByLabel('First Name')).toBeVisible();
  await expect(admin.getByRole('combobox', { name: 'Company', exact: true })).toHaveCount(0);
  await expect(admin.getByLabel('Access')).toHaveCount(0);

  await vendor.goto('/CreateUser');
  const company = vendor.getByRole('combobox', { name: 'Company', exact: true });
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
