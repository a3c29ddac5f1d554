import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
import { type FormSite, makeFormSite } from '../../support/form-site';
import { answered, observed } from '../../support/observed';
import { addAnnouncement, bodyOf, makePage, newDraft, publish } from '../../support/pages';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';

/** The public calls of document 2, and what a visitor gets. */
let cloud: TestCloud;
let acme: FormSite;
let asAdmin: { session: FormSite['admin'] };
const asVisitor = { site: 'acme', headers: { 'x-galley-csrf': undefined } };
const ids = { services: 0, repair: 0, hull: 0, plank: 0 };
const components: Record<string, number> = {};
const made: Record<string, object> = {};
/** What a page of all types consists of. */
const allParts = () =>
  ['Navbar', ...Object.keys(components), 'SocialIcons', 'Footer'].map((type) => ({
    ...{ type, componentId: components[type] ?? 1 },
  }));
const metas = { scoTitle: 'Hulls', scoMetaDescription: 'All of oak', scoMetaKeywords: 'oak,cedar' };

const tab = {
  ...{ id: 0, title: 'Hours', format: '4_2-2', column1: '<p>9 to 5</p>', column2: '<p>2</p>' },
  ...{ column3: '<p>3</p>', column4: '<p>4</p>', footer: '<p>or call</p>' },
};

beforeAll(async () => {
  cloud = await startTestCloud({ runJobs: false });
  acme = await makeFormSite(cloud, 'acme');
  asAdmin = { session: acme.admin };
  const CompanySettings = {
    ...{ companyName: 'Acme', copyrightName: 'Acme LLC', address: '1 Quay', telephone: '212 555 0100' },
    facebookLink: 'https://facebook.com/acme',
    logoUrl: 'acme/1/picture.jpg',
  };
  const AdminVersionUpdateEmails = ['boss@acme.example'];
  await answered('POST Admin/CreateCompanySettings', { CompanySettings, AdminVersionUpdateEmails }, asAdmin);
  await answered('POST Admin/CreateNavbar', { id: 0, componentName: 'Navbar' }, asAdmin);
  const footer = { contentColumn1: '<p>1</p>', contentColumn2: '', contentColumn3: '', contentColumn4: '' };
  await answered('POST Admin/CreateFooter', { id: 0, ...footer }, asAdmin);
  await answered('POST Admin/CreateNavbarTab', tab, asAdmin);
  await answered('POST Admin/CreateNavbarTab', { ...tab, title: 'Ways' }, asAdmin);
  await answered('POST Admin/UpdateNavbarTabOrder', { navbarTabIds: [2, 1] }, asAdmin);

  ids.services = await makePage(acme.admin, { name: 'Services', friendlyUrl: 'services' });
  await publish(acme.admin, ids.services);
  ids.repair = await makePage(acme.admin, { name: 'Repair', friendlyUrl: 'repair', menu: ids.services });
  await publish(acme.admin, ids.repair);
  const deep = { name: 'Hull', friendlyUrl: 'hull', menu: ids.services, childMenu: ids.repair };
  ids.hull = await makePage(acme.admin, { ...deep, ...metas });
  const place = { pageId: ids.hull, versionId: 1 };
  const make = async (type: string, fields: object) => {
    made[type] = fields;
    components[type] = await answered<number>(`POST Admin/Create${type}`, { ...fields, ...place }, asAdmin);
  };
  await make('Announcement', { componentName: 'News', announcementText: 'Open on Sunday' });
  await make('Blank', { componentName: 'Gap', height: 7 });
  await make('BannerContainer', { componentName: 'Hero' });
  await make('HtmlEditorColumns', {
    componentName: 'Text',
    ...{ borderStyle: 'none', format: '4_4', column1: '<p>T</p>', column2: '<p>U</p>' },
    ...{ column3: '<p>V</p>', column4: '<p>W</p>' },
  });
  const imageForm = { componentName: 'Ask', title: 'Ask us', description: 'We answer', formId: acme.formId };
  await make('ImageForm', { ...imageForm, imageLink: 'acme/1/picture.jpg' });
  await publish(acme.admin, ids.hull);
  const below = { menu: ids.services, childMenu: ids.repair, subMenu: ids.hull, showOnMenu: false };
  ids.plank = await makePage(acme.admin, { name: 'Plank', friendlyUrl: 'plank', ...below });
  await publish(acme.admin, ids.plank);
});
afterAll(() => cloud.stop());

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
    expect(idsOf('mainPages')).toEqual(expect.arrayContaining([ids.services]));
    expect([idsOf('parentPages'), idsOf('childPages'), idsOf('subPages')]).toEqual([
      ...[[ids.repair], [ids.hull], []],
    ]);
    expect(side.parentPages?.[0]).toMatchObject({ page: { id: ids.repair }, isToggleOpen: false });
    const sub = await answered('GET components/GetSubNavbar', { pageId: ids.services }, asVisitor);
    expect(sub).toMatchObject([{ page: { id: ids.repair }, fullUrl: '/services/repair' }]);
  });

  it('a page by its URL and by its menu entries; another answer is not 200 [2:79] [2:82] [2:226] [2:236] [2:260]', async () => {
    const found = await answered(
      'GET Components/GetPageFromUrl',
      { pageUrl: '/services/repair/hull' },
      asVisitor,
    );
    expect(found).toMatchObject({ id: ids.hull, name: 'Hull', fullUrl: '/services/repair/hull' });
    const named = { parentMenu: 'services', childMenu: 'repair', subMenu: '', friendlyUrl: 'hull' };
    const byName = (changes: object) =>
      observed('POST pages/GetPageByMenuAndPageName', { ...named, ...changes }, asVisitor);
    for (const nowhere of [
      await observed('GET Components/GetPageFromUrl', { pageUrl: '/nowhere' }, asVisitor),
      await byName({ childMenu: '' }),
    ]) {
      expect([nowhere.status, nowhere.refusal.message]).toEqual([404, 'This page was not found.']);
    }
    expect((await byName({})).body).toMatchObject({
      page: { ...metas, id: ids.hull, name: 'Hull', fullUrl: '/services/repair/hull' },
      pageComponents: allParts(),
    });
    expect((await byName({ subMenu: 'hull', friendlyUrl: 'plank' })).body).toMatchObject({
      page: { id: ids.plank, name: 'Plank', fullUrl: '/services/repair/hull/plank' },
    });
    expect((await byName({ parentMenu: '', childMenu: '', friendlyUrl: 'services' })).body).toMatchObject({
      page: { id: ids.services },
    });
  });

  it('chrome: tabs, name and telephone, footer, social links [2:225] [2:228] [2:229] [2:231]', async () => {
    expect(await answered('GET components/GetNavbarTabs', {}, asVisitor)).toEqual({
      navbarTabs: [
        { ...tab, id: 2, title: 'Ways' },
        { ...tab, id: 1 },
      ],
    });
    expect(await answered('GET components/Navbar', { componentId: 1 }, asVisitor)).toEqual({
      companySettings: { logoUrl: 'acme/1/picture.jpg', companyName: 'Acme', telephone: '212 555 0100' },
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
    const paths = { Announcement: 'Announcement', Blank: 'GetBlank', ImageForm: 'GetImageForm' };
    for (const [type, path] of Object.entries({ ...paths, HtmlEditorColumns: 'GetHtmlEditorColumns' })) {
      const componentId = components[type];
      const found = await answered(`GET components/${path}`, { componentId }, asVisitor);
      expect(found, type).toEqual({ ...made[type], id: componentId, pageId: ids.hull, versionId: 1 });
      const other = { componentId: components[type === 'Blank' ? 'Announcement' : 'Blank'] };
      expect((await observed(`GET components/${path}`, other, asVisitor)).status, type).toBe(404);
    }
    const banner = { componentId: components.BannerContainer };
    expect(await answered('GET components/GetBannerContainer', banner, asVisitor)).toMatchObject({
      bannerContainer: { id: components.BannerContainer, height: 'Medium', sliderDuration: 5000 },
      banners: [],
    });
    // The preview of a draft reads its components by the same calls, which visitors do not have yet.
    const versionId = await newDraft(acme.admin, ids.plank, 1);
    const componentId = await addAnnouncement(acme.admin, ids.plank, versionId, 'Soon');
    expect(await answered('GET components/Announcement', { componentId }, asAdmin)).toMatchObject({
      announcementText: 'Soon',
    });
    expect((await observed('GET components/Announcement', { componentId }, asVisitor)).status).toBe(404);
  });

  it('a form with its fields, and what is sent is Sent [2:75] [2:203] [2:204] [2:205] [2:233] [2:235]', async () => {
    const { formId, nameField } = acme;
    expect(await answered('GET Components/GetFormData', { formId }, asVisitor)).toMatchObject({
      form: { id: formId, name: 'Write to us' },
      formFields: [{ id: nameField, name: 'Your name', options: '' }, { id: acme.emailField }],
    });
    const NameValuePairs = [
      { fieldId: nameField, fieldName: 'Your name', fieldValue: 'Ruth' },
      { fieldId: acme.emailField, fieldName: 'Your email', fieldValue: 'ruth@home.example' },
    ];
    expect(
      await answered('POST Components/SubmitForm', { Form: { id: formId }, NameValuePairs }, asVisitor),
    ).toBe('Sent');
    const none = { Form: { id: formId }, NameValuePairs: [] };
    const refused = await observed('POST Components/SubmitForm', none, asVisitor);
    expect([refused.status, refused.refusal.message]).toEqual([400, 'Your name is required.']);
    const again = [{ ...NameValuePairs[0], fieldValue: 'Anna' }];
    await answered('POST Components/SubmitForm', { Form: { id: formId }, NameValuePairs: again }, asVisitor);
    interface Sent {
      formSubmissionViewModels: { formSubmission: { id: number } }[];
    }
    const list = () => answered<Sent>('POST AdminForms/GetFormSubmissionData', { formId }, asAdmin);
    const { formSubmissionViewModels, ...about } = await list();
    expect(about).toMatchObject({ form: { id: formId }, formFields: [{ id: nameField }, {}] });
    expect(formSubmissionViewModels).toHaveLength(2);
    const [newest, model] = formSubmissionViewModels;
    expect(model).toMatchObject({
      formSubmission: { id: expect.any(Number), timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      formSubmissionPairs: NameValuePairs,
    });
    const unanswered = { ...NameValuePairs[1], fieldValue: '' };
    expect(newest).toMatchObject({ formSubmissionPairs: [...again, unanswered] });
    const formSubmissionId = model?.formSubmission.id;
    expect(
      await answered('POST AdminForms/GetSingleFormSubmissionData', { formSubmissionId }, asAdmin),
    ).toMatchObject({
      form: { id: formId },
      formSubmissionViewModel: model,
    });
    // Every field of the form, also those that came after what was sent.
    const added = [];
    for (const name of ['Boat', 'Length']) {
      const field = { formId, name, fieldType: 'phone' };
      added.push({ name, id: await answered<number>('POST AdminForms/CreateFormField', field, asAdmin) });
    }
    expect(await list()).toMatchObject({
      formFields: [{ id: nameField }, { id: acme.emailField }, ...added],
      formSubmissionViewModels,
    });
    const deleted = { submissionId: formSubmissionId };
    const asAuthor = { session: await sessionFor(cloud, acme.company, 'Author') };
    for (const [line, input] of [
      ['DELETE AdminForms/DeleteFormSubmission', deleted],
      ['POST AdminForms/GetFormSubmissionData', { formId }],
      ['POST AdminForms/GetSingleFormSubmissionData', { formSubmissionId }],
    ] as const) {
      expect((await observed(line, input, asAuthor)).status, line).toBe(403);
    }
    expect(await answered('DELETE AdminForms/DeleteFormSubmission', deleted, asAdmin)).toBe('Deleted');
    const gone = await observed('DELETE AdminForms/DeleteFormSubmission', deleted, asAdmin);
    expect([gone.status, gone.refusal.message]).toEqual([404, 'This submission was not found.']);
    expect((await list()).formSubmissionViewModels).toEqual([newest]);
  });

  it('a preview has the page’s metas and its components, of all eight types [2:79] [2:82] [2:220]', async () => {
    const preview = await answered('POST Admin/GetPagePreview', { PageId: ids.hull, VersionId: 1 }, asAdmin);
    expect(preview).toMatchObject({ page: { ...metas, id: ids.hull }, pageComponents: allParts() });
  });

  it('the eight component types, of which five can be made [2:82]', async () => {
    const { allComponentTypes } = bodyOf(
      await callApi('getPageComponentData', { pageId: ids.hull }, asAdmin),
    );
    expect(allComponentTypes).toEqual(expect.arrayContaining(Object.keys(components)));
    for (const never of ['Navbar', 'Footer', 'SocialIcons']) expect(allComponentTypes).not.toContain(never);
  });
});
