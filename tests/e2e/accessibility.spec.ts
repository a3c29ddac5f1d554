import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
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

async function seriousFindings(page: Page, rules: string[] = []) {
  // Legacy mode: the other one opens a tab for each look, which a busy machine may refuse.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** What is still there when everything has stood still counts; a dialog that is half faded in does not. */
async function expectNoSeriousFinding(page: Page, where: string, rules?: string[]) {
  await expect.poll(() => seriousFindings(page, rules), { message: where, timeout: 20_000 }).toEqual([]);
}

async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
}

async function expectAccessible(page: Page, path: string) {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  await settle(page);
  await expectNoSeriousFinding(page, `${path} wide`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  await expectNoSeriousFinding(page, `${path} dark`, colourRules);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(narrow);
  await settle(page);
  await expectNoSeriousFinding(page, `${path} narrow`);
}

async function pageOf(browser: Browser, email?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: adminUrl });
  if (email) await signInByApi(context.request, email);
  return context.newPage();
}

test('axe finds nothing serious in the admin, wide and narrow, light and dark', async ({ browser }) => {
  const admin = await pageOf(browser, 'admin@acme.example');
  for (const path of screens) await expectAccessible(admin, path);
  const vendor = await pageOf(browser, 'vendor@tracsoft.example');
  for (const path of vendorScreens) await expectAccessible(vendor, path);
  const stranger = await pageOf(browser);
  for (const path of openScreens) await expectAccessible(stranger, path);
});

test('axe finds nothing serious on the public site', async ({ browser }) => {
  for (const viewport of [wide, narrow]) {
    const page = await (await browser.newContext({ viewport })).newPage();
    for (const path of ['/', '/services/restoration', '/contact', '/nowhere']) {
      await page.goto(`${siteUrl('acme')}${path}`);
      await settle(page);
      await expectNoSeriousFinding(page, `${path} at ${viewport.width}`);
    }
  }
});

test('the whole sign-in works by keyboard', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeFocused();
  await signIn(page, 'admin@globex.example');
  await expect(page.getByText('Welcome to the CMS! This is your website management system.')).toBeVisible();
});
