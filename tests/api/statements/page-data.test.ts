import { creatableTypes } from '@galley/shared/components/dictionary';
import { beforeAll, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putForm } from '../../support/library';
import { answered, observed } from '../../support/observed';
import { pageFields } from '../../support/pages';

/** The data of the page list and of the editor, with the paths, names and responses of document 1. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

beforeAll(async () => {
  await putForm(site.cloud, site.acme, 1);
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

it('a row of the page list has its fields, of Deleted pages too [1:27] [1:28] [1:64] [1:96] [1:243]', async () => {
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
  expect(await row(menu)).toMatchObject({ pageAllowNavigation: false });
  const deep = {
    ...{ ...plain, pageId: id, pageName: 'Storm jib', pageUrl: 'storm-jib' },
    ...{ pageMenuUrl: 'Boats', pageChildMenu: 'Sails', pageSubMenu: 'Jibs' },
    ...{ fullUrl: '/boats/sails/jibs/storm-jib', title: 'A title' },
  };
  expect(await row(id)).toEqual(deep);
  expect(await row(subMenu)).toMatchObject({ pageMenuUrl: 'Boats', pageChildMenu: 'Sails', pageSubMenu: '' });
  const address = 'https://yard.example/Boats';
  const yard = {
    ...{ ...plain, ...top, pageId: elsewhere, pageName: 'Yard', pageUrl: address, fullUrl: address },
    ...{ versionStatus: 'live', pageShowOnMenu: true, isExternal: true },
  };
  expect(await row(elsewhere)).toEqual(yard);
  // An editor's waits for an Admin.
  const waiting = await make({ ...external, friendlyUrl: 'https://quay.example' }, { session: site.editor });
  expect(await row(waiting)).toMatchObject({ versionStatus: 'draft', pageShowOnMenu: false });
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
  expect(await row(menu)).toMatchObject({ pageAllowNavigation: true });
  expect(await list(site.editor)).toEqual(await list());
  expect(await row(1)).toMatchObject({ pageName: 'Home', pageUrl: '/', fullUrl: '/' });
});

it('a page’s data has page, placements in order, types and named components of all versions [1:32] [1:128] [1:130] [1:252] [2:10] [2:21] [2:164]', async () => {
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
  await answered('GET Version/SubmitDraft', { pageId, comments: '' }, asAdmin);
  expect((await read()).pageComponents.map(({ status }) => status)).toEqual([
    'pending',
    'pending',
    'pending',
  ]);
  await answered('GET Version/PublishDraft', { pageId, comments: '' }, asAdmin);
  await answered('GET Version/CreateDraft', { pageId, copyVersionId: 1 }, asAdmin);
  const componentId = (await read()).pageComponents[0]?.componentId;
  await answered('DELETE Admin/DeleteBlank', { componentId }, asAdmin);
  // A component that an earlier version has too is listed once, from the newest one; one that only the earlier
  // version has is listed still.
  expect((await read()).allComponents).toMatchObject({
    announcements: [{ componentName: 'News', versionId: 2 }],
    blanks: [
      { componentName: 'Two', versionId: 2 },
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
});

it('placements are ordered, added and removed [1:76] [1:128] [1:169] [1:252] [1:253] [1:254] [1:255] [1:9] [1:29]', async () => {
  const pageId = await make();
  const ids: number[] = [];
  for (const componentName of ['One', 'Two', 'Three']) {
    const fields = { componentName, height: 1, pageId, versionId: 1 };
    ids.push(await answered<number>('POST Admin/CreateBlank', fields, asAdmin));
  }
  const read = async (id = pageId) =>
    (await answered<Data>('GET Admin/GetPageComponentData', { pageId: id }, asAdmin)).pageComponents;
  const PageComponentIds = (await read()).map(({ id }) => id).reverse();
  expect(await answered('POST Admin/UpdatePageComponentOrder', { PageComponentIds }, asAdmin)).toBe('Saved');
  expect((await read()).map(({ id }) => id)).toEqual(PageComponentIds);
  const [last, middle, first] = PageComponentIds;
  const away = await make();
  const strangers: number[] = [];
  for (const componentName of ['One', 'Two', 'Three']) {
    const fields = { componentName, height: 1, pageId: away, versionId: 1 };
    strangers.push(await answered<number>('POST Admin/CreateBlank', fields, asAdmin));
  }
  for (const wrong of [
    [last, first],
    [last, strangers[1], first],
    [last, middle, middle],
    [last, middle, first, (ids[0] ?? 0) + 900],
  ]) {
    const { status, refusal } = await observed(
      ...(['POST Admin/UpdatePageComponentOrder', { PageComponentIds: wrong }, asAdmin] as const),
    );
    expect([status, refusal.message], wrong.join()).toEqual([
      409,
      expect.stringContaining('order them again'),
    ]);
  }
  expect((await read()).map(({ id }) => id)).toEqual(PageComponentIds);
  const remove = (pageComponentId: number | undefined) =>
    observed('DELETE Admin/DeletePageComponent', { pageComponentId }, asAdmin);
  expect((await remove(middle)).body).toBe('Deleted');
  expect((await read()).map(({ id }) => id)).toEqual([last, first]);
  const again = await remove(middle);
  expect([again.status, again.refusal.message]).toEqual([404, 'This component was not found.']);

  const other = await make();
  const placedOn = (ComponentId: number | undefined, Id: number | undefined = 0) =>
    answered<number>(
      'POST Admin/ManagePageComponent',
      { PageId: other, Type: 'Blank', ComponentId, Id, Status: '', VersionId: 1 },
      asAdmin,
    );
  const placed = [await placedOn(ids[0]), await placedOn(ids[0])];
  // A named placement exists already.
  expect(await placedOn(ids[0], placed[1])).toBe(placed[1]);
  expect(await read(other)).toMatchObject(placed.map((id) => ({ id, type: 'Blank', versionId: 1 })));
  const there = await answered<Data>('GET Admin/GetPageComponentData', { pageId: other }, asAdmin);
  expect(there.pageComponents).toHaveLength(2);
  expect(there.allComponents.blanks).toMatchObject([{ componentName: 'One' }, { componentName: 'One' }]);
  await answered('GET Version/SubmitDraft', { pageId, comments: '' }, asAdmin);
  const readOnly = [409, 'V1 is waiting for review and cannot be changed. An Admin can send it back.'];
  const late = await remove(first);
  expect([late.status, late.refusal.message]).toEqual(readOnly);
  const order = { PageComponentIds: [first, last] };
  const ordered = await observed('POST Admin/UpdatePageComponentOrder', order, asAdmin);
  expect([ordered.status, ordered.refusal.message]).toEqual(readOnly);
  expect((await read()).map(({ id }) => id)).toEqual([last, first]);
  // A copy is independent.
  const readBlank = (componentId: number | undefined) =>
    answered<object>('GET Admin/GetBlank', { componentId }, asAdmin);
  const original = await readBlank(ids[0]);
  const copy = { ...original, id: placed[0], pageId: other, versionId: 1, revision: 1 };
  expect(await readBlank(placed[0])).toEqual(copy);
  await answered('POST Admin/UpdateBlank', { ...copy, height: 9 }, asAdmin);
  expect([await readBlank(ids[0]), await readBlank(placed[1])]).toEqual([
    original,
    { ...copy, id: placed[1] },
  ]);
  for (const [line, input] of [
    ['POST Admin/ManagePageComponent', { Type: 'Announcement', ComponentId: ids[0], Id: 0 }],
    ['POST Admin/ManagePageComponent', { Type: 'Blank', ComponentId: ids[0], Id: ids[2] }],
    ['POST Admin/ManagePageComponent', { Type: 'Announcement', ComponentId: placed[0], Id: placed[0] }],
    ['POST Admin/ManagePageComponent', { Type: 'Blank', ComponentId: (ids[0] ?? 0) + 50, Id: 0 }],
  ] as const) {
    const refused = await observed(line, { PageId: other, VersionId: 1, Status: '', ...input }, asAdmin);
    expect([refused.status, refused.refusal.message]).toEqual([404, 'This component was not found.']);
  }
  const elsewhere = { PageId: other, VersionId: 2, Status: '', Type: 'Blank', ComponentId: ids[0], Id: 0 };
  const missing = await observed('POST Admin/ManagePageComponent', elsewhere, asAdmin);
  expect([missing.status, missing.refusal.message]).toEqual([404, 'V2 of this page was not found.']);
  expect((await read(other)).map(({ id }) => id)).toEqual(placed);
});
