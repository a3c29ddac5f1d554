import { expect, type Page } from '../journey';
import { drag } from './page-editor';
import { agree, done, freshName, read, test } from './staff';

const tabPanel = (page: Page, name: string) => page.getByRole('tabpanel', { name });

async function openTab(page: Page, name: string) {
  await page.goto('/SiteInformation');
  await page.getByRole('tab', { name, exact: true }).click();
  return tabPanel(page, name);
}

test('site information has four tabs and opens on Company, whose fields are checked and kept [1:9] [1:24] [1:41] [2:7] [2:20] [2:37] [2:132] [1:207] [2:69] [2:178] [2:179] [2:270]', async ({
  admin,
}) => {
  await admin.goto('/SiteInformation');
  await expect(admin.getByRole('tab')).toHaveText(['Company', 'Navbar', 'Footer', 'Form']);
  await expect(admin.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true');
  const { request } = admin.context();
  const { companySettings: stored } = await read<{ companySettings: Record<string, string> }>(
    request,
    'Admin/GetCompanySettings',
  );
  // Each in its own field: a value in the wrong field would be saved there.
  const networks = ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn', 'Pinterest', 'Tumblr'];
  const shown: [string, string | undefined][] = [
    ['Company Name', stored.companyName],
    ['Copyright Name', stored.copyrightName],
    ['Address', stored.address],
    ...networks.map((name): [string, string | undefined] => [
      `${name} Link`,
      stored[`${name.toLowerCase()}Link`],
    ]),
  ];
  for (const [label, value = 'none is stored'] of shown) {
    await expect(admin.getByRole('textbox', { name: label, exact: true }), label).toHaveValue(value);
  }
  await expect(tabPanel(admin, 'Company').getByText('Logo', { exact: true })).toBeVisible();
  const required = { 'Company Name': '', 'Copyright Name': '', Address: '', Telephone: '' };
  for (const label of Object.keys(required)) {
    await admin
      .getByRole('textbox', { name: new RegExp(`^${label}`) })
      .first()
      .fill('');
  }
  await admin
    .getByRole('textbox', { name: /^Facebook/ })
    .first()
    .fill('https://facebook.com/kept');
  await admin.getByRole('button', { name: 'Save', exact: true }).first().click();
  for (const label of Object.keys(required)) {
    await expect(admin.getByText(new RegExp(`^${label} (is required|must)`)).first(), label).toBeVisible();
  }
  await expect(admin.getByRole('textbox', { name: /^Facebook/ }).first()).toHaveValue(
    'https://facebook.com/kept',
  );
  await admin
    .getByRole('textbox', { name: /^Telephone/ })
    .first()
    .pressSequentially('2075550123');
  await expect(admin.getByRole('textbox', { name: /^Telephone/ }).first()).toHaveValue('207 555 0123');
  const emails = tabPanel(admin, 'Company').getByPlaceholder('name@company.com');
  await emails.fill('no address');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText(/no address/).first()).toBeVisible();
  await admin.getByRole('button', { name: 'Sections' }).click();
  await admin.getByRole('menuitem', { name: 'Opening hours' }).click();
  const hours = admin.getByRole('heading', { name: 'Opening hours' });
  await expect(hours).toBeFocused();
  await expect(hours).toBeInViewport();
});

test('a save that fails is titled Error with the server’s message, and one that works says Saved [1:9] [1:281] [1:282] [2:39] [2:246] [2:247] [1:24] [2:7] [2:20] [2:37] [2:249] [2:68] [2:69] [2:176] [2:177] [2:178] [2:179] [2:183]', async ({
  admin,
  provokes,
}) => {
  const footer = await openTab(admin, 'Footer');
  const columns = () => read<Record<string, string>>(admin.context().request, 'Admin/GetFooter');
  const stored = await columns();
  for (const number of [1, 2, 3]) {
    const [words = ''] = stored[`contentColumn${number}`]?.match(/(?<=>)[^<]+/) ?? [];
    await expect(footer.getByRole('textbox', { name: `Column ${number}` })).toContainText(words);
  }
  await expect(footer.getByRole('textbox', { name: 'Column 4', exact: false })).toHaveCount(0);
  const saves = [
    {
      tab: 'Company',
      field: 'Copyright Name',
      call: 'updatecompanysettings',
      typed: freshName('Acme Boatworks'),
    },
    { tab: 'Navbar', field: 'Component Name', call: 'updatenavbar', typed: `N${Date.now().toString(36)}` },
    { tab: 'Footer', field: 'Column 3', call: 'updatefooter', typed: freshName('Tides and hours') },
  ];
  for (const { tab, field, call, typed } of saves) {
    provokes(`503 /api/admin/${call}`);
    await admin.getByRole('tab', { name: tab, exact: true }).click();
    const panel = tabPanel(admin, tab);
    const input = panel.getByRole('textbox', { name: field });
    const save = () => panel.getByRole('button', { name: 'Save', exact: true }).first().click();
    const message = `The ${tab} is being moved.`;
    const path = new RegExp(`/api/admin/${call}$`, 'i');
    await admin.route(path, (route) => route.fulfill({ status: 503, json: { message } }), { times: 1 });
    await input.fill(typed);
    await save();
    const alert = admin.getByRole('alert').filter({ hasText: message }).first();
    await expect(alert).toBeVisible();
    await expect(alert.getByText('Error', { exact: true })).toBeVisible();
    const answer = admin.waitForResponse(path);
    await save();
    expect((await answer).status(), tab).toBe(200);
    await expect(admin.getByText('Saved', { exact: true }).first()).toBeVisible();
    await admin.reload();
    if (tab === 'Footer') await expect(input).toContainText(typed);
    else await expect(input).toHaveValue(typed);
  }
  const { contentColumn3, revision: _revision, ...others } = await columns();
  expect(contentColumn3).toContain(saves[2]?.typed);
  for (const [name, value] of Object.entries(others)) expect(value, name).toEqual(stored[name]);
});

test('navbar tabs are added, edited, ordered and deleted in a popup that says Saved [1:9] [1:282] [2:38] [2:118] [2:134] [2:158] [2:247] [2:268] [1:24] [2:7] [2:70] [2:246] [2:249] [2:180] [2:181] [2:182] [2:20]', async ({
  admin,
  provokes,
}) => {
  provokes('503 /api/admin/createnavbartab');
  const panel = await openTab(admin, 'Navbar');
  await panel.getByRole('button', { name: 'Add Tab' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Title (is required|must)/)).toBeVisible();
  const title = dialog.getByLabel('Title');
  await title.pressSequentially('x'.repeat(21));
  await expect(title).toHaveValue('x'.repeat(20));
  const name = `T${Date.now().toString(36)}`;
  await title.fill(name);
  const error = { status: 503, json: { message: 'The tabs are being counted.' } };
  await admin.route(/CreateNavbarTab$/i, (route) => route.fulfill(error), { times: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(error.json.message)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(admin.getByText('Saved', { exact: true }).first()).toBeVisible();
  const list = panel.getByRole('list', { name: 'Navbar tabs' });
  await list.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue(name);
  await dialog.getByLabel('Title').fill(`${name} two`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const ordered = admin.waitForResponse(/UpdateNavbarTabOrder/i);
  await expect(list.getByRole('listitem').last()).toContainText(`${name} two`);
  const handles = list.getByRole('button', { name: /^Drag / });
  // Over the two tabs of the seed: a move that is the wrong way round looks the same between neighbours.
  await drag(handles.last(), handles.nth(-3));
  expect((await ordered).status()).toBe(200);
  await expect(list.getByRole('listitem').nth(-3)).toContainText(`${name} two`);
  await list.getByRole('button', { name: `Delete ${name} two` }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await list.getByRole('button', { name: `Delete ${name} two` }).click();
  expect(await agree(admin, 'Delete')).toContain('Are you sure you want to delete this tab?');
  await expect(list.getByText(name)).toHaveCount(0);
});

test('form settings are a list of emails without duplicates, at least one [2:40] [2:71] [2:133] [2:187] [2:188] [1:282]', async ({
  admin,
}) => {
  const panel = await openTab(admin, 'Form');
  const emails = panel.getByPlaceholder('name@company.com');
  const email = `${Date.now().toString(36)}@acme.example`;
  await emails.fill(email);
  await admin.keyboard.press('Enter');
  await emails.fill(email);
  await admin.keyboard.press('Enter');
  await expect(panel.getByText(email, { exact: true })).toHaveCount(1);
  const save = panel.getByRole('button', { name: 'Save', exact: true });
  const kept = async () => {
    const path = 'AdminSettings/GetFormSettingsData';
    return (await done<{ toEmail: string[] }>(admin.context().request, path, {})).toEmail;
  };
  const before = await kept();
  await save.click();
  await expect.poll(kept).toEqual([...before, email]);
  await expect(admin.getByText('Saved', { exact: true }).first()).toBeVisible();
  await openTab(admin, 'Form');
  await expect(panel.getByText(/@/)).toHaveText([...before, email]);
  await emails.press('Backspace');
  await save.click();
  await expect.poll(kept).toEqual(before);
  await emails.fill('nobody');
  await admin.keyboard.press('Enter');
  await expect(panel.getByText("'nobody' is not an email address.")).toBeVisible();
  await emails.fill('');
  for (let left = await panel.getByText(/@/).count(); left > 0; left -= 1) await emails.press('Backspace');
  await save.click();
  await expect(panel.getByText(/^To Email (is required|must)/)).toBeVisible();
});

test('the vendor’s settings are checked, and lead to the initialization settings with their one module [1:23] [1:25] [1:42] [1:209] [1:237] [1:303] [2:19] [2:26] [2:72] [2:103] [2:131] [2:165] [2:191] [2:267] [1:8] [1:282] [2:190]', async ({
  vendor,
}) => {
  await vendor.goto('/TracSoftSettings');
  const [form, version, limit] = [
    vendor.getByLabel('Dynamic Form Email'),
    vendor.getByLabel('Version Update Email'),
    vendor.getByLabel('Version Limit'),
  ];
  const save = vendor.getByRole('button', { name: 'Save', exact: true }).first();
  const says = (words: string) => expect(vendor.getByText(words, { exact: true }), words).toBeVisible();
  const rule = 'must be an email address, like name@company.com.';
  await expect(limit).toHaveValue('10');
  for (const [typed, words] of [
    [
      ['', 'nobody', '2'],
      ['Dynamic Form Email is required.', `Version Update Email ${rule}`],
    ],
    [
      ['nobody', '', ''],
      [`Dynamic Form Email ${rule}`, 'Version Update Email is required.'],
    ],
  ] as const) {
    for (const [at, field] of [form, version, limit].entries()) await field.fill(typed[at] ?? '');
    await save.click();
    for (const sentence of words) await says(sentence);
    await says('Version Limit must be a whole number from 3 to 1000.');
  }
  await vendor.reload();
  for (const typed of ['11', '10']) {
    await limit.fill(typed);
    await save.click();
    await says('Saved');
    await vendor.reload();
    await expect(limit).toHaveValue(typed);
  }
  await vendor.getByRole('link', { name: 'Initialization Settings', exact: true }).click();
  await expect(vendor).toHaveURL(/\/Settings$/);
  await expect(vendor.getByRole('heading', { name: 'Initialization settings' })).toBeVisible();
  await expect(vendor.getByRole('heading', { level: 2 })).toHaveText(['Checklist', 'Modules']);
  const items = vendor.getByLabel('Checklist').getByRole('listitem');
  await expect(items).toHaveText(['Company settings', 'Navbar', 'Footer', 'Home page']);
  await expect(vendor.getByRole('checkbox')).toHaveCount(1);
  await expect(vendor.getByRole('checkbox', { name: 'Form settings', exact: true })).toBeVisible();
});
