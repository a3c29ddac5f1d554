import { expectAccessible } from './axe';
import { goWithin } from './go-within';
import { type Browser, expect, type Page, type Request, test } from './journey';
import { adminUrl, siteUrl } from './product';
import { fitsTablets } from './screens/in-any-medium';
import { signIn, signInByApi } from './sign-in';

/** Every screen, wide and narrow, light and dark: no serious axe finding. */
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
/** The rules that depend on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The pending requests of each page. */
const underWay = new WeakMap<Page, Set<Request>>();

function countRequests(page: Page): Page {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  return page;
}

/** Opens a page, and waits until nothing is loading any more: in three checks in a row, 50 ms apart. */
async function open(page: Page, url: string) {
  // A frame's last request sometimes never reports its end: requests of the previous page do not count.
  underWay.get(page)?.clear();
  await page.goto(url);
  await loaded(page);
}

/** Navigates within the app, which takes half the time of a reload. */
async function goTo(page: Page, path: string) {
  underWay.get(page)?.clear();
  await goWithin(page, path);
  await loaded(page);
}

async function loaded(page: Page) {
  const requests = underWay.get(page);
  let quiet = 0;
  await expect
    .poll(
      () => {
        quiet = requests?.size ? 0 : quiet + 1;
        return quiet;
      },
      { intervals: [50], timeout: 10_000 },
    )
    .toBeGreaterThan(2)
    .catch(() => undefined);
  await settle(page);
}

/** Waits until no loading indicator is shown, and nothing is animated. */
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
    // Polling on every frame would make the browser render all the time.
    { polling: 100 },
  );
}

async function expectScreenAccessible(page: Page, path: string) {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const isOfStaff = !openScreens.includes(path);
  await (isOfStaff && page.url().startsWith(adminUrl) ? goTo : open)(page, path);
  await expectAccessible(page, `${path} wide`);
  if (isOfStaff) await fitsTablets(page, path);
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
  return countRequests(await context.newPage());
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
    const page = countRequests(await (await browser.newContext({ viewport })).newPage());
    for (const path of ['/', '/services/restoration', '/contact', '/nowhere']) {
      await open(page, `${siteUrl('acme')}${path}`);
      await expectAccessible(page, `${path} at ${viewport.width}`);
    }
  }
});

test('the whole sign-in works by keyboard, and leads to the start page [1:53] [1:55] [1:59] [2:52] [2:54] [2:57] [1:22] [1:142] [1:145] [2:18] [2:31]', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeFocused();
  await signIn(page, 'admin@globex.example');
  await expect(page.getByText('Welcome to the CMS! This is your website management system.')).toBeVisible();
});
