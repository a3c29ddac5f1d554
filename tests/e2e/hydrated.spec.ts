import { type BrowserContext, expect, type Page, test } from './journey';
import { adminUrl, siteUrl } from './product';
import { done, freshName, makePage, publish, read, slugOf } from './screens/staff';
import { call, signInByApi } from './sign-in';

const site = siteUrl('acme');

/** What visitors see and hear of a page: the document's own texts, and its body, whether it was served or drawn. */
async function documentOf(page: Page) {
  return page.evaluate(() => {
    // The focused element after a navigation may be focusable only while it has the focus.
    (document.activeElement as HTMLElement | null)?.blur();
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const extra of body.querySelectorAll('script, [data-announcer]')) extra.remove();
    // Set as soon as the visitor interacts with the form, which may be a pointer that happens to be there.
    for (const form of body.querySelectorAll('form')) form.removeAttribute('novalidate');
    const textOf = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      // The same declarations may be written in two ways.
      const style = node.getAttribute('style');
      if (style !== null) node.setAttribute('style', style.replace(/[;\s]+$/, '').replace(/:\s*/g, ':'));
      const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
      const inside = [...node.childNodes].map(textOf).join('');
      return `\n<${[node.localName, ...attributes].join(' ')}>${inside}`;
    };
    const of = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute);
    return {
      path: location.pathname,
      title: document.title,
      description: of('meta[name=description]', 'content'),
      keywords: of('meta[name=keywords]', 'content'),
      canonical: of('link[rel=canonical]', 'href'),
      body: textOf(body),
    };
  });
}

/** Puts a page with the first form on the menu: the demo's own page with a form shows hours, so it is not drawn. */
async function makeFormPage({ request }: Page): Promise<{ pageId: number; name: string }> {
  const name = freshName('Ask');
  const pageId = await makePage(request, name, { showOnMenu: true });
  const [image] = await done<{ imageUrl: string }[]>(request, 'ImageUpload/RetrieveAll', {});
  const [form] = await read<{ id: number }[]>(request, 'AdminForms/GetAllForms');
  const section = { componentName: 'Ask', title: 'Ask us', description: 'Anything', formId: form?.id };
  await done(request, 'Admin/CreateImageForm', {
    ...section,
    imageLink: image?.imageUrl,
    pageId,
    versionId: 1,
  });
  await publish(request, pageId);
  return { pageId, name };
}

/** One route through the site: by menu, side menu, breadcrumb, text and back. */
async function journey(context: BrowserContext, isHydrated: boolean, withForm: string) {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.goto(site);
  const seen = [await documentOf(page)];
  const arriveAt = async (path: string, heading: string, go: () => Promise<unknown>) => {
    await go();
    await expect(page).toHaveURL(site + path);
    const main = page.locator('#main h1');
    await expect(main).toHaveText(heading);
    if (isHydrated) {
      await expect(main).toBeFocused();
      await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
    }
    await page.waitForLoadState('load');
    seen.push(await documentOf(page));
  };
  const menu = page.locator('#menu');
  await arriveAt('/services', 'Services', () =>
    menu.getByRole('link', { name: 'Services', exact: true }).click(),
  );
  const side = page.getByRole('navigation', { name: 'Pages', exact: true });
  await arriveAt('/services/repair', 'Repair', () =>
    side.getByRole('link', { name: 'Repair', exact: true }).click(),
  );
  await arriveAt('/services/repair/planking', 'Planking', () =>
    side.getByRole('link', { name: 'Planking', exact: true }).click(),
  );
  await arriveAt('/services/repair/planking/cedar-or-oak', 'Cedar or Oak?', () =>
    side.getByRole('link', { name: 'Cedar or Oak?' }).click(),
  );
  // Going back from a reloaded document: the browser then leaves the page to the script.
  await page.reload();
  await arriveAt('/services/repair/planking', 'Planking', () => page.goBack());
  await arriveAt('/services', 'Services', () =>
    page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Services' }).click(),
  );
  const formPath = `/${slugOf(withForm)}`;
  await arriveAt(formPath, withForm, () => menu.getByRole('link', { name: withForm, exact: true }).click());
  // The form's script runs on a page that was drawn here too, and once.
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel(/^Name/)).toBeFocused();
  expect(sent).toEqual([]);
  await arriveAt('/services', 'Services', () => page.goBack());
  await arriveAt(formPath, withForm, () => page.goForward());
  await arriveAt('/', 'Wooden boats, kept afloat since 1968', () => page.locator('a.logo').click());
  expect(faults).toEqual([]);
  const loads = isHydrated ? ['/', '/services/repair/planking/cedar-or-oak'] : seen.map(({ path }) => path);
  // History navigation may come from the browser's own cache.
  expect(new Set(documents)).toEqual(new Set(loads));
  return { page, seen };
}

async function chooseHydrated(page: Page) {
  await page.goto('/SiteInformation');
  await page.getByRole('combobox', { name: 'Site Runtime' }).click();
  await page.getByRole('option', { name: /^Hydrated/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}

/** Restores the setting for later journeys. */
async function backToStatic({ request }: Page) {
  const path = `${adminUrl}/api/Admin/GetCompanySettings`;
  const { companySettings, adminVersionUpdateEmails } = await (await request.get(path)).json();
  const settings = {
    companySettings: { ...companySettings, siteRuntime: 'static' },
    adminVersionUpdateEmails,
  };
  expect((await call(request, 'Admin/UpdateCompanySettings', settings)).status).toBe(200);
}

test('one journey finds the same pages in both runtimes, and a hydrated site works when its calls fail [2:8] [2:61] [2:62] [2:63] [2:81] [2:225] [2:236]', async ({
  browser,
  page: admin,
  provokes,
}) => {
  provokes(/^net::ERR_FAILED \/api/);
  const visitor = () => browser.newContext({ reducedMotion: 'reduce' });
  await signInByApi(admin.request, 'admin@acme.example');
  const { pageId, name } = await makeFormPage(admin);
  const loaded = await journey(await visitor(), false, name);
  await chooseHydrated(admin);
  try {
    const drawn = await journey(await visitor(), true, name);
    expect(drawn.seen).toEqual(loaded.seen);

    const { page } = drawn;
    await page.route('**/api/**', (route) => route.abort());
    await page.locator('#menu').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(`${site}/contact`);
    await expect(page.locator('[data-announcer]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  } finally {
    await backToStatic(admin);
    await admin.request.delete(`${adminUrl}/api/Admin/DeletePage?pageId=${pageId}`, {
      headers: { 'x-galley-csrf': '1' },
    });
  }
});
