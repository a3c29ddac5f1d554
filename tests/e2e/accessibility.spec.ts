import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe';
import { adminUrl, siteUrl } from './product';
import { signIn, signInByApi } from './sign-in';

/** Every screen, wide and narrow, light and dark: no serious finding of axe. */
const screens = [
  '/adminhome',
  '/PageComponentManagement',
  '/CreatePage',
  '/CreateExternalPage',
  '/UpdatePageComponent/3',
  '/UpdatePageComponent/15',
  '/PagePreview/1/1',
  '/CompareVersions/15',
  '/ImageManagement',
  '/FormBuilderManagement',
  '/FormBuilder/1',
  '/FormBuilderSubmissions/1',
  '/FormBuilderPerson',
  '/SiteInformation',
  '/Redirects',
  '/UserManagement',
  '/UpdateUser/1',
  '/profile',
  '/ActivityLog',
  '/no-such-screen',
];
const vendorScreens = ['/TracSoftSettings', '/Settings'];
const openScreens = ['/login', '/authentication/login-failed', '/authentication/logged-out'];
const height = 900;
const wide = { width: 1440, height };
const narrow = { width: 390, height };
/** What another colour scheme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function settle(page: Page) {
  // A frame's last request is sometimes never told as ended; what is looked at is polled anyway.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

async function expectScreenAccessible(page: Page, path: string) {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await settle(page);
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

test('axe finds nothing serious in the admin, wide and narrow, light and dark', async ({ browser }) => {
  const admin = await pageOf(browser, 'admin@acme.example');
  for (const path of screens) await expectScreenAccessible(admin, path);
  const vendor = await pageOf(browser, 'vendor@tracsoft.example');
  for (const path of vendorScreens) await expectScreenAccessible(vendor, path);
  const stranger = await pageOf(browser);
  for (const path of openScreens) await expectScreenAccessible(stranger, path);
});

test('axe finds nothing serious on the public site', async ({ browser }) => {
  for (const viewport of [wide, narrow]) {
    const page = await (await browser.newContext({ viewport })).newPage();
    for (const path of ['/', '/services/restoration', '/contact', '/nowhere']) {
      await page.goto(`${siteUrl('acme')}${path}`);
      await settle(page);
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
