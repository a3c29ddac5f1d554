import { expect } from '../journey';
import { adminUrl, password, waitForCode } from '../product';
import { readsOnTheirWay } from '../sign-in';
import { freshName, makePage, test } from './staff';

test('the side bar has its entries and is 250 pixels wide open, 75 closed, and leads to the settings too; the top bar has Log Out [1:8] [1:9] [1:47] [1:48] [1:207] [1:209] [1:301] [2:7] [1:208] [2:26]', async ({
  admin,
  editor,
  vendor,
}) => {
  await admin.goto('/adminhome');
  const bar = admin.getByRole('navigation', { name: 'Main' });
  const entry = (name: string) => bar.getByRole('link', { name, exact: true });
  const screens = { Pages: 'PageComponent', Images: 'Image', Forms: 'FormBuilder', Users: 'User' };
  for (const [name, screen] of Object.entries(screens))
    await expect(entry(name)).toHaveAttribute('href', `/${screen}Management`);
  const width = () => bar.evaluate((nav) => nav.parentElement?.getBoundingClientRect().width);
  /** On a tablet, too. */
  const expectWidth = async (pixels: number) => {
    for (const window of [800, 1024, 1280]) {
      await admin.setViewportSize({ width: window, height: 720 });
      await expect.poll(width, `in a window of ${window}`).toBe(pixels);
    }
  };
  await expectWidth(250);
  await admin.getByRole('button', { name: 'Make the side bar narrow' }).click();
  await expectWidth(75);
  await expect(entry('Pages')).toHaveText('');
  await admin.getByRole('button', { name: 'Open the side bar' }).click();
  await expect.poll(width).toBe(250);
  await entry('Site information').click();
  await expect(admin).toHaveURL(/\/SiteInformation$/);
  await expect(admin.locator('a[href="/TracSoftSettings"]')).toHaveCount(0);
  await admin.getByRole('button', { name: /^Signed in as/ }).click();
  await expect(admin.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();

  await editor.goto('/adminhome');
  await expect(editor.getByRole('link', { name: 'Pages', exact: true })).toBeVisible();
  for (const path of ['UserManagement', 'SiteInformation', 'TracSoftSettings'])
    await expect(editor.locator(`a[href="/${path}"]`)).toHaveCount(0);

  await vendor.goto('/adminhome');
  await vendor
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Companies', exact: true })
    .click();
  await expect(vendor).toHaveURL(/\/TracSoftSettings$/);
  await expect(vendor.getByRole('link', { name: 'Initialization Settings' }).first()).toBeVisible();
});

test('an anonymous visitor is redirected to the sign-in from every screen, whatever its letter case [1:21] [1:38] [1:43] [1:288] [2:31]', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: adminUrl });
  const page = await context.newPage();
  // The guard's own tests cover every other path.
  for (const path of ['/', '/adminhome', '/settings/', '/UserManagement', '/PagePreview/1/1']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
  // An invalid cookie does not help.
  await context.addCookies([{ name: 'AuthCookie', value: 'acme.1.nonsense', url: adminUrl }]);
  await page.goto('/adminhome');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Username')).toBeVisible();
  await context.close();
});

test('screens of Admins and of the vendor redirect others to the start page [1:8] [1:23] [1:24] [1:25] [1:26] [1:41] [1:42] [1:206] [1:207] [1:208] [1:209] [2:26] [2:19] [2:20]', async ({
  admin,
  editor,
  vendor,
}) => {
  for (const path of ['/UserManagement', '/CreateUser', '/UpdateUser/1', '/SiteInformation']) {
    await editor.goto(path);
    await expect(editor, `an editor at ${path}`).toHaveURL(/\/adminhome$/i);
  }
  for (const path of ['/TracSoftSettings', '/Settings']) {
    await editor.goto(path);
    await expect(editor, `an editor at ${path}`).toHaveURL(/\/adminhome$/i);
    await admin.goto(path);
    await expect(admin, `a company's Admin at ${path}`).toHaveURL(/\/adminhome$/i);
    await vendor.goto(path);
    await expect(vendor, `the vendor at ${path}`).toHaveURL(new RegExp(`${path}$`));
  }
  for (const path of ['/UserManagement', '/CreateUser', '/SiteInformation']) {
    await admin.goto(path);
    await expect(admin, `an Admin at ${path}`).toHaveURL(new RegExp(`${path}$`));
  }
});

test('every staff screen opens for an editor, and /UpdatePage redirects to the matching one [1:27] [1:28] [1:31] [1:32] [1:34] [2:30] [2:21] [2:164] [2:10] [1:29] [1:30]', async ({
  editor,
}) => {
  const headings: Record<string, string | RegExp> = {
    '/PageComponentManagement': 'Pages',
    '/ImageManagement': 'Images',
    '/FormBuilderManagement': 'Forms',
    '/CreatePage': /Create Internal Page/i,
    '/CreateExternalPage': /Create External Page/i,
  };
  for (const [path, name] of Object.entries(headings)) {
    await editor.goto(path);
    await expect(editor.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const pageId = await makePage(editor.context().request, freshName('Led'));
  for (const route of ['UpdatePage', 'UpdateExternalPage']) {
    await editor.goto(`/${route}/${pageId}`);
    await expect(editor, route).toHaveURL(new RegExp(`/UpdatePageComponent/${pageId}$`));
  }
  const elsewhere = { isExternal: true, openType: 'NewTab', friendlyUrl: 'https://example.com/' };
  const externalId = await makePage(editor.context().request, freshName('Led away'), elsewhere);
  await editor.goto(`/UpdatePage/${externalId}`);
  await expect(editor).toHaveURL(new RegExp(`/UpdateExternalPage/${externalId}$`));
});

test('signing in asks for password and code, sets AuthCookie for seven days, and Log Out ends it [1:21] [1:22] [1:48] [1:52] [1:53] [1:55] [1:142] [1:144] [1:145] [1:210] [1:221] [1:224] [1:226] [1:293] [2:31] [2:52] [2:54] [2:18] [1:225]', async ({
  browser,
  provokes,
}) => {
  provokes(readsOnTheirWay);
  const context = await browser.newContext({ baseURL: adminUrl });
  const page = await context.newPage();
  await page.goto('/Login/');
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await expect(
    page.getByRole('button', { name: "Don't remember your password?", exact: true }),
  ).toBeVisible();
  const username = page.getByLabel('Username');
  await username.pressSequentially('editr@acme.example');
  // A slip can be corrected.
  await username.fill('editor@acme.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveAttribute('type', 'password');
  const since = new Date();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: /Resend Code/ })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('AuthCookie');
  await page
    .getByLabel('6-digit code', { exact: true })
    .pressSequentially(await waitForCode('editor@acme.example', since));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/adminhome/i);
  const cookie = (await context.cookies()).find(({ name }) => name === 'AuthCookie');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.abs(days - 7)).toBeLessThan(0.01);
  expect(cookie?.httpOnly).toBe(true);
  await page.getByRole('button', { name: /^Signed in as/ }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await context.cookies()).find(({ name }) => name === 'AuthCookie')?.value ?? '').toBe('');
  await context.close();
});

test('the panels for a forgotten password have their fields and links, and say what is wrong [1:21] [1:52] [1:53] [1:56] [1:57] [1:147] [1:202] [1:227] [1:228] [1:280] [1:285] [1:302] [2:55] [2:56] [2:135] [2:267] [2:268] [2:52] [2:31]', async ({
  browser,
  provokes,
}) => {
  provokes('401 /api/authentication/authenticate', '400 /api/authentication/forgotpasswordchange');
  const page = await browser.newPage({ baseURL: adminUrl });
  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody@acme.example');
  await page.getByRole('textbox', { name: 'Password' }).fill('wrong-password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('not right');

  await page.getByRole('button', { name: "Don't remember your password?", exact: true }).click();
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await page.getByRole('button', { name: 'Back to Login', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await page.getByRole('button', { name: "Don't remember your password?", exact: true }).click();
  // Both panels have such a field.
  await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await page.getByLabel('Username').fill('nobody@acme.example');
  await page.getByRole('button', { name: 'Send Code' }).click();
  const [code, newPassword, confirmation] = [
    page.getByLabel('Code', { exact: true }),
    page.getByRole('textbox', { name: 'New Password' }),
    page.getByRole('textbox', { name: 'Confirm Password' }),
  ];
  const change = page.getByRole('button', { name: 'Change Password' });
  await expect(code).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(3);
  for (const hidden of [newPassword, confirmation]) await expect(hidden).toHaveAttribute('type', 'password');
  for (const [typedCode, typed, confirmed, message] of [
    ['123456', 'short-7', 'short-7', /^Use 8 to 20 characters\.$/],
    ['123456', 'x'.repeat(21), 'x'.repeat(21), /^Use 8 to 20 characters\.$/],
    ['123456', 'Rowing-boat-21', 'Rowing-boat-22', /^Passwords do not match$/],
    ['99999', 'Rowing-boat-21', 'Rowing-boat-21', /^Code must be the 6 digits of the email\.$/],
    ['099999', 'Rowing-boat-21', 'Rowing-boat-21', /^Code must be the 6 digits of the email\.$/],
  ] as const) {
    await code.fill(typedCode);
    await newPassword.fill(typed);
    await confirmation.fill(confirmed);
    await change.click();
    await expect(page.getByText(message).first(), `${typedCode} ${typed}`).toBeVisible();
  }
  // Well-formed, but wrong: the server's message shows in this panel.
  await code.fill('123456');
  await change.click();
  await expect(page.getByText(/^The code is not right/)).toBeVisible();
  await expect(newPassword).toHaveValue('Rowing-boat-21');
  await page.close();
});

test('the sign-in of company accounts has its screens and messages [1:59] [1:287] [2:31] [2:44] [2:45] [2:46] [2:47] [2:48] [2:254] [2:255] [2:256] [2:257] [2:258] [2:253]', async ({
  admin,
  browser,
  provokes,
}) => {
  provokes(/^404 \/api\/authentication\/clientconfiguration/);
  const page = await browser.newPage({ baseURL: adminUrl });
  const shows = async (path: string, words: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByText(words).first(), path).toBeVisible();
  };
  await shows('/authentication/logged-out', 'You successfully logged out!');
  await shows('/authentication/logout', 'The logout was not initiated from within the page.');
  await shows(
    `/authentication/login-failed?message=${encodeURIComponent('The user closed the window.')}`,
    'The user closed the window.',
  );
  await shows(
    '/authentication/login-callback?error=access_denied&state=none',
    'There was an error signing in.',
  );
  await shows('/authentication/register', 'Not offered for this site.');
  await page.goto('/Authentication/Logout-Callback');
  await expect(page).toHaveURL(/\/authentication\/logged-out$/);
  await shows(
    `/authentication/login?company=acme&returnUrl=${encodeURIComponent('https://evil.example/')}`,
    'The address to return to is not part of this site.',
  );
  // Where the company offers accounts, the user is redirected there, with the return URL.
  const registerUrl = 'https://accounts.example/join?site=acme';
  await page.route(/clientconfiguration/i, (route) => route.fulfill({ json: { registerUrl } }));
  await page.route('https://accounts.example/**', (route) => route.fulfill({ body: 'Join' }));
  await page.goto('/authentication/register?company=acme');
  const back = encodeURIComponent(`${adminUrl}/authentication/login?company=acme`);
  await expect(page).toHaveURL(`${registerUrl}&returnUrl=${back}`);
  await page.close();
  await admin.goto('/authentication/profile');
  await expect(admin).toHaveURL(`${adminUrl}/profile`);
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  // A signed-in user is not redirected to another host either.
  await admin.goto(`/authentication/login?returnUrl=${encodeURIComponent('//evil.example')}`);
  await expect(admin.getByText('The address to return to is not part of this site.')).toBeVisible();
});
