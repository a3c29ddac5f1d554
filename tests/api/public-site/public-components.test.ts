import type { CallName } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { makeFormSite } from '../../support/form-site';
import { addField } from '../../support/forms';
import { putForm, putImage } from '../../support/library';
import { openCloud } from '../../support/open-cloud';
import { addAnnouncement, bodyOf, makeLivePage, makePage, newDraft, publish } from '../../support/pages';

const cloud = await openCloud({ runJobs: false });
const acme = await makeFormSite(cloud, 'acme');
const admin = acme.admin;
// So that ids of acme and globex do not coincide.
await makePage(admin);
/** A page with a live version and a draft with additional components. */
const repair = await makePage(admin);
const liveText = await addAnnouncement(admin, repair, 1, 'we repair');
await publish(admin, repair);
await newDraft(admin, repair, 1);
const draftText = await addAnnouncement(admin, repair, 2, 'secret plans');

const read = async <Name extends CallName>(name: Name, input: Record<string, unknown> = {}) =>
  bodyOf(await callApi(name, input, { site: 'acme' }));
const statusOf = async (name: CallName, input: Record<string, unknown>, site = 'acme') =>
  (await callApi(name, input, { site })).status;

describe('a component [1:106] [1:110] [2:83] [2:84] [2:85]', () => {
  it('is returned to visitors while it is on the live version, and to staff from any version [1:7] [2:221] [2:232]', async () => {
    const announcement = await read('getPublicAnnouncement', { componentId: liveText });
    expect(announcement).toMatchObject({ id: liveText, pageId: repair, announcementText: 'we repair' });
    expect(announcement).not.toHaveProperty('revision');
    expect(await statusOf('getPublicAnnouncement', { componentId: draftText })).toBe(404);
    const draft = await callApi('getPublicAnnouncement', { componentId: draftText }, { session: admin });
    expect(bodyOf(draft)).toMatchObject({ announcementText: 'secret plans' });
    // Of another type, of no version, of no page, and not an id at all.
    expect(await statusOf('getPublicBlank', { componentId: liveText })).toBe(404);
    expect(await statusOf('getPublicAnnouncement', { componentId: liveText + 40_000 })).toBe(404);
    expect(await statusOf('getPublicAnnouncement', { componentId: 9_990_001_0001 })).toBe(404);
    expect(await statusOf('getPublicAnnouncement', { componentId: 7 })).toBe(404);
    expect(await statusOf('getPublicAnnouncement', { componentId: 'x' })).toBe(400);
  });

  it('is not found once its page is taken down, or deleted with its parent [1:7] [2:230] [2:232] [2:234] [1:151] [1:246] [1:247] [2:80]', async () => {
    const parentId = await makeLivePage(admin, 'above', { showOnMenu: false });
    const pageId = await makePage(admin, { showOnMenu: false, menu: parentId });
    const componentId = await addAnnouncement(admin, pageId, 1, 'for a while');
    await publish(admin, pageId);
    expect(await statusOf('getPublicAnnouncement', { componentId })).toBe(200);
    bodyOf(await callApi('deletePage', { pageId: parentId }, { session: admin }));
    expect(await statusOf('getPublicAnnouncement', { componentId })).toBe(404);
    expect(await statusOf('getSubNavbar', { pageId })).toBe(404);
    bodyOf(await callApi('restorePage', { pageId: parentId }, { session: admin, method: 'POST' }));
    expect(await statusOf('getPublicAnnouncement', { componentId })).toBe(200);
    bodyOf(await callApi('unpublish', { pageId, comments: 'not now' }, { session: admin }));
    expect(await statusOf('getPublicAnnouncement', { componentId })).toBe(404);
  });

  it('of every other type is returned flat, a banner with its encoded slides [1:106] [1:110] [2:83] [2:84] [2:85] [2:230] [2:232] [2:234] [1:100] [1:102] [1:104] [1:108] [2:8]', async () => {
    const pageId = await makePage(admin, { showOnMenu: false });
    const at = { pageId, versionId: 1, componentName: 'Part' };
    const session = { session: admin };
    const blank = bodyOf(await callApi('createBlank', { ...at, height: 40 }, session));
    const columns = { column1: '<p>Hello</p>', column2: '<p>b</p>', column3: '<p>c</p>', column4: '' };
    const text = bodyOf(
      await callApi(
        'createHtmlEditorColumns',
        { ...at, ...columns, borderStyle: 'none', format: '4_4' },
        session,
      ),
    );
    const backgroundImage = await putImage(cloud, acme.company, 2);
    const container = { ...at, height: 'Small', sliderDuration: 4_000 };
    const banner = bodyOf(await callApi('createBannerContainer', container, session));
    const button = { buttonText: 'Go', buttonLink: encodeURIComponent('/a?b=c'), buttonPosition: 'Middle' };
    const more = {
      button2Text: 'Stay',
      button2Link: '%2Fhere',
      actionText: 'Boats',
      subActionText: 'Of oak',
    };
    const slide = { componentName: 'One', bannerContainerId: banner, backgroundImage, ...button, ...more };
    bodyOf(await callApi('createBanner', slide, session));
    await publish(admin, pageId);
    expect(await read('getPublicBlank', { componentId: blank })).toMatchObject({ id: blank, height: 40 });
    expect(await read('getPublicHtmlEditorColumns', { componentId: text })).toMatchObject({
      ...{ ...columns, borderStyle: 'none', format: '4_4' },
    });
    const { bannerContainer, banners } = await read('getPublicBannerContainer', { componentId: banner });
    expect(bannerContainer).toMatchObject({ id: banner, height: 'Small' });
    expect(bannerContainer).not.toHaveProperty('banners');
    expect(banners).toMatchObject([
      {
        ...button,
        ...more,
        backgroundImage,
        sliderDuration: 4_000,
        order: 1,
        bannerContainerId: banner,
      },
    ]);
    expect(banners[0]).not.toHaveProperty('revision');
  });

  it('of one company is not found on another one’s site, nor by its staff [2:230] [2:232] [2:234] [1:8]', async () => {
    const globexAdmin = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
    await makeLivePage(globexAdmin, 'only at globex');
    const componentId = liveText;
    const { result, calls } = await cloud.calls.during(() =>
      callApi('getPublicAnnouncement', { componentId }, { site: 'globex' }),
    );
    expect(result.status).toBe(404);
    expect(
      calls.flatMap(({ leadingKeys = [] }) => leadingKeys).filter((key) => key.startsWith('C#acme')),
    ).toEqual([]);
    const byStaff = await callApi('getPublicAnnouncement', { componentId }, { session: globexAdmin });
    expect(byStaff.status).toBe(404);
  });
});

describe('a form', () => {
  it('is returned while a public page shows it, its options as one text [2:233] [2:155] [2:149] [2:73] [2:74] [2:80] [1:7] [2:8]', async () => {
    const { formId, nameField } = acme;
    await addField(admin, formId, {
      name: 'Boat',
      fieldType: 'selectList',
      inputType: '',
      options: ['Dinghy', 'Yawl'],
    });
    const { form, formFields } = await read('getFormData', { formId });
    expect(form).toMatchObject({ id: formId, name: 'Write to us', columns: 1 });
    expect(formFields).toMatchObject([
      { id: nameField, isRequired: true, options: '' },
      { fieldType: 'email' },
      { name: 'Boat', options: 'Dinghy,Yawl', order: 3 },
    ]);
    await putForm(cloud, acme.company, 77, 'Not asked yet');
    expect(await statusOf('getFormData', { formId: 77 })).toBe(404);
    expect(await statusOf('getFormData', { formId: 78 })).toBe(404);
    expect((await callApi('getFormData', { formId: 77 }, { session: admin })).status).toBe(200);
    // A deleted page shows it no more.
    const page = { pageId: (await read('getPageFromUrl', { pageUrl: acme.path })).id };
    bodyOf(await callApi('deletePage', page, { session: admin }));
    expect(await statusOf('getFormData', { formId })).toBe(404);
    bodyOf(await callApi('restorePage', page, { session: admin, method: 'POST' }));
    expect(await statusOf('getFormData', { formId })).toBe(200);
  });
});

describe('the parts of every page', () => {
  it('exist before anything was saved, and as they were saved [2:225] [2:228] [2:229] [2:231] [2:68] [2:69] [2:70]', async () => {
    expect(await read('getPublicNavbar', { componentId: 1 })).toEqual({
      companySettings: { logoUrl: '', companyName: 'Acme', telephone: '' },
    });
    expect(await read('getPublicNavbarTabs')).toEqual({ navbarTabs: [] });
    const settings = {
      companyName: 'Acme Boats',
      copyrightName: 'Acme Ltd',
      address: '1 Quay',
      telephone: '207 555 0148',
    };
    const companySettings = { ...settings, facebookLink: 'https://facebook.example/acme' };
    const input = { companySettings, adminVersionUpdateEmails: ['a@acme.example'] };
    bodyOf(await callApi('createCompanySettings', input, { session: admin }));
    const tab = {
      title: 'Hours',
      format: '4_2-2',
      column1: '<p>Nine to five</p>',
      column2: '',
      column3: '',
      column4: '',
      footer: '',
    };
    bodyOf(await callApi('createNavbarTab', tab, { session: admin }));
    const footer = Object.fromEntries([1, 2, 3, 4].map((n) => [`contentColumn${n}`, `<p>Find us ${n}</p>`]));
    bodyOf(await callApi('createFooter', footer, { session: admin }));
    expect((await read('getPublicNavbar', { componentId: 9 })).companySettings).toMatchObject({
      companyName: 'Acme Boats',
      telephone: '207 555 0148',
    });
    expect(await read('getSocialInfo')).toMatchObject({
      facebookLink: 'https://facebook.example/acme',
      tumblrLink: '',
    });
    expect(await read('getFooterData', { componentId: 1 })).toMatchObject({
      companySettings: { copyrightName: 'Acme Ltd' },
      footer,
    });
    const { navbarTabs } = await read('getPublicNavbarTabs');
    expect(navbarTabs).toMatchObject([{ title: 'Hours', column1: '<p>Nine to five</p>' }]);
    expect(navbarTabs[0]).not.toHaveProperty('revision');
  });
});

it('the menu has of a page that is not public, above one that is, only its name [2:80] [2:81] [2:225] [1:7]', async () => {
  const yard = { name: 'Yard', friendlyUrl: 'yard', showOnMenu: true, scoTitle: 'Not yet said' };
  const menu = await makePage(admin, yard);
  await makeLivePage(admin, 'cranes', { name: 'Cranes', friendlyUrl: 'cranes', showOnMenu: true, menu });
  const items = await read('listMenuItems');
  const metas = { scoTitle: '', scoMetaDescription: '', scoMetaKeywords: '' };
  expect(items.find(({ page }) => page.id === menu)).toMatchObject({
    page: { name: 'Yard', status: '', allowNavigation: false, ...metas },
    subMenuPages: [{ page: { name: 'Cranes', status: 'live', allowNavigation: true } }],
  });
});
