import type { Cloud } from '@galley/infra/local/cloud';
import { seedDemo } from '@galley/infra/local/seed/seed';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openSessionOf } from './admin-session';
import { bytesOf, type NetworkRequest, observeNetwork } from './network';
import type { Group, Row } from './row';
import { withBrowser } from './with-browser';

const company = 'acme';
const secondPage = '/services';

/** The cost of the runtime `hydrated` for a visitor with an empty cache; with `static` all of this is 0. */
export const hydrated: Group = {
  name: 'hydrated',
  measure(onProgress) {
    return withBrowser(onProgress, async (cloud, browser) => {
      await seedDemo(cloud, onProgress);
      const asDocument = await documentBytes(browser, cloud);
      await chooseHydrated(await browser.newContext(), cloud);
      return rowsOf(await browser.newPage(), cloud, asDocument);
    });
  },
};

async function chooseHydrated(context: BrowserContext, cloud: Cloud): Promise<void> {
  await openSessionOf(cloud, context, company);
  const api = `${cloud.adminUrl}/api/Admin`;
  const { companySettings, adminVersionUpdateEmails } = await (
    await context.request.get(`${api}/GetCompanySettings`)
  ).json();
  const answer = await context.request.post(`${api}/UpdateCompanySettings`, {
    headers: { 'x-galley-csrf': '1' },
    data: { companySettings: { ...companySettings, siteRuntime: 'hydrated' }, adminVersionUpdateEmails },
  });
  if (!answer.ok()) throw new Error(`The setting answered ${answer.status()}: ${await answer.text()}`);
}

/** What the second page weighs where it is loaded as a document. */
async function documentBytes(browser: Browser, cloud: Cloud): Promise<number> {
  const page = await browser.newPage();
  const { finished } = await observeNetwork(page);
  await page.goto(`${cloud.siteUrl(company)}${secondPage}`, { waitUntil: 'networkidle' });
  return bytesOf(finished().filter(({ type }) => type === 'Document'));
}

async function rowsOf(page: Page, cloud: Cloud, asDocument: number): Promise<Row[]> {
  const { finished } = await observeNetwork(page);
  let before: NetworkRequest[] = [];
  const requestedSince = async () => {
    await page.waitForLoadState('networkidle');
    const now = finished();
    const since = now.filter(({ url }) => !before.some((request) => request.url === url));
    before = now;
    return since;
  };
  const scripts = (requests: readonly NetworkRequest[]) => requests.filter(({ type }) => type === 'Script');
  await page.goto(cloud.siteUrl(company), { waitUntil: 'networkidle' });
  const first = scripts(await requestedSince());
  if (first.length === 0) throw new Error('The site is not hydrated.');
  const link = page.locator(`#menu a[href="${secondPage}"]`).first();
  await link.hover();
  await page.waitForTimeout(500);
  const pointed = await requestedSince();
  await link.click();
  await page.waitForURL(`**${secondPage}`);
  const clicked = await requestedSince();
  const data = [...pointed, ...clicked].filter(({ url }) => url.includes('GetPageBy'));
  if (data.length === 0) throw new Error('The second page was not drawn from data.');
  const once = [...pointed, ...clicked].filter(
    (request) => !data.includes(request) && ['Script', 'Fetch', 'XHR'].includes(request.type),
  );
  return [
    { name: 'hydrated: script of every document', value: bytesOf(first), unit: 'bytes', target: 1_500 },
    {
      name: 'hydrated: once, for the second page',
      value: bytesOf(once) / 1_000,
      unit: 'KB',
      target: 110,
      note: `${once.length} requests when a visitor points at a link`,
    },
    {
      name: 'hydrated: each further page',
      value: bytesOf(data),
      unit: 'bytes',
      target: asDocument,
      note: `${secondPage}; as a document it is ${asDocument} bytes`,
    },
  ];
}
