import { columnFormats } from '@galley/shared/components/column-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { type FormSite, makeFormSite } from '../../support/form-site';
import { answered, observed } from '../../support/observed';
import { bodyOf, makePage, publish } from '../../support/pages';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';
import { visit } from '../../support/visits';

/** The public calls of document 2, what a visitor gets, and the column formats of both documents. */
let cloud: TestCloud;
let acme: FormSite;
let asAdmin: { session: FormSite['admin'] };
const asVisitor = { site: 'acme', headers: { 'x-galley-csrf': undefined } };
const ids = { services: 0, repair: 0, hull: 0, page: 0 };
const components: Record<string, number> = {};
const metas = { scoTitle: 'Hulls', scoMetaDescription: 'All of oak', scoMetaKeywords: 'oak,cedar' };

const columnsUsed: [string, number[], string, string][] = [
  ['4_4', [1], '[1:116]', '[2:89]'],
  ['4_2-2', [1, 3], '[1:117]', '[2:90]'],
  ['4_1-3', [1, 2], '[1:118]', '[2:91]'],
  ['4_3-1', [1, 4], '[1:119]', '[2:92]'],
  ['4_1-1-2', [1, 2, 3], '[1:120]', '[2:93]'],
  ['4_2-1-1', [1, 3, 4], '[1:121]', '[2:94]'],
  ['4_1-2-1', [1, 2, 4], '[1:122]', '[2:95]'],
  ['4_1-1-1-1', [1, 2, 3, 4], '[1:123]', '[2:96]'],
  ['3_1-1-1', [1, 2, 3], '[1:124]', '[2:97]'],
  ['3_1-2', [1, 2], '[1:125]', '[2:98]'],
  ['3_2-1', [1, 3], '[1:126]', '[2:99]'],
];
let formatsPage = '';

beforeAll(async () => {
  cloud = await startTestCloud({ runJobs: false });
  acme = await makeFormSite(cloud, 'acme');
  asAdmin = { session: acme.admin };
  const CompanySettings = {
    ...{ companyName: 'Acme', copyrightName: 'Acme LLC', address: '1 Quay', telephone: '212 555 0100' },
    facebookLink: 'https://facebook.com/acme',
  };
  const AdminVersionUpdateEmails = ['boss@acme.example'];
  await answered('POST Admin/CreateCompanySettings', { CompanySettings, AdminVersionUpdateEmails }, asAdmin);
  await answered('POST Admin/CreateNavbar', { id: 0, componentName: 'Navbar' }, asAdmin);
  const footer = { contentColumn1: '<p>1</p>', contentColumn2: '', contentColumn3: '', contentColumn4: '' };
  await answered('POST Admin/CreateFooter', { id: 0, ...footer }, asAdmin);
  const tab = { id: 0, title: 'Hours', format: '4_2-2', column1: '<p>9 to 5</p>', column3: '', footer: '' };
  await answered('POST Admin/CreateNavbarTab', tab, asAdmin);

  ids.services = await makePage(acme.admin, { name: 'Services', friendlyUrl: 'services' });
  await publish(acme.admin, ids.services);
  ids.repair = await makePage(acme.admin, { name: 'Repair', friendlyUrl: 'repair', menu: ids.services });
  await publish(acme.admin, ids.repair);
  const deep = { name: 'Hull', friendlyUrl: 'hull', menu: ids.services, childMenu: ids.repair };
  ids.hull = await makePage(acme.admin, { ...deep, ...metas });
  const place = { pageId: ids.hull, versionId: 1 };
  const make = async (type: string, fields: object) => {
    components[type] = await answered<number>(`POST Admin/Create${type}`, { ...fields, ...place }, asAdmin);
  };
  await make('Announcement', { componentName: 'News', announcementText: 'Open on Sunday' });
  await make('Blank', { componentName: 'Gap', height: 7 });
  await make('BannerContainer', { componentName: 'Hero' });
  await make('HtmlEditorColumns', {
    componentName: 'Text',
    borderStyle: 'none',
    format: '4_4',
    column1: '<p>T</p>',
  });
  const imageForm = { componentName: 'Ask', title: 'Ask us', description: 'We answer', formId: acme.formId };
  await make('ImageForm', { ...imageForm, imageLink: 'acme/1/picture.jpg' });
  await publish(acme.admin, ids.hull);

  ids.page = await makePage(acme.admin, { name: 'Formats', friendlyUrl: 'formats' });
  for (const [format] of columnsUsed) {
    const columns = Object.fromEntries(
      [1, 2, 3, 4].map((n) => [`column${n}`, `<p>${format} column ${n}</p>`]),
    );
    const fields = { componentName: format, borderStyle: 'float', format, ...columns };
    const input = { ...fields, pageId: ids.page, versionId: 1 };
    await answered('POST Admin/CreateHtmlEditorColumns', input, asAdmin);
  }
  await publish(acme.admin, ids.page);
  formatsPage = (await visit('acme', '/formats')).html;
});
afterAll(() => cloud.stop());

describe('column formats', () => {
  it.each(columnsUsed)('%s shows the columns %j and no others %s %s', (format, used, _first, _second) => {
    const shown = [1, 2, 3, 4].filter((n) => formatsPage.includes(`${format} column ${n}<`));
    expect(shown).toEqual(used);
  });

  it('are eleven [1:112]', () => {
    expect(Object.keys(columnFormats).sort()).toEqual(columnsUsed.map(([format]) => format).sort());
  });
});

describe('what a visitor’s page reads', () => {
  it('menus: nested entries, four flat lists, the sub-navbar [2:80] [2:81] [2:225] [2:227]', async () => {
    interface Entry {
      page: { id: number };
      subMenuPages: Entry[];
    }
    const menu = await answered<Entry[]>('GET components/GetMenuItems', {}, asVisitor);
    const services = menu.find(({ page }) => page.id === ids.services);
    expect(services?.page).toMatchObject({
      ...{ id: ids.services, name: 'Services', friendlyUrl: 'services', isExternal: false, openType: null },
      ...{ allowNavigation: true, status: 'live', scoTitle: 'A title' },
      ...{ scoMetaDescription: 'A description', scoMetaKeywords: 'keyword' },
    });
    expect(services?.subMenuPages[0]?.page.id).toBe(ids.repair);
    expect(services?.subMenuPages[0]?.subMenuPages[0]?.page.id).toBe(ids.hull);
    const side = await answered<Record<string, object[]>>('GET Components/GetSideMenuItems', {}, asVisitor);
    expect(Object.keys(side)).toEqual(['mainPages', 'parentPages', 'childPages', 'subPages']);
    const idsOf = (list: string) =>
      (side[list] as { page: { id: number } }[] | undefined)?.map(({ page }) => page.id);
    expect(idsOf('mainPages')).toEqual(expect.arrayContaining([ids.services, ids.page]));
    expect([idsOf('parentPages'), idsOf('childPages'), idsOf('subPages')]).toEqual([
      ...[[ids.repair], [ids.hull], []],
    ]);
    expect(side.parentPages?.[0]).toMatchObject({ page: { id: ids.repair }, isToggleOpen: false });
    const sub = await answered('GET components/GetSubNavbar', { pageId: ids.services }, asVisitor);
    expect(sub).toMatchObject([{ page: { id: ids.repair }, fullUrl: '/services/repair' }]);
  });

  it('a page by its URL and by its menu entries; another answer is not 200 [2:79] [2:226] [2:236] [2:260]', async () => {
    const found = await answered(
      'GET Components/GetPageFromUrl',
      { pageUrl: '/services/repair/hull' },
      asVisitor,
    );
    expect(found).toMatchObject({ id: ids.hull, name: 'Hull', fullUrl: '/services/repair/hull' });
    const nowhere = await observed('GET Components/GetPageFromUrl', { pageUrl: '/nowhere' }, asVisitor);
    expect(nowhere.status).toBe(404);
    const named = { parentMenu: 'services', childMenu: 'repair', subMenu: '', friendlyUrl: 'hull' };
    const whole = await answered<{ pageComponents: { type: string }[] }>(
      'POST pages/GetPageByMenuAndPageName',
      named,
      asVisitor,
    );
    expect(whole).toMatchObject({ page: { ...metas, id: ids.hull } });
    expect(whole.pageComponents.map(({ type }) => type)).toEqual([
      ...['Navbar', 'Announcement', 'Blank', 'BannerContainer', 'HtmlEditorColumns', 'ImageForm'],
      ...['SocialIcons', 'Footer'],
    ]);
  });

  it('chrome: tabs, name and telephone, footer, social links [2:225] [2:228] [2:229] [2:231]', async () => {
    expect(await answered('GET components/GetNavbarTabs', {}, asVisitor)).toMatchObject({
      navbarTabs: [{ title: 'Hours', column1: '<p>9 to 5</p>' }],
    });
    expect(await answered('GET components/Navbar', { componentId: 1 }, asVisitor)).toMatchObject({
      companySettings: { logoUrl: expect.any(String), companyName: 'Acme', telephone: '212 555 0100' },
    });
    expect(await answered('GET Components/GetFooterData', { componentId: 1 }, asVisitor)).toMatchObject({
      companySettings: { copyrightName: 'Acme LLC' },
      footer: { contentColumn1: '<p>1</p>' },
    });
    expect(await answered('GET Components/GetSocialInfo', {}, asVisitor)).toMatchObject({
      facebookLink: 'https://facebook.com/acme',
      tumblrLink: '',
    });
  });

  it('each component by its call [2:83] [2:84] [2:85] [2:221] [2:230] [2:232] [2:234]', async () => {
    const of = (type: string) => ({ componentId: components[type] });
    expect(await answered('GET components/Announcement', of('Announcement'), asVisitor)).toMatchObject({
      announcementText: 'Open on Sunday',
    });
    expect(await answered('GET components/GetBlank', of('Blank'), asVisitor)).toMatchObject({ height: 7 });
    expect(
      await answered('GET components/GetBannerContainer', of('BannerContainer'), asVisitor),
    ).toMatchObject({
      bannerContainer: { height: 'Medium', sliderDuration: 5000 },
      banners: [],
    });
    expect(await answered('GET Components/GetImageForm', of('ImageForm'), asVisitor)).toMatchObject({
      ...{ title: 'Ask us', description: 'We answer', formId: acme.formId, imageLink: 'acme/1/picture.jpg' },
    });
    expect(
      await answered('GET components/GetHtmlEditorColumns', of('HtmlEditorColumns'), asVisitor),
    ).toMatchObject({
      ...{ borderStyle: 'none', format: '4_4', column1: '<p>T</p>' },
    });
  });

  it('a form with its fields, and what is sent is Sent [2:75] [2:203] [2:204] [2:205] [2:233] [2:235]', async () => {
    const { formId, nameField } = acme;
    const data = await answered<{ formFields: object[] }>(
      'GET Components/GetFormData',
      { formId },
      asVisitor,
    );
    expect(data).toMatchObject({ form: { id: formId, name: 'Write to us' } });
    expect(data.formFields[0]).toMatchObject({ id: nameField, name: 'Your name', options: '' });
    const NameValuePairs = [
      { fieldId: nameField, fieldName: 'Your name', fieldValue: 'Ruth' },
      { fieldId: acme.emailField, fieldName: 'Your email', fieldValue: 'ruth@home.example' },
    ];
    expect(
      await answered('POST Components/SubmitForm', { Form: { id: formId }, NameValuePairs }, asVisitor),
    ).toBe('Sent');
    const none = { Form: { id: formId }, NameValuePairs: [] };
    expect((await observed('POST Components/SubmitForm', none, asVisitor)).status).toBe(400);
    interface Sent {
      formSubmissionViewModels: { formSubmission: { id: number } }[];
    }
    const list = () => answered<Sent>('POST AdminForms/GetFormSubmissionData', { formId }, asAdmin);
    const { formSubmissionViewModels, ...about } = await list();
    expect(about).toMatchObject({ form: { id: formId }, formFields: [{ id: nameField }, {}] });
    const [model] = formSubmissionViewModels;
    expect(model).toMatchObject({
      formSubmission: { id: expect.any(Number), timestamp: expect.any(String) },
      formSubmissionPairs: NameValuePairs,
    });
    const formSubmissionId = model?.formSubmission.id;
    expect(
      await answered('POST AdminForms/GetSingleFormSubmissionData', { formSubmissionId }, asAdmin),
    ).toMatchObject({
      form: { id: formId },
      formSubmissionViewModel: {
        formSubmission: { id: formSubmissionId },
        formSubmissionPairs: NameValuePairs,
      },
    });
    const deleted = { submissionId: formSubmissionId };
    expect(await answered('DELETE AdminForms/DeleteFormSubmission', deleted, asAdmin)).toBe('Deleted');
    expect((await list()).formSubmissionViewModels).toEqual([]);
  });

  it('a preview has the page’s metas and its components [2:79] [2:220]', async () => {
    const preview = await answered('POST Admin/GetPagePreview', { PageId: ids.hull, VersionId: 1 }, asAdmin);
    expect(preview).toMatchObject({
      page: { ...metas, id: ids.hull },
      pageComponents: [
        ...['Navbar', ...Object.keys(components), 'SocialIcons', 'Footer'].map((type) => ({
          ...{ type, componentId: components[type] ?? 1 },
        })),
      ],
    });
  });

  it('the eight component types, of which five can be made [2:82]', async () => {
    const { allComponentTypes } = bodyOf(
      await callApi('getPageComponentData', { pageId: ids.hull }, asAdmin),
    );
    expect(allComponentTypes).toEqual(expect.arrayContaining(Object.keys(components)));
    for (const never of ['Navbar', 'Footer', 'SocialIcons']) expect(allComponentTypes).not.toContain(never);
  });
});
