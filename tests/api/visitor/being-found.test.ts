import { openCompanyScope } from '@galley/functions/core/company-scope';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { bodyOf, makeLivePage, makePage } from '../../support/pages';
import { visit } from '../../support/visits';

const ids: Record<string, number> = {};

const cloud = await openCloud();
const admin = await sessionFor(cloud, await makeCompany('acme'), 'Admin');
const other = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
ids.services = await makeLivePage(admin, 'text', { friendlyUrl: 'services' });
ids.repair = await makeLivePage(admin, 'text', { friendlyUrl: 'repair', menu: ids.services });
await makeLivePage(admin, 'text', { friendlyUrl: 'privacy', noIndex: true });
await makePage(admin, { friendlyUrl: 'not-yet' });
await makePage(admin, { isExternal: true, openType: 'NewTab', friendlyUrl: 'https://example.com/else' });
await makeLivePage(other, 'text', { friendlyUrl: 'lenses' });

const origin = 'https://acme.sites.galley-sites.example';

async function sitemapPaths(company = 'acme'): Promise<string[]> {
  // A release of one page leaves it to a job.
  await cloud.settled();
  const { status, html } = await visit(company, '/sitemap.xml');
  if (status !== 200) throw new Error(`The sitemap answered ${status}`);
  return [...html.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
}

async function change(pageId: number, fields: object): Promise<void> {
  const { body: page } = await callApi('getPage', { pageId }, { session: admin });
  bodyOf(await callApi('updatePage', { ...page, ...fields }, { session: admin }));
}

describe('sitemap.xml', () => {
  it('lists the company’s public pages, except those with noindex, with absolute URLs and days', async () => {
    const { headers, html } = await visit('acme', '/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['cache-control']).toContain('s-maxage=300');
    expect(headers['x-amz-meta-cache-tag']).toBe('co:acme');
    expect(html).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/,
    );
    expect(html).toMatch(new RegExp(`<loc>${origin}/services</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
    expect(await sitemapPaths()).toEqual(['/services', '/services/repair']);
  });

  it('follows publishes, moves, noindex and deletions', async () => {
    const pageId = await makeLivePage(admin, 'text', { friendlyUrl: 'fresh' });
    expect(await sitemapPaths()).toContain('/fresh');
    await change(pageId, { friendlyUrl: 'moved' });
    expect(await sitemapPaths()).toEqual(expect.arrayContaining(['/moved']));
    expect(await sitemapPaths()).not.toContain('/fresh');
    await change(pageId, { noIndex: true });
    expect(await sitemapPaths()).not.toContain('/moved');
    await change(pageId, { noIndex: false });
    expect(await sitemapPaths()).toContain('/moved');
    bodyOf(await callApi('deletePage', { pageId }, { session: admin }));
    expect(await sitemapPaths()).not.toContain('/moved');
  });

  it('is written by a release that changes a line of it, and by no other', async () => {
    const written = async () => {
      await cloud.settled();
      return cloud.stored.path.get(openCompanyScope('acme'), '/sitemap.xml');
    };
    const before = await written();
    const columns = { contentColumn2: '', contentColumn3: '', contentColumn4: '' };
    bodyOf(await callApi('createFooter', { contentColumn1: '<p>New</p>', ...columns }, { session: admin }));
    expect((await visit('acme', '/services')).html).toContain('<p>New</p>');
    expect(await written()).toEqual(before);
    await change(ids.repair ?? 0, { noIndex: true });
    expect(await written()).not.toEqual(before);
    await change(ids.repair ?? 0, { noIndex: false });
  });

  it('is separate for each company', async () => {
    expect(await sitemapPaths('globex')).toEqual(['/lenses']);
  });
});

describe('robots.txt', () => {
  it('allows all robots and names the sitemap', async () => {
    const { status, headers, html } = await visit('acme', '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(html.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', `Sitemap: ${origin}/sitemap.xml`]),
    );
    expect(html).not.toContain('Disallow: /\n');
  });

  it('does not exist where there is no site', async () => {
    for (const file of ['/robots.txt', '/sitemap.xml'])
      expect((await visit('nobody', file)).status).toBe(404);
  });
});

it('every URL that search engines and bots request costs one call', async () => {
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/nowhere', '/Services', '/services/repair']) {
    const { calls } = await cloud.calls.during(() => visit('acme', path));
    expect(
      calls.map(({ action }) => action),
      path,
    ).toEqual(['dynamodb:BatchGetItem']);
  }
});

describe('a page with noindex', () => {
  it('says so, and can still be visited', async () => {
    const { status, html } = await visit('acme', '/privacy');
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect((await visit('acme', '/services')).html).not.toContain('noindex');
  });

  it('keeps that setting in its details; an external page has none', async () => {
    const external = await makePage(admin, {
      isExternal: true,
      openType: 'NewTab',
      friendlyUrl: 'https://example.com',
      noIndex: true,
    });
    const noIndexOf = async (pageId: number) =>
      (await callApi('getPage', { pageId }, { session: admin })).body.noIndex;
    expect(await noIndexOf(external)).toBe(false);
    expect(await noIndexOf(ids.services as number)).toBe(false);
    await change(ids.services as number, { noIndex: true });
    expect(await noIndexOf(ids.services as number)).toBe(true);
    await change(ids.services as number, { noIndex: false });
  });
});

it('shows a fourth level in the side menu, and three in the top menu [2:61] [2:63] [2:81]', async () => {
  const { services, repair } = ids;
  const third = { name: 'Third', friendlyUrl: 'third', menu: services ?? null, childMenu: repair ?? null };
  const thirdId = await makeLivePage(admin, 'text', third);
  await makeLivePage(admin, 'text', { ...third, name: 'Fourth', friendlyUrl: 'fourth', subMenu: thirdId });
  const { html } = await visit('acme', '/services/repair/third/fourth');
  const [top] = /<nav id="menu".*?<\/nav>/s.exec(html) ?? [];
  const [side] = /<nav class="side".*?<\/nav>/s.exec(html) ?? [];
  expect(top).toContain('>Third<');
  expect(top).not.toContain('>Fourth<');
  expect(side).toContain('>Fourth<');
});

it('extracts the code of the search console from a pasted tag, and rejects anything else', async () => {
  const settings = {
    companyName: 'Acme',
    copyrightName: 'Acme',
    address: '1 Street, Rockport, ME 04856',
    telephone: '207 555 0114',
  };
  const save = (siteVerification: string) =>
    callApi(
      'createCompanySettings',
      { companySettings: { ...settings, siteVerification }, adminVersionUpdateEmails: ['a@acme.example'] },
      { session: admin },
    );
  const refused = await save('"><script>');
  expect(refused).toMatchObject({
    status: 400,
    error: { message: expect.stringContaining('Search Console Code') },
  });
  bodyOf(await save('<meta name="google-site-verification" content="abc-123_X" />'));
  const { body } = await callApi('getCompanySettings', {}, { session: admin });
  expect(body.companySettings).toMatchObject({ siteVerification: 'abc-123_X' });
});
