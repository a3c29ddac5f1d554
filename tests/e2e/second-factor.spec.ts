import { appFor } from '../support/authenticator-app';
import { findings } from './axe';
import { expect, type Page, test } from './journey';
import { adminUrl, password, waitForCode } from './product';
import { call, choosePassword, inviteByApi, readsOnTheirWay, signIn, signInByApi } from './sign-in';

const email = `two.steps.${Date.now()}@acme.example`;

/** Invites a new user of the demo company, with the shared password. */
async function invite(page: Page): Promise<void> {
  const { request } = page.context();
  await signInByApi(request, 'admin@acme.example');
  await inviteByApi(request, request, email);
  await page.context().clearCookies();
}

async function logOut(page: Page, person = email): Promise<void> {
  await page.getByRole('button', { name: `Signed in as ${person}` }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
}

async function enterPassword(page: Page, person = email): Promise<void> {
  await page.getByLabel('Username').fill(person);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('Open your authenticator app and enter the 6 digits that it shows.'),
  ).toBeVisible();
}

test('a user sets an authenticator app up, signs in with it, and with a recovery code when the phone is lost [1:55] [2:54] [1:144] [1:145] [1:225] [1:280] [2:31]', async ({
  browser,
  provokes,
}) => {
  provokes('400 /api/authentication/twofactor', readsOnTheirWay);
  const page = await (await browser.newContext({ baseURL: adminUrl })).newPage();
  await invite(page);
  await signIn(page, email);
  await page.getByRole('button', { name: new RegExp(email) }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();

  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  const onThisDevice = page.getByRole('link', { name: 'open an app on this device' });
  const app = appFor((await onThisDevice.getAttribute('href')) ?? '');
  const confirmed = app.code();
  await page.getByLabel('6-digit code').fill(confirmed);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recoveryCode = '', unusedCode = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 left')).toBeVisible();

  await logOut(page);
  await enterPassword(page);
  await page.getByLabel('6-digit code').fill(confirmed);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is not right or has expired.')).toBeVisible();
  await page.getByLabel('6-digit code').fill(app.code(1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/adminhome/i);

  await logOut(page);
  await enterPassword(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/adminhome/i);
  await page.goto('/profile');
  await expect(page.getByText('9 left')).toBeVisible();

  // New codes replace all former ones.
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Make new codes' }).click();
  await expect(codes).toHaveCount(10);
  const newCode = await codes.last().innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 left')).toBeVisible();
  await logOut(page);
  await enterPassword(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(unusedCode);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The code is not right or has expired.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(newCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/adminhome/i);
});

test('a company that requires an app makes users without one set it up before anything else [1:55] [1:144] [1:145] [1:282] [2:31] [2:54] [2:247]', async ({
  browser,
}) => {
  const company = `apps${Date.now() % 1_000_000_000}`;
  const boss = `boss@${company}.example`;
  const page = await (await browser.newContext({ baseURL: adminUrl })).newPage();
  const { request } = page.context();
  await signInByApi(request, 'vendor@tracsoft.example');
  const made = { company, companyName: 'Apps First', domain: '', email: boss };
  expect((await call(request, 'AdminSettings/CreateCompany', made)).status).toBe(200);
  await choosePassword(page.context().request, boss);
  await page.context().clearCookies();
  await signInByApi(request, boss);
  await call(request, 'AdminSettings/InitializeSite', { modules: [] });
  await call(request, 'Admin/CreateNavbar', { componentName: 'Navbar' });
  await call(request, 'Admin/CreateFooter', { contentColumn1: '' });
  const settings = { companyName: 'Apps First', copyrightName: 'A', address: 'A', telephone: '207 555 0100' };
  const input = { companySettings: settings, adminVersionUpdateEmails: [boss] };
  expect((await call(request, 'Admin/CreateCompanySettings', input)).status).toBe(200);

  await page.goto('/SiteInformation');
  await page.getByRole('switch', { name: 'Everyone uses an authenticator app' }).check({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/UserManagement');
  await logOut(page, boss);

  await page.goto('/UserManagement');
  const since = new Date();
  await page.getByLabel('Username').fill(boss);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByLabel('6-digit code').fill(await waitForCode(boss, since));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeVisible();
  expect(await findings(page, { isStrict: true })).toEqual([]);
  await page.goto('/PageComponentManagement');
  await expect(page).toHaveURL(/\/SetUpAuthenticator$/);
  expect((await request.get(`${adminUrl}/api/Admin/GetPagesAndComponentData`)).status()).toBe(403);

  await page.getByRole('button', { name: 'Go on' }).click();
  const onThisDevice = page.getByRole('link', { name: 'open an app on this device' });
  const app = appFor((await onThisDevice.getAttribute('href')) ?? '');
  await page.getByLabel('6-digit code').fill(app.code());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/PageComponentManagement$/);
  await expect(page.getByText(/^The authenticator app is set up\. Create recovery codes/)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(/ Your company requires an app, so it cannot be removed\.$/)).toBeVisible();

  await logOut(page, boss);
  await enterPassword(page, boss);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(
    page.getByText('No code is emailed: enter one from your authenticator app, or a recovery code.'),
  ).toBeVisible();
  await page.getByLabel('6-digit code').fill(app.code(1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/adminhome/i);
});
