import { expect, test } from './journey';
import { adminUrl, password, waitForCode } from './product';
import { call, readsOnTheirWay, signInByApi } from './sign-in';

/** The whole flow over the user pool's own page; other providers are tested over HTTP. */
const email = 'admin@globex.example';
const company = 'globex';

test('a company account leads to the requested screen, and out again [1:59] [1:232] [1:287] [2:31] [2:44] [2:46] [2:47] [2:241] [1:144]', async ({
  browser,
  page,
  provokes,
}) => {
  provokes(readsOnTheirWay);
  const vendor = await browser.newContext({ baseURL: adminUrl });
  await signInByApi(vendor.request, 'vendor@tracsoft.example');
  const set = async (provider: string, emailDomains: string[]) => {
    const { body } = await call(vendor.request, 'AdminSettings/GetSingleSignOn', { company });
    const settings = { company, provider, emailDomains, revision: body.revision };
    const saved = await call(vendor.request, 'AdminSettings/UpdateSingleSignOn', settings);
    expect(saved).toEqual({ status: 200, body: 'Saved' });
  };
  await set('COGNITO', ['globex.example']);

  await page.goto('/UserManagement');
  await page.getByLabel('Username').fill(email);
  await page.getByRole('link', { name: 'Sign in with your company account' }).click();
  await expect(page.getByRole('heading', { name: 'Local sign-in page' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  const since = new Date();
  await page.getByRole('button', { name: 'Sign in' }).click();

  const code = page.getByLabel('6-digit code');
  await expect(code).toBeVisible();
  expect(page.url()).toBe(`${adminUrl}/authentication/login-callback`);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('eyJ');
  await code.fill(await waitForCode(email, since));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/UserManagement$/);
  await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible();

  // A link from elsewhere ends no session.
  await page.goto('/authentication/logout');
  await expect(page.getByText('The logout was not initiated from within the page.')).toBeVisible();
  await page.goto('/adminhome');
  await page.getByRole('button', { name: new RegExp(email) }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByText('You successfully logged out!')).toBeVisible();

  // The session at the user pool ended as well: it asks again.
  await page.goto(`/authentication/login?company=${company}`);
  await expect(page.getByRole('heading', { name: 'Local sign-in page' })).toBeVisible();
  await set('', []);
});
