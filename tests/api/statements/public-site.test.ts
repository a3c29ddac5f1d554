import { roles } from '@galley/shared/permissions';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
import { answered, observed } from '../../support/observed';
import { openCloud } from '../../support/open-cloud';
import { addAnnouncement, bodyOf, newDraft } from '../../support/pages';
import {
  allParts,
  components,
  footer,
  ids,
  type Known,
  made,
  makeSiteOfAll,
  metas,
  publicPage,
  slides,
  socialLinks,
  tab,
} from '../../support/site-of-all';
import { visit } from '../../support/visits';

const asVisitor = { site: 'acme', headers: { 'x-galley-csrf': undefined } };
const noPage = [404, 'This page was not found.'];

/** The public calls of document 2, and what a visitor gets. */
const cloud = await openCloud({ runJobs: false });
const acme = await makeSiteOfAll(cloud);
const asAdmin = { session: acme.admin };

describe('the data of a visitor’s page', () => {
  it('menus: nested entries, four flat lists, the sub-navbar [1:7] [2:80] [2:81] [2:225] [2:227] [2:8] [2:63] [1:9]', async () => {
    interface Entry {
      page: { id: number };
      subMenuPages: Entry[];
    }
    const menu = await answered<Entry[]>('GET components/GetMenuItems', {}, asVisitor);
    const hull = { page: publicPage('hull'), subMenuPages: [] };
    const repair = { page: publicPage('repair'), subMenuPages: [hull] };
    const services = { page: publicPage('services'), subMenuPages: [repair] };
    const away = { page: publicPage('away'), subMenuPages: [] };
    expect(menu.slice(1)).toEqual([
      { page: expect.objectContaining({ name: 'Contact' }), subMenuPages: [] },
      services,
      away,
    ]);
    expect(menu[0]).toMatchObject({ page: { friendlyUrl: '/', fullUrl: '/' }, subMenuPages: [] });
    const side = await answered<Record<string, Entry[]>>('GET Components/GetSideMenuItems', {}, asVisitor);
    expect(Object.keys(side)).toEqual(['mainPages', 'parentPages', 'childPages', 'subPages']);
    const entry = (name: Known, parentId: number | null) => {
      const page = publicPage(name);
      return { page, parentId, fullUrl: page.fullUrl, isToggleOpen: false };
    };
    expect(side.mainPages?.slice(2)).toEqual([entry('services', null), entry('away', null)]);
    expect([side.parentPages, side.childPages, side.subPages]).toEqual([
      ...[[entry('repair', ids.services)], [entry('hull', ids.repair)], [entry('deck', ids.hull)]],
    ]);
    const beside = (pageId: number) => answered('GET components/GetSubNavbar', { pageId }, asVisitor);
    const one = (name: Known) => ({ page: publicPage(name), fullUrl: publicPage(name).fullUrl });
    expect(await beside(ids.services)).toEqual([one('repair')]);
    expect(await beside(ids.repair)).toEqual([one('hull')]);
    // A page off the menu is listed with its siblings on it; the home page has none, nor does an unknown path.
    expect(await beside(ids.plank)).toEqual([one('deck')]);
    expect(await beside(ids.deck)).toEqual([one('deck')]);
    expect(await beside(menu[0]?.page.id ?? 0)).toEqual([]);
    for (const pageId of [987, ids.hidden]) {
      const none = await observed('GET components/GetSubNavbar', { pageId }, asVisitor);
      expect([none.status, none.error.message]).toEqual(noPage);
    }
  });

  it('a page by its URL and by its menu entries; another result is not 200 [1:171] [2:79] [2:82] [2:226] [2:236] [2:260] [2:61] [2:80] [1:7] [2:259]', async () => {
    const found = await answered(
      'GET Components/GetPageFromUrl',
      { pageUrl: '/services/repair/hull' },
      asVisitor,
    );
    expect(found).toEqual(publicPage('hull'));
    for (const pageUrl of ['/Services/Repair/HULL/', 'services/repair/hull']) {
      expect(await answered('GET Components/GetPageFromUrl', { pageUrl }, asVisitor)).toEqual(found);
    }
    const named = { parentMenu: 'services', childMenu: 'repair', subMenu: '', friendlyUrl: 'hull' };
    const byName = (changes: object) =>
      observed('POST pages/GetPageByMenuAndPageName', { ...named, ...changes }, asVisitor);
    for (const nowhere of [
      await observed('GET Components/GetPageFromUrl', { pageUrl: '/nowhere' }, asVisitor),
      await observed('GET Components/GetPageFromUrl', { pageUrl: '/services/hidden' }, asVisitor),
      await byName({ childMenu: '' }),
      await byName({ parentMenu: 'repair', childMenu: 'services' }),
      await byName({ childMenu: '', friendlyUrl: 'hidden' }),
    ]) {
      expect([nowhere.status, nowhere.error.message]).toEqual(noPage);
    }
    expect((await byName({})).body).toMatchObject({ page: publicPage('hull'), pageComponents: allParts() });
    const chrome = ['Navbar', 'SocialIcons', 'Footer'].map((type) => ({ type, componentId: 1 }));
    for (const [name, parts] of [
      ['plank', { subMenu: 'hull' }],
      ['repair', { childMenu: '' }],
      ['services', { parentMenu: '', childMenu: '' }],
    ] as const) {
      const { body } = await byName({ ...parts, friendlyUrl: name });
      expect(body, name).toMatchObject({ page: publicPage(name), pageComponents: chrome });
      expect(body).toEqual((await byName({ ...parts, friendlyUrl: name.toUpperCase() })).body);
    }
  });

  it('chrome: tabs, name and telephone, footer, social links [2:225] [2:228] [2:229] [2:231] [2:8] [2:63] [2:68] [2:69] [2:70]', async () => {
    expect(await answered('GET components/GetNavbarTabs', {}, asVisitor)).toEqual({
      navbarTabs: [
        { ...tab, id: 2, title: 'Ways' },
        { ...tab, id: 1 },
      ],
    });
    expect(await answered('GET components/Navbar', { componentId: 1 }, asVisitor)).toEqual({
      companySettings: { logoUrl: 'acme/1/picture.jpg', companyName: 'Acme', telephone: '212 555 0100' },
    });
    expect(await answered('GET Components/GetFooterData', { componentId: 1 }, asVisitor)).toEqual({
      companySettings: { copyrightName: 'Acme LLC' },
      footer: { id: 1, ...footer },
    });
    expect(await answered('GET Components/GetSocialInfo', {}, asVisitor)).toEqual(socialLinks);
  });

  it('each component by its call [1:106] [1:110] [2:83] [2:84] [2:85] [2:221] [2:230] [2:232] [2:234] [2:8] [1:100] [1:102] [1:104] [1:108] [1:80] [1:81] [1:84] [1:85] [1:7] [1:82] [1:83] [1:186] [1:196] [1:296] [1:298] [2:120] [2:271]', async () => {
    const paths = { Announcement: 'Announcement', Blank: 'GetBlank', ImageForm: 'GetImageForm' };
    for (const [type, path] of Object.entries({ ...paths, HtmlEditorColumns: 'GetHtmlEditorColumns' })) {
      const componentId = components[type];
      const found = await answered(`GET components/${path}`, { componentId }, asVisitor);
      expect(found, type).toEqual({ ...made[type], id: componentId, pageId: ids.hull, versionId: 1 });
      const other = { componentId: components[type === 'Blank' ? 'Announcement' : 'Blank'] };
      expect((await observed(`GET components/${path}`, other, asVisitor)).status, type).toBe(404);
    }
    const banner = { componentId: components.BannerContainer };
    const at = { pageId: ids.hull, versionId: 1 };
    const container = { componentName: 'Hero', id: banner.componentId, ...at, height: 'Medium' };
    const slide = (actionText: string, order: number) => ({
      ...{
        id: slides[order - 1],
        componentName: 'S',
        actionText,
        order,
        bannerContainerId: banner.componentId,
      },
      ...{ backgroundImage: 'acme/1/picture.jpg', subActionText: '', buttonText: '', buttonLink: '' },
      ...{
        button2Text: '',
        button2Link: '',
        buttonPosition: 'BottomMiddle',
        sliderDuration: 5000,
        height: '',
      },
    });
    expect(await answered('GET components/GetBannerContainer', banner, asVisitor)).toEqual({
      bannerContainer: { ...container, sliderDuration: 5000 },
      banners: [{ ...slide('Two', 1), sliderDuration: 3000 }, slide('One', 2)],
    });
    const wrong = { componentId: components.Blank };
    expect((await observed('GET components/GetBannerContainer', wrong, asVisitor)).status).toBe(404);
    // The preview of a draft reads its components by the same calls, which visitors cannot use yet.
    const versionId = await newDraft(acme.admin, ids.plank, 1);
    const componentId = await addAnnouncement(acme.admin, ids.plank, versionId, 'Soon');
    for (const role of roles) {
      const session = await sessionFor(cloud, acme.company, role);
      const soon = await answered('GET components/Announcement', { componentId }, { session });
      expect(soon, role).toMatchObject({ announcementText: 'Soon' });
    }
    expect((await observed('GET components/Announcement', { componentId }, asVisitor)).status).toBe(404);
  });

  it('a preview has the page’s metas and its components, of all eight types [1:171] [2:79] [2:82] [2:220] [2:27] [2:62] [2:259]', async () => {
    const preview = await answered('POST Admin/GetPagePreview', { PageId: ids.hull, VersionId: 1 }, asAdmin);
    expect(preview).toMatchObject({
      pageComponents: allParts(),
      html: expect.stringContaining('Open on Sunday'),
    });
    expect(preview).toHaveProperty('page', { ...metas, id: ids.hull });
    const wrong = { PageId: ids.hull, VersionId: 9 };
    const none = await observed('POST Admin/GetPagePreview', wrong, asAdmin);
    expect([none.status, none.error.message]).toEqual([404, 'V9 of this page was not found.']);
    for (const [sent, field] of [
      [{ ...wrong, PageId: 'x' }, 'pageId'],
      [{ ...wrong, VersionId: '1.5' }, 'versionId'],
    ] as const) {
      const { status, error } = await observed('POST Admin/GetPagePreview', sent, asAdmin);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('the eight component types, of which five can be created [1:171] [2:82] [2:259] [1:10] [1:130] [1:252]', async () => {
    const { allComponentTypes } = bodyOf(
      await callApi('getPageComponentData', { pageId: ids.hull }, asAdmin),
    );
    expect(allComponentTypes).toEqual(expect.arrayContaining(Object.keys(components)));
    for (const never of ['Navbar', 'Footer', 'SocialIcons']) expect(allComponentTypes).not.toContain(never);
  });

  it('an entry says how it opens, and whether it is a link [2:80] [2:225] [2:226] [2:227] [2:236] [1:94] [1:179] [2:63] [2:81]', async () => {
    const save = async (pageId: number, changes: object) => {
      const page = await answered<object>('GET Admin/GetPage', { pageId }, asAdmin);
      await answered('POST Admin/UpdatePage', { ...page, ...changes }, asAdmin);
    };
    await save(ids.away, { openType: 'CurrentTab' });
    await save(ids.services, { allowNavigation: false });
    const menu = await answered<{ page: object }[]>('GET components/GetMenuItems', {}, asVisitor);
    const side = await answered<{ mainPages: { page: object }[] }>(
      ...(['GET Components/GetSideMenuItems', {}, asVisitor] as const),
    );
    for (const entries of [menu, side.mainPages]) {
      const pages = entries.slice(2).map(({ page }) => page);
      expect(pages).toEqual([
        { ...publicPage('services'), allowNavigation: false },
        { ...publicPage('away'), openType: 'CurrentTab' },
      ]);
    }
    const text = { allowNavigation: false };
    const [friendlyUrl, pageUrl] = ['services', '/services'];
    expect(await answered('GET Components/GetPageFromUrl', { pageUrl }, asVisitor)).toMatchObject(text);
    const byName = answered('POST pages/GetPageByMenuAndPageName', { friendlyUrl }, asVisitor);
    expect(await byName).toMatchObject({ page: text });
    // On pages, too: neither the menus nor the crumbs lead to it, and the other site opens in the same tab.
    const { html } = await visit('acme', '/services/repair/hull');
    expect(html).toContain('Services');
    expect(html).not.toMatch(/href="\/services"|<a(?=[^>]*yard\.example)[^>]*target=/);
  });

  it('a deleted page and what is under it are on no list, and are not found [2:61] [2:80] [2:225] [2:226] [2:227] [2:236] [1:7] [1:151] [1:246] [2:81] [2:260]', async () => {
    expect(await answered('DELETE Admin/DeletePage', { pageId: ids.repair }, asAdmin)).toBe('Deleted');
    const menus = [
      await answered('GET components/GetMenuItems', {}, asVisitor),
      await answered('GET Components/GetSideMenuItems', {}, asVisitor),
      await answered('GET components/GetSubNavbar', { pageId: ids.services }, asVisitor),
    ].map((menu) => JSON.stringify(menu));
    for (const gone of ['Repair', 'Hull', 'Deck']) expect(menus.join(), gone).not.toContain(gone);
    expect(menus[0]).toContain('Services');
    const named = { parentMenu: 'services', childMenu: '', subMenu: '', friendlyUrl: 'repair' };
    for (const { status, error } of [
      await observed('GET Components/GetPageFromUrl', { pageUrl: '/services/repair' }, asVisitor),
      await observed('GET Components/GetPageFromUrl', { pageUrl: '/services/repair/hull' }, asVisitor),
      await observed('GET components/GetSubNavbar', { pageId: ids.hull }, asVisitor),
      await observed('POST pages/GetPageByMenuAndPageName', named, asVisitor),
    ]) {
      expect([status, error.message]).toEqual(noPage);
    }
  });
});
