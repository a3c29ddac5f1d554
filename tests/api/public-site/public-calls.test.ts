import { type CallName, callNames, declarationOf } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { makeFormSite } from '../../support/form-site';
import { openCloud } from '../../support/open-cloud';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft, publish } from '../../support/pages';
import { visit } from '../../support/visits';

/** A tree of four levels, the fourth under a page that only the side menu shows. */
const ids: Record<'services' | 'repair' | 'hull' | 'keel' | 'landing' | 'shop', number> = {
  services: 0,
  repair: 0,
  hull: 0,
  keel: 0,
  landing: 0,
  shop: 0,
};

const place = (
  menu: number | null = null,
  childMenu: number | null = null,
  subMenu: number | null = null,
) => ({ menu, childMenu, subMenu });

const cloud = await openCloud({ runJobs: false });
const acme = await makeFormSite(cloud, 'acme');
const admin = acme.admin;
// The home page is the company's first page.
await addAnnouncement(admin, 1, 1, 'welcome');
await publish(admin, 1);
ids.services = await makeLivePage(admin, 'our services', { name: 'Services', friendlyUrl: 'services' });
const repair = { name: 'Repair', friendlyUrl: 'repair', ...place(ids.services) };
ids.repair = await makePage(admin, repair);
const liveText = await addAnnouncement(admin, ids.repair, 1, 'we repair');
await publish(admin, ids.repair);
await newDraft(admin, ids.repair, 1);
await addAnnouncement(admin, ids.repair, 2, 'secret plans');
const hull = { name: 'Hull', friendlyUrl: 'hull', ...place(ids.services, ids.repair) };
ids.hull = await makeLivePage(admin, 'hulls', hull);
const keel = { name: 'Keel', friendlyUrl: 'keel', ...place(ids.services, ids.repair, ids.hull) };
ids.keel = await makeLivePage(admin, 'keels', keel);
// Never published and not on the menu, with a public page under it.
ids.landing = await makePage(admin, {
  name: 'Campaign',
  friendlyUrl: 'campaign',
  showOnMenu: false,
  scoTitle: 'Not yet said',
});
const offer = { name: 'Offer', friendlyUrl: 'offer', showOnMenu: false, ...place(ids.landing) };
await makeLivePage(admin, 'an offer', offer);
const away = { isExternal: true, openType: 'NewTab', showOnMenu: true } as const;
await makePage(admin, { ...away, name: 'Partner', friendlyUrl: 'https://partner.example/' });
// An entry of another site, before the page that was made first.
const shop = { ...away, name: 'Shop', friendlyUrl: 'https://shop.example/', ...place(ids.services) };
ids.shop = await makePage(admin, shop);
const order = { orderedPageIds: [ids.shop, ids.repair] };
bodyOf(await callApi('updatePageOrder', order, { session: admin }));

const ask = <Name extends CallName>(name: Name, input: Record<string, unknown> = {}) =>
  callApi(name, input, { site: 'acme' });
const read = async <Name extends CallName>(name: Name, input: Record<string, unknown> = {}) =>
  bodyOf(await ask(name, input));
const statusOf = async (name: CallName, input: Record<string, unknown>, site = 'acme') =>
  (await callApi(name, input, { site })).status;

const readingCalls = callNames.filter(
  (name) => declarationOf(name).area === 'public-site' && name !== 'submitForm',
);

describe('the menus [2:81] [2:225]', () => {
  it('nest three levels of public pages in order, external ones with how they open [1:7] [2:80] [2:81] [2:225] [2:8]', async () => {
    const items = await read('listMenuItems');
    expect(items.map(({ page }) => page.name)).toEqual(['Home', 'Contact', 'Services', 'Partner']);
    const [, , services, partner] = items;
    const [shop, repair] = services?.subMenuPages ?? [];
    expect(shop).toMatchObject({ page: { id: ids.shop, openType: 'NewTab' }, subMenuPages: [] });
    expect(repair?.page).toMatchObject({ id: ids.repair, fullUrl: '/services/repair', status: 'live' });
    expect(repair?.subMenuPages.map(({ page }) => page.name)).toEqual(['Hull']);
    expect(repair?.subMenuPages[0]?.subMenuPages).toEqual([]);
    const opened = { isExternal: true, openType: 'NewTab' };
    expect(partner?.page).toMatchObject({ fullUrl: 'https://partner.example/', ...opened });
  });

  it('of the side are four flat lists, each entry with its parent [2:81] [2:225]', async () => {
    const { mainPages, parentPages, childPages, subPages } = await read('listSideMenuItems');
    expect(mainPages.map(({ page, parentId }) => [page.name, parentId])).toContainEqual(['Services', null]);
    expect(parentPages).toMatchObject([
      { parentId: ids.services, page: { name: 'Shop' }, fullUrl: 'https://shop.example/' },
      { parentId: ids.services, page: { name: 'Repair' }, fullUrl: '/services/repair' },
    ]);
    expect(childPages).toMatchObject([{ parentId: ids.repair, fullUrl: '/services/repair/hull' }]);
    expect(subPages).toMatchObject([{ parentId: ids.hull, isToggleOpen: false, page: { name: 'Keel' } }]);
  });

  it('beside a page are its children, else its siblings, in their order, and nothing on the home page [2:81] [2:227] [2:225]', async () => {
    const beside = async (pageId: number) =>
      (await read('getSubNavbar', { pageId })).map(({ fullUrl }) => fullUrl);
    expect(await beside(ids.services)).toEqual(['https://shop.example/', '/services/repair']);
    const [shop] = await read('getSubNavbar', { pageId: ids.services });
    expect(shop?.page).toMatchObject({ id: ids.shop, isExternal: true, openType: 'NewTab' });
    expect(await beside(ids.hull)).toEqual(['/services/repair/hull/keel']);
    expect(await beside(ids.keel)).toEqual(['/services/repair/hull/keel']);
    expect(await statusOf('getSubNavbar', { pageId: ids.landing })).toBe(404);
    expect(await beside(1)).toEqual([]);
    const under = place(ids.services);
    const paint = await makeLivePage(admin, 'paint', { name: 'Paint', friendlyUrl: 'paint', ...under });
    const sails = await makeLivePage(admin, 'sails', { name: 'Sails', friendlyUrl: 'sails', ...under });
    const orderedPageIds = [sails, ids.repair, ids.shop, paint];
    bodyOf(await callApi('updatePageOrder', { orderedPageIds }, { session: admin }));
    const inOrder = ['/services/sails', '/services/repair', 'https://shop.example/', '/services/paint'];
    for (const pageId of [ids.services, paint]) expect(await beside(pageId)).toEqual(inOrder);
    const services = (await read('listMenuItems')).find(({ page }) => page.id === ids.services);
    expect(services?.subMenuPages.map(({ page }) => page.fullUrl)).toEqual(inOrder);
    const { mainPages, parentPages } = await read('listSideMenuItems');
    expect(await beside(mainPages[1]?.page.id ?? 0)).toEqual(mainPages.map(({ fullUrl }) => fullUrl));
    expect(parentPages.map(({ fullUrl }) => fullUrl)).toEqual(inOrder);
  });
});

describe('a page [2:80] [2:226]', () => {
  it('is found by its path in any spelling, encoded or not [2:226] [2:80] [2:61]', async () => {
    for (const pageUrl of [
      '/services/repair',
      '/Services/Repair/',
      encodeURIComponent('/services/repair'),
      'services/repair',
    ]) {
      expect(await read('getPageFromUrl', { pageUrl }), pageUrl).toMatchObject({
        id: ids.repair,
        name: 'Repair',
        scoTitle: 'A title',
      });
    }
    expect(await read('getPageFromUrl', { pageUrl: '/' })).toMatchObject({ id: 1, fullUrl: '/' });
    expect(await statusOf('getPageFromUrl', { pageUrl: '/campaign' })).toBe(404);
    expect(await statusOf('getPageFromUrl', { pageUrl: '/nowhere' })).toBe(404);
    expect(await statusOf('getPageFromUrl', { pageUrl: '%E0%A4%A' })).toBe(400);
    expect((await ask('getPageFromUrl')).error.fields).toHaveProperty('pageUrl');
  });

  it.each(['GET', 'POST'] as const)(
    'is found by the segments of its path with %s [2:236] [2:61] [2:80] [1:7]',
    async (method) => {
      const input = { parentMenu: 'services', childMenu: '', friendlyUrl: 'repair' };
      const answer = bodyOf(await callApi('getPageByMenuAndName', input, { site: 'acme', method }));
      expect(answer.page).toMatchObject({ id: ids.repair, fullUrl: '/services/repair' });
      expect(answer.pageComponents).toEqual([
        { type: 'Navbar', componentId: 1 },
        { type: 'Announcement', componentId: liveText },
        { type: 'SocialIcons', componentId: 1 },
        { type: 'Footer', componentId: 1 },
      ]);
      expect(answer.components).toMatchObject([
        { componentId: liveText, data: { announcementText: 'we repair' } },
      ]);
      expect(JSON.stringify(answer)).not.toContain('secret plans');
      const home = await callApi('getPageByMenuAndName', { friendlyUrl: '/' }, { site: 'acme', method });
      expect(bodyOf(home).page).toMatchObject({ id: 1, fullUrl: '/' });
    },
  );

  it('names the ancestors that no menu shows, and of an unpublished one only the name [2:63] [2:81] [2:260] [1:7]', async () => {
    const answer = await read('getPageByMenuAndName', { parentMenu: 'campaign', friendlyUrl: 'offer' });
    expect(answer.offMenuParents).toMatchObject([{ name: 'Campaign', href: '/campaign', isLink: false }]);
    expect(JSON.stringify(answer)).not.toContain('Not yet said');
    expect((await visit('acme', '/campaign/offer')).html).toContain('<li><span>Campaign</span></li>');
  });

  it('costs two round trips however many pages there are', async () => {
    const input = { parentMenu: 'services', childMenu: 'repair', friendlyUrl: 'hull' };
    const { calls } = await cloud.calls.during(() => ask('getPageByMenuAndName', input));
    expect(calls.map(({ action }) => action)).toEqual(['dynamodb:BatchGetItem', 'dynamodb:BatchGetItem']);
  });
});

describe('every public read [2:221] [2:225] [2:226] [2:227] [2:228] [2:229] [2:230] [2:231] [2:232] [2:233] [2:234] [2:236]', () => {
  const everything = () => ({
    componentId: liveText,
    pageId: ids.repair,
    formId: acme.formId,
    pageUrl: '/services/repair',
    parentMenu: 'services',
    friendlyUrl: 'repair',
  });

  it.each(readingCalls)('%s only reads, stays in its company and sets its cache time [1:8]', async (name) => {
    const { result, calls } = await cloud.calls.during(() => ask(name, everything()));
    expect(calls.filter(({ operation }) => /Put|Update|Delete|Write/.test(operation))).toEqual([]);
    expect(
      calls.flatMap(({ leadingKeys = [] }) => leadingKeys).filter((key) => !/^C#acme#/.test(key)),
    ).toEqual([]);
    // The only component is an announcement; the calls of other types do not find it.
    expect([200, 404]).toContain(result.status);
    if (result.status === 200) {
      expect(result.headers).toMatchObject({
        'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=300,.*stale-if-error=86400$/),
        'x-amz-meta-cache-tag': 'co:acme',
      });
    } else expect(result.headers['cache-control']).toBe('no-store');
    const byStaff = await callApi(name, everything(), { session: admin });
    expect(byStaff.status).toBe(result.status);
    expect(byStaff.headers['cache-control']).toBe('no-store');
  });

  it.each(readingCalls)(
    '%s requires a session at the admin’s domain, and a company at a site’s [1:8] [1:7] [1:43] [1:288]',
    async (name) => {
      expect((await callApi(name, everything())).status).toBe(401);
      expect(await statusOf(name, everything(), 'nobody')).toBe(404);
    },
  );

  it('returns to the staff of a company without releases no menu, but what is stored', async () => {
    const started = await makeCompany('started');
    const session = await sessionFor(cloud, started, 'Admin');
    const byStaff = async (name: CallName) => bodyOf(await callApi(name, { componentId: 1 }, { session }));
    expect(await byStaff('listMenuItems')).toEqual([]);
    const noEntries = { mainPages: [], parentPages: [], childPages: [], subPages: [] };
    expect(await byStaff('listSideMenuItems')).toEqual(noEntries);
    expect(await byStaff('getPublicNavbar')).toMatchObject({ companySettings: { companyName: 'Started' } });
    expect(await byStaff('getFooterData')).toMatchObject({ companySettings: { copyrightName: 'Started' } });
    expect(await byStaff('getSocialInfo')).toMatchObject({ facebookLink: '' });
    expect(await byStaff('getPublicNavbarTabs')).toEqual({ navbarTabs: [] });
    for (const name of readingCalls) expect(await statusOf(name, everything(), 'started'), name).toBe(404);
  });

  it('responds to a suspended company’s staff and rejects its visitors [1:7]', async () => {
    const shut = await makeCompany('shut');
    const shutAdmin = await sessionFor(cloud, shut, 'Admin');
    const pageId = await makeLivePage(shutAdmin, 'still here', { friendlyUrl: 'here' });
    const vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');
    bodyOf(await callApi('suspendCompany', { company: 'shut', suspended: true }, { session: vendor }));
    for (const name of readingCalls) {
      const input = { ...everything(), pageId, pageUrl: '/here', parentMenu: '', friendlyUrl: 'here' };
      expect(await statusOf(name, input, 'shut'), name).toBe(403);
    }
    const byStaff = await callApi('getPageFromUrl', { pageUrl: '/here' }, { session: shutAdmin });
    expect(byStaff.status).toBe(200);
  });
});
