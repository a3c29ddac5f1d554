import { expectAccessible } from './axe';
import { type Browser, expect, type Page, test } from './journey';
import { adminUrl, siteUrl } from './product';
import { signIn, signInByApi } from './sign-in';

/** Every screen, wide and narrow, light and dark: no serious finding of axe. */
const screens = [
  '/adminhome',
  '/PageComponentManagement',
  '/Calendar',
  '/Launches',
  '/CreatePage',
  '/CreateExternalPage',
  '/UpdatePageComponent/3',
  '/UpdatePageComponent/15',
  '/PagePreview/1/1',
  '/CompareVersions/15',
  '/ImageManagement',
  '/FileManagement',
  '/FormBuilderManagement',
  '/FormBuilder/1',
  '/FormBuilderSubmissions/1',
  '/FormBuilderPerson',
  '/SiteInformation',
  '/Look',
  '/Redirects',
  '/UserManagement',
  '/UpdateUser/1',
  '/profile',
  '/ActivityLog',
  '/no-such-screen',
];
const vendorScreens = ['/TracSoftSettings', '/Settings'];
const openScreens = ['/login', '/authentication/login-failed', '/authentication/logged-out'];
const looked = [
  { who: 'an Admin', email: 'admin@acme.example', paths: screens },
  { who: 'the vendor', email: 'vendor@tracsoft.example', paths: vendorScreens },
  { who: 'a stranger', paths: openScreens },
];
const height = 900;
const wide = { width: 1440, height };
const narrow = { width: 390, height };
/** What another colour scheme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Waits until nothing is loaded any more. */
async function loaded(page: Page) {
  // A frame's last request is sometimes never told as ended; what still loads says so itself.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await settle(page);
}

/** Waits until nothing says that it loads, and nothing moves any more. */
async function settle(page: Page) {
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]') &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
        ),
    undefined,
    // Asked at every frame it would make the browser draw all the time.
    { polling: 100 },
  );
}

async function expectScreenAccessible(page: Page, path: string) {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await loaded(page);
  await expectAccessible(page, `${path} wide`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  await expectAccessible(page, `${path} dark`, { rules: colourRules });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(narrow);
  await settle(page);
  await expectAccessible(page, `${path} narrow`);
}

async function pageOf(browser: Browser, email?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: adminUrl });
  if (email) await signInByApi(context.request, email);
  return context.newPage();
}

for (const { who, email, paths } of looked) {
  test.describe(`axe finds nothing serious, wide and narrow, light and dark, for ${who}`, () => {
    let page: Page;
    test.beforeAll(async ({ browser }) => {
      page = await pageOf(browser, email);
    });
    test.afterAll(() => page.context().close());
    for (const path of paths) test(path, () => expectScreenAccessible(page, path));
  });
}

test('axe finds nothing serious on the public site', async ({ browser, provokes }) => {
  provokes('404 /nowhere');
  for (const viewport of [wide, narrow]) {
    const page = await (await browser.newContext({ viewport })).newPage();
    for (const path of ['/', '/services/restoration', '/contact', '/nowhere']) {
      await page.goto(`${siteUrl('acme')}${path}`);
      await loaded(page);
      await expectAccessible(page, `${path} at ${viewport.width}`);
    }
  }
});

test('the whole sign-in works by keyboard', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeFocused();
  await signIn(page, 'admin@globex.example');
  await expect(page.getByText('Welcome to the CMS! This is your website management system.')).toBeVisible();
});
