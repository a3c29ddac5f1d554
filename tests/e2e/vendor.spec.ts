import { expectAccessible } from './axe';
import { expect, type Page, test } from './journey';
import { siteUrl, waitForMail } from './product';
import { signIn, signInByApi } from './sign-in';

const stamp = Date.now();
const company = `whale${stamp}`;
const vendorName = 'TracSoft';
const name = `Whale ${stamp} & Co`;

async function choose(page: Page, action: string, of = name) {
  await page.getByRole('button', { name: `Actions for ${of}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
  return page.getByRole('dialog');
}

test('the vendor creates a company, allows a network, suspends the company and resumes it [1:8] [1:209] [2:72] [2:191] [1:25] [1:282] [2:26]', async ({
  page,
  provokes,
}) => {
  provokes('409 /api/adminsettings/createcompany', '400 /api/adminsettings/updatecompanydetails', /^403 \/$/);
  await signIn(page, 'vendor@tracsoft.example');
  await page.getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Acme Boatworks' })).toContainText(/\d/);
  await page.getByLabel('Version Limit').fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page, 'a screen of the vendor');

  await page.getByRole('button', { name: 'Create Company' }).click();
  const creation = page.getByRole('dialog');
  await creation.getByLabel('Company Name').fill(name);
  await expect(creation.getByRole('textbox', { name: 'Company Key' })).toHaveValue(`whale-${stamp}-co`);
  await creation.getByRole('textbox', { name: 'Company Key' }).fill('acme');
  await creation.getByLabel('Email').fill(`ada@${company}.example`);
  await page.keyboard.press('Enter');
  await expect(creation.getByText("There is a company 'acme' already.", { exact: false })).toBeVisible();
  await creation.getByRole('textbox', { name: 'Company Key' }).fill(company);
  await expectAccessible(page, 'a screen of the vendor');
  await page.keyboard.press('Enter');
  await expect(creation).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('never');
  await waitForMail(`ada@${company}.example`, ({ subject }) => subject === `${name}: your account`);

  const dialog = await choose(page, 'Allowed addresses');
  await dialog.getByRole('combobox', { name: 'Address ranges' }).fill('203.0.113.0/24');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  // The menu item disappears with its menu: the focus is on the menu's button.
  const actions = page.getByRole('button', { name: `Actions for ${name}` });
  await expect(actions).toBeFocused();

  const details = await choose(page, 'Company details');
  await details.getByRole('combobox', { name: 'Domains' }).fill('nohost');
  await page.keyboard.press('Enter');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('A domain must be a host name, like www.company.com.')).toBeVisible();
  await details.getByRole('combobox', { name: 'Domains' }).press('Backspace');
  await details.getByRole('combobox', { name: 'Domains' }).fill(`www.${company}.example`);
  await page.keyboard.press('Enter');
  await expect(
    details.getByText(`npm run tenant -- add ${company} --domain www.${company}.example`),
  ).toBeVisible();
  await expectAccessible(page, 'the details of a company');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toBeHidden();
  await page.getByLabel('Filter companies').fill(`www.${company}`);
  await expect(row).toBeVisible();
  await page.getByLabel('Filter companies').fill('');

  const budgets = await choose(page, 'Budgets');
  await expect(budgets.getByText(/^Hours and days are in UTC/)).toBeInViewport();
  const mails = budgets.getByRole('group', { name: 'Emails of forms and versions' });
  await expect(mails.getByRole('meter', { name: 'This hour' })).toHaveAttribute('aria-valuetext', /of 500/);
  await expect(budgets.getByRole('group', { name: 'Storage of pictures and files' })).toContainText(
    '0 MB of 20 GB',
  );
  const accounts = budgets.getByRole('group', { name: 'Emails of accounts' });
  await accounts.getByLabel('Per hour').fill('7');
  await budgets.getByRole('button', { name: 'Save' }).click();
  await expect(
    accounts.getByText('Emails of accounts per hour must be a whole number from 100 to 1000000.'),
  ).toBeVisible();
  await expect(accounts.getByLabel('Per hour')).toBeFocused();
  await accounts.getByLabel('Per hour').fill('');
  await budgets
    .getByRole('group', { name: 'Pictures kept' })
    .getByLabel(/^At most/)
    .fill('0');
  await expectAccessible(page, 'the budgets of a company');
  await budgets.getByRole('button', { name: 'Save' }).click();
  await expect(budgets).toBeHidden();
  const after = await choose(page, 'Budgets');
  await expect(after.getByRole('group', { name: 'Pictures kept' })).toContainText('Used up');
  await page.keyboard.press('Escape');
  await expect(after).toBeHidden();

  const left = await choose(page, 'Suspend');
  await expect(left.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(left).toBeHidden();
  await expect(actions).toBeFocused();
  const suspension = await choose(page, 'Suspend');
  await suspension.getByRole('button', { name: 'Suspend' }).click();
  await expect(row).toContainText('suspended');
  const answer = await page.goto(siteUrl(company));
  expect(answer?.status()).toBe(403);
  const notice = page.getByRole('heading', { name });
  await expect(notice).toBeVisible();
  // Centred and in a site's style, not a line of plain text.
  expect(await notice.evaluate((heading) => getComputedStyle(heading).fontFamily)).not.toMatch(
    /^Times|^serif/,
  );
  const { y, height } = (await notice.boundingBox()) ?? { y: 0, height: 0 };
  expect(Math.abs(y + height / 2 - (page.viewportSize()?.height ?? 0) / 2)).toBeLessThan(20);

  await page.goto('/TracSoftSettings');
  const resumption = await choose(page, 'Resume');
  await resumption.getByRole('button', { name: 'Resume' }).click();
  await expect(row).not.toContainText('suspended');

  await page.getByRole('button', { name: /vendor@tracsoft/ }).click();
  await page.getByRole('menuitem', { name: 'Activity log' }).click();
  await expect(
    page.getByRole('row').filter({ hasText: 'Saved the provider settings' }).first(),
  ).toBeVisible();
  // The vendor's actions are in the company's log.
  await page.getByLabel('Filter the activity log').fill('Suspended');
  await expect(page.getByText("No results for 'Suspended'")).toBeVisible();
  await expectAccessible(page, 'a screen of the vendor');
});

test('the client fields are required for users of the company for which the vendor turned them on [2:141] [2:163] [2:136] [2:137]', async ({
  page,
  provokes,
}) => {
  provokes('400 /api/users');
  await signInByApi(page.request, 'vendor@tracsoft.example');
  const fields = ['Access', 'Client Number', 'Related Clients'];
  const turn = async (isOn: boolean) => {
    await page.goto('/TracSoftSettings');
    const details = await choose(page, 'Company details', vendorName);
    await details.getByRole('switch', { name: 'Client fields' }).setChecked(isOn);
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details).toBeHidden();
    await page.goto('/CreateUser');
    await expect(page.getByLabel('First Name')).toBeVisible();
    for (const label of fields) {
      const field = page.getByLabel(label, { exact: false });
      if (isOn) await expect(field.first()).toBeVisible();
      else await expect(field).toHaveCount(0);
    }
  };
  await turn(true);
  await page.getByLabel('First Name').fill('Cora');
  await page.getByLabel('Last Name').fill('Client');
  await page.getByLabel('Email').fill(`cora${stamp}@tracsoft.example`);
  await page.getByLabel('Phone').fill('212 555 0100');
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('Access is required.')).toBeVisible();
  await expect(page.getByText('Client Number is required.')).toBeVisible();
  for (const name of ['Access', 'Client Number']) {
    const number = page.getByRole('textbox', { name });
    await number.fill('');
    await number.pressSequentially('-1.5');
    await expect(number, 'neither a sign nor a fraction can be typed').toHaveValue('15');
    await number.fill('0');
  }
  // 0 is a valid value: only missing values elsewhere are reported.
  await page.getByLabel('First Name').fill('');
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('First Name is required.')).toBeVisible();
  await expect(page.getByText(/^(Access|Client Number) (is|must)/)).toHaveCount(0);
  await turn(false);
});
