import { creatableTypes } from '@galley/shared/components/dictionary';
import { beforeAll, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putForm, putImage } from '../../support/library';
import { answered } from '../../support/observed';
import { pageFields } from '../../support/pages';

/** The data of the page list and of the editor, with the paths, names and responses of document 1. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

beforeAll(async () => {
  await putForm(site.cloud, site.acme, 1);
  await putImage(site.cloud, site.acme, 1);
});

const make = (changes: Parameters<typeof pageFields>[0] = {}, as = asAdmin) =>
  answered<number>('POST Admin/CreatePage', pageFields({ showOnMenu: false, ...changes }), as);

interface Row {
  pageId: number;
  versionStatus: string;
  hasDraft: boolean;
}

interface Data {
  pageComponents: { id: number; componentId: number; versionId: number; status: string }[];
  allComponents: Record<string, object[]>;
  allComponentTypes: string[];
}

it('a row of the page list has its fields, of Deleted pages too [1:27] [1:28] [1:64] [1:96] [1:243] [1:65] [1:70] [1:151] [1:179] [1:208]', async () => {
  const menu = await make({ name: 'Boats', friendlyUrl: 'boats', scoTitle: 'All boats' });
  const childMenu = await make({ name: 'Sails', friendlyUrl: 'sails', menu });
  const subMenu = await make({ name: 'Jibs', friendlyUrl: 'jibs', menu, childMenu });
  const id = await make({ name: 'Storm jib', friendlyUrl: 'storm-jib', menu, childMenu, subMenu });
  const external = { isExternal: true, openType: 'NewTab', showOnMenu: true } as const;
  const elsewhere = await make({ ...external, name: 'Yard', friendlyUrl: 'https://yard.example/Boats' });
  const list = (session = site.admin) =>
    answered<Row[]>('GET Admin/GetPagesAndComponentData', {}, { session });
  const row = async (pageId: number) => (await list()).find((page) => page.pageId === pageId);
  const top = { pageMenuUrl: '', pageChildMenu: '', pageSubMenu: '' };
  const plain = {
    ...{ versionStatus: 'draft', pageAllowNavigation: true, pageShowOnMenu: false, isExternal: false },
    ...{ hasDraft: false, parentDeleted: false, changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    changedBy: site.admin.email,
  };
  expect(await row(menu)).toEqual({
    ...{ ...plain, pageId: menu, pageName: 'Boats', ...top, pageUrl: 'boats', fullUrl: '/boats' },
    title: 'All boats',
  });
  const stored = await answered<object>('GET Admin/GetPage', { pageId: menu }, asAdmin);
  await answered('POST Admin/UpdatePage', { ...stored, allowNavigation: false }, asAdmin);
  expect(await row(menu)).toMatchObject({ pageAllowNavigation: false, pageShowOnMenu: false });
  const shown = await make({ showOnMenu: true, friendlyUrl: 'shown' });
  expect(await row(shown)).toMatchObject({ pageShowOnMenu: true, isExternal: false });
  const deep = {
    ...{ ...plain, pageId: id, pageName: 'Storm jib', pageUrl: 'storm-jib' },
    ...{ pageMenuUrl: 'Boats', pageChildMenu: 'Sails', pageSubMenu: 'Jibs' },
    ...{ fullUrl: '/boats/sails/jibs/storm-jib', title: 'A title' },
  };
  expect(await row(id)).toEqual(deep);
  expect(await row(subMenu)).toMatchObject({ pageMenuUrl: 'Boats', pageChildMenu: 'Sails', pageSubMenu: '' });
  const url = 'https://yard.example/Boats';
  const yard = {
    ...{ ...plain, ...top, pageId: elsewhere, pageName: 'Yard', pageUrl: url, fullUrl: url },
    ...{ versionStatus: 'live', pageShowOnMenu: true, isExternal: true },
  };
  expect(await row(elsewhere)).toEqual(yard);
  // An editor's waits for an Admin; this one is under others.
  const quay = { ...external, friendlyUrl: 'https://quay.example', menu, childMenu };
  expect(await row(await make(quay, { session: site.editor }))).toMatchObject({
    ...{ versionStatus: 'draft', pageShowOnMenu: false, isExternal: true, fullUrl: quay.friendlyUrl },
    ...{ pageMenuUrl: 'Boats', pageChildMenu: 'Sails', pageSubMenu: '' },
  });
  await answered('DELETE Admin/DeletePage', { pageId: elsewhere }, asAdmin);
  expect(await row(elsewhere)).toEqual({ ...yard, versionStatus: 'Deleted' });
  // The status of a page: pending before live, live before a draft beside it, and none without versions.
  const states = [];
  for (const line of ['SubmitDraft', 'PublishDraft', 'CreateDraft', 'SubmitDraft', 'RejectDraft']) {
    await answered(`GET Version/${line}`, { pageId: id, comments: 'x' }, asAdmin);
    const { versionStatus, hasDraft } = (await row(id)) ?? {};
    states.push(`${versionStatus} ${hasDraft}`);
  }
  expect(states).toEqual(['pending false', 'live false', 'live true', 'pending false', 'live true']);
  const bare = await make();
  await answered('DELETE Version/DeleteDraft', { pageId: bare }, asAdmin);
  expect(await row(bare)).toMatchObject({ versionStatus: '', hasDraft: false });
  await answered('DELETE Admin/DeletePage', { pageId: id }, asAdmin);
  expect(await row(id)).toMatchObject({ pageName: 'Storm jib', versionStatus: 'Deleted' });
  // A text-only entry needs pages under it: without them, it is a page again.
  await answered('DELETE Admin/DeletePage', { pageId: childMenu }, asAdmin);
  expect(await row(subMenu)).toMatchObject({ versionStatus: 'draft', parentDeleted: true });
  expect(await row(menu)).toMatchObject({ pageAllowNavigation: true });
  expect(await list(site.editor)).toEqual(await list());
  expect(await row(1)).toMatchObject({ pageName: 'Home', pageUrl: '/', fullUrl: '/' });
});

it('a page’s data has page, placements in order, types and named components of all versions [1:32] [1:128] [1:130] [1:252] [2:10] [2:21] [2:164] [1:10] [1:12] [1:76] [1:156] [1:169] [2:82]', async () => {
  const pageId = await make({ name: 'Hire' });
  const place = { pageId, versionId: 1 };
  const make1 = (type: string, fields: object) =>
    answered<number>(`POST Admin/Create${type}`, { ...fields, ...place }, asAdmin);
  const one = await make1('Blank', { componentName: 'One', height: 1 });
  const news = await make1('Announcement', { componentName: 'News', announcementText: 'Open' });
  const two = await make1('Blank', { componentName: 'Two', height: 1 });
  const read = () => answered<Data>('GET Admin/GetPageComponentData', { pageId }, asAdmin);
  const data = await read();
  expect(data).toHaveProperty('page', await answered('GET Admin/GetPage', { pageId }, asAdmin));
  expect(data).toHaveProperty('page.name', 'Hire');
  // Forms are offered once the feature is enabled.
  expect(data.allComponentTypes).toEqual(creatableTypes.filter((type) => type !== 'ImageForm'));
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
  expect((await read()).allComponentTypes).toEqual([...creatableTypes]);
  expect(data.allComponentTypes).toEqual(
    expect.arrayContaining(['Announcement', 'Blank', 'BannerContainer', 'HtmlEditorColumns']),
  );
  expect(Object.keys(data.allComponents)).toEqual(
    expect.arrayContaining(['bannerContainers', 'htmlEditorColumns', 'imageForms']),
  );
  expect(Object.keys(data.allComponents)).toHaveLength(creatableTypes.length);
  expect(data.allComponents).toMatchObject({
    announcements: [{ id: news, componentName: 'News', versionId: 1 }],
    blanks: [
      { id: one, componentName: 'One', versionId: 1 },
      { id: two, componentName: 'Two', versionId: 1 },
    ],
    ...{ bannerContainers: [], htmlEditorColumns: [], imageForms: [] },
  });
  const link = (type: string, componentId: number, componentName: string) => ({
    ...{ id: expect.any(Number), type, componentId, componentName, versionId: 1, status: 'draft' },
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(data.pageComponents).toEqual([
    link('Blank', one, 'One'),
    link('Announcement', news, 'News'),
    link('Blank', two, 'Two'),
  ]);
  expect(new Set(data.pageComponents.map(({ id }) => id)).size).toBe(3);
  // A new name is in both lists.
  const renamed = { id: two, componentName: 'Last', height: 1, ...place, revision: 1 };
  await answered('POST Admin/UpdateBlank', renamed, asAdmin);
  expect(await read()).toMatchObject({
    allComponents: { blanks: [{ componentName: 'One' }, { componentName: 'Last' }] },
    pageComponents: [{ componentName: 'One' }, { componentName: 'News' }, { componentName: 'Last' }],
  });
  await answered('GET Version/SubmitDraft', { pageId, comments: '' }, asAdmin);
  expect((await read()).pageComponents).toMatchObject(Array(3).fill({ status: 'pending' }));
  await answered('GET Version/PublishDraft', { pageId, comments: '' }, asAdmin);
  await answered('GET Version/CreateDraft', { pageId, copyVersionId: 1 }, asAdmin);
  const componentId = (await read()).pageComponents[0]?.componentId;
  await answered('DELETE Admin/DeleteBlank', { componentId }, asAdmin);
  // A component that an earlier version has too is listed once, from the newest one; one that only the earlier
  // version has is listed still.
  expect((await read()).allComponents).toMatchObject({
    announcements: [{ componentName: 'News', versionId: 2 }],
    blanks: [
      { componentName: 'Last', versionId: 2 },
      { id: one, componentName: 'One', versionId: 1 },
    ],
  });
  await answered('GET Version/SubmitDraft', { pageId, comments: '' }, asAdmin);
  await answered('GET Version/PublishDraft', { pageId, comments: '' }, asAdmin);
  const statuses = async (versionId: number) => {
    const input = { pageId, versionId };
    const { pageComponents } = await answered<Data>('GET Admin/GetPageComponentData', input, asAdmin);
    return pageComponents.map((placed) => `V${placed.versionId} ${placed.status}`);
  };
  expect(await statuses(1)).toEqual(['V1 backup', 'V1 backup', 'V1 backup']);
  expect(await statuses(2)).toEqual(['V2 live', 'V2 live']);
  // However many versions there are in between.
  await answered('GET Version/CreateDraft', { pageId, copyVersionId: 2 }, asAdmin);
  expect((await read()).allComponents).toMatchObject({
    announcements: [{ componentName: 'News', versionId: 3 }],
    blanks: [
      { componentName: 'Last', versionId: 3 },
      { id: one, componentName: 'One', versionId: 1 },
    ],
  });
});

it.each([
  ['Announcement', { announcementText: 'Open' }, '[1:80] [1:100]'],
  ['Blank', { height: 7 }, '[1:81] [1:102]'],
  ['BannerContainer', { height: 'Small', sliderDuration: 1000 }, '[1:104]'],
  ['HtmlEditorColumns', { borderStyle: 'none', format: '4_4', column1: '<p>I</p>' }, '[1:85] [1:110]'],
  [
    'ImageForm',
    { title: 'Ask', description: 'Soon', formId: 1, imageLink: 'acme/1/picture.jpg' },
    '[1:84] [1:108]',
  ],
])(
  'of a draft that copies a version, an %s has the fields %j and the draft’s own place [1:159] [1:268] %s',
  async (type, fields, _ids) => {
    const pageId = await make();
    const input = { componentName: 'Kept', ...fields, pageId, versionId: 1 };
    const id = await answered<number>(`POST Admin/Create${type}`, input, asAdmin);
    const read = async (componentId: number | undefined) => {
      const body = await answered<{ bannerContainer?: object }>(
        `GET Admin/Get${type}`,
        { componentId },
        asAdmin,
      );
      return body.bannerContainer ?? body;
    };
    const original = await read(id);
    expect(original).toMatchObject({ ...input, id });
    await answered('GET Version/SubmitDraft', { pageId, comments: '' }, asAdmin);
    await answered('GET Version/PublishDraft', { pageId, comments: '' }, asAdmin);
    expect(await answered('GET Version/CreateDraft', { pageId, copyVersionId: 1 }, asAdmin)).toBe(2);
    const data = await answered<Data>('GET Admin/GetPageComponentData', { pageId }, asAdmin);
    const copied = data.pageComponents[0]?.componentId;
    expect(copied).not.toBe(id);
    expect(await read(copied)).toEqual({ ...original, id: copied, versionId: 2, revision: 1 });
    expect(await read(id)).toEqual(original);
  },
);
