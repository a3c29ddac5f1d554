import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
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
  '/SiteInformation',
  '/Redirects',
  '/UserManagement',
  '/UpdateUser/1',
  '/no-such-screen',
];
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

async function expectNoSeriousFinding(page: Page, where: string) {
  // Legacy mode: the other one opens a tab for each look, which a busy machine may refuse.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(serious, where).toEqual([]);
}

async function settle(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ baseURL: adminUrl });
  await signInByApi(context.request, 'admin@acme.example');
  signedIn = await context.storageState();
});

for (const { width, colorScheme } of looks) {
  test(`axe finds nothing serious in the admin at ${width} px, ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const viewport = { width, height: 900 };
    const context = await browser.newContext({
      baseURL: adminUrl,
      storageState: signedIn,
      viewport,
      colorScheme,
    });
    const page = await context.newPage();
    for (const path of screens) {
      await settle(page, path);
      await expectNoSeriousFinding(page, path);
    }
    const stranger = await (await browser.newContext({ baseURL: adminUrl, viewport, colorScheme })).newPage();
    await settle(stranger, '/login');
    await expectNoSeriousFinding(stranger, '/login');
  });
}

test('axe finds nothing serious on the public site', async ({ browser }) => {
  for (const width of [1440, 390]) {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    for (const path of ['/', '/services/restoration', '/contact', '/nowhere']) {
      await settle(page, `${siteUrl('acme')}${path}`);
      await expectNoSeriousFinding(page, `${path} at ${width}`);
    }
  }
});

test('the whole sign-in works by keyboard', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeFocused();
  await signIn(page, 'admin@globex.example');
  await expect(page.getByText('Welcome to the CMS! This is your website management system.')).toBeVisible();
});
