import { expect, type Page, test } from './journey';
import { adminUrl, waitForCode, waitForMail } from './product';
import { call, readsOnTheirWay, signInByApi } from './sign-in';

/** The panels that a daily sign-in does not show: the first password, a wrong code, a forgotten password. */
const email = `new.person.${Date.now()}@acme.example`;
const [first, second] = ['Rowing-boat-21', 'Sailing-boat-22'];

async function login(page: Page, password: string) {
  await page.getByLabel('Username').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
}

async function choosePassword(page: Page, password: string, confirmation: string) {
  await page.getByRole('textbox', { name: 'New Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password', exact: true }).fill(confirmation);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

async function giveCode(page: Page, since: Date, screen = /\/adminhome/i) {
  await page.getByLabel('6-digit code').fill(await waitForCode(email, since));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(screen);
}

test('an invited user chooses a password, forgets it and signs in again [1:21] [1:52] [1:53] [1:54] [1:55] [1:57] [1:142] [1:143] [1:144] [1:145] [1:146] [1:147] [1:202] [1:222] [1:227] [1:228] [1:280] [1:285] [1:302] [2:53] [2:56] [1:56] [2:55] [2:31] [2:52] [2:54] [2:135] [1:225]', async ({
  browser,
  page,
  provokes,
}) => {
  provokes('400 /api/authentication/twofactor', '401 /api/authentication/authenticate', readsOnTheirWay);
  const admin = await browser.newContext({ baseURL: adminUrl });
  await signInByApi(admin.request, 'admin@acme.example');
  const invited = await call(admin.request, 'users', {
    firstName: 'New',
    lastName: 'Person',
    email,
    phoneNumber: '207 555 0177',
    role: 'Level4',
  });
  expect(invited).toEqual({ status: 201, body: 'Created' });
  const mail = await waitForMail(email, ({ text }) => text.includes('temporary password'));
  const temporary = /temporary password[^\n]*\s+(\S+)/i.exec(mail.text)?.[1] ?? '';

  // The sign-in comes before the requested screen, which is remembered across a reload.
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await login(page, temporary);
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(3);
  // The mailed password is typed once.
  await expect(page.getByRole('textbox', { name: 'Old Password', exact: true })).toHaveValue(temporary);
  await expect(page.getByRole('textbox', { name: 'New Password', exact: true })).toBeFocused();
  for (const name of ['Old Password', 'New Password', 'Confirm Password']) {
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveAttribute('type', 'password');
  }
  await choosePassword(page, first, `${first}!`);
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Old Password' })).toHaveValue(temporary);
  let since = new Date();
  await choosePassword(page, first, first);
  await page.getByLabel('6-digit code').fill('100001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is not right or has expired.', { exact: true })).toBeVisible();
  await giveCode(page, since, /\/profile$/);
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(email) }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.getByRole('button', { name: "Don't remember your password?" }).click();
  await page.getByLabel('Username').fill(email);
  since = new Date();
  await page.getByRole('button', { name: 'Send Code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(await waitForCode(email, since));
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await choosePassword(page, second, second);
  await expect(page.getByText('Your password was changed. Please sign in.')).toBeVisible();
  await login(page, first);
  await expect(page.getByRole('alert')).toContainText('not right');
  since = new Date();
  await login(page, second);
  await giveCode(page, since);
});
