import { columnFormats } from '@galley/shared/components/column-formats';
import { creatableTypes } from '@galley/shared/components/dictionary';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putForm } from '../../support/library';
import { answered, observed } from '../../support/observed';
import { pageFields, publish } from '../../support/pages';
import { visit } from '../../support/visits';

/** What the page list and the editor of a page read, and the columns that a page shows, by the paths, names and answers that document 1 gives them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

beforeAll(async () => {
  await putForm(site.cloud, site.acme, 1);
});

const make = (changes: Parameters<typeof pageFields>[0] = {}) =>
  answered<number>('POST Admin/CreatePage', pageFields({ showOnMenu: false, ...changes }), asAdmin);

/** Which columns a format has, left to right, and how wide, of twelve: what its name says, as quarters or thirds. */
const columnsUsed: [string, number[], number[], string, string][] = [
  ['4_4', [1], [12], '[1:116]', '[2:89]'],
  ['4_2-2', [1, 3], [6, 6], '[1:117]', '[2:90]'],
  ['4_1-3', [1, 2], [3, 9], '[1:118]', '[2:91]'],
  ['4_3-1', [1, 4], [9, 3], '[1:119]', '[2:92]'],
  ['4_1-1-2', [1, 2, 3], [3, 3, 6], '[1:120]', '[2:93]'],
  ['4_2-1-1', [1, 3, 4], [6, 3, 3], '[1:121]', '[2:94]'],
  ['4_1-2-1', [1, 2, 4], [3, 6, 3], '[1:122]', '[2:95]'],
  ['4_1-1-1-1', [1, 2, 3, 4], [3, 3, 3, 3], '[1:123]', '[2:96]'],
  ['3_1-1-1', [1, 2, 3], [4, 4, 4], '[1:124]', '[2:97]'],
  ['3_1-2', [1, 2], [4, 8], '[1:125]', '[2:98]'],
  ['3_2-1', [1, 3], [8, 4], '[1:126]', '[2:99]'],
];
let formatsPage = '';

interface Data {
  pageComponents: { id: number; componentId: number; status: string }[];
  allComponents: Record<string, object[]>;
  allComponentTypes: string[];
}

it('a row of the page list has its fields, of Deleted pages too [1:96] [1:243]', async () => {
  const menu = await make({ name: 'Boats', friendlyUrl: 'boats', scoTitle: 'All boats' });
  const childMenu = await make({ name: 'Sails', menu });
  const subMenu = await make({ name: 'Jibs', menu, childMenu });
  const id = await make({ name: 'Storm jib', friendlyUrl: 'storm-jib', menu, childMenu, subMenu });
  const elsewhere = await make({
    ...{ name: 'Yard', friendlyUrl: 'https://yard.example/', isExternal: true, openType: 'NewTab' },
    showOnMenu: true,
  });
  const list = (session = site.admin) =>
    answered<{ pageId: number }[]>('GET Admin/GetPagesAndComponentData', {}, { session });
  const row = async (pageId: number) => (await list()).find((page) => page.pageId === pageId);
  const top = { pageMenuUrl: '', pageChildMenu: '', pageSubMenu: '' };
  expect(await row(menu)).toMatchObject({
    ...{ pageId: menu, pageName: 'Boats', ...top, pageUrl: 'boats', versionStatus: 'draft' },
    ...{ pageAllowNavigation: true, pageShowOnMenu: false, isExternal: false },
  });
  const stored = await answered<object>('GET Admin/GetPage', { pageId: menu }, asAdmin);
  await answered('POST Admin/UpdatePage', { ...stored, allowNavigation: false }, asAdmin);
  expect(await row(menu)).toMatchObject({ pageAllowNavigation: false });
  expect(await row(id)).toMatchObject({
    ...{ pageName: 'Storm jib', pageMenuUrl: 'Boats', pageChildMenu: 'Sails', pageSubMenu: 'Jibs' },
    ...{ pageUrl: 'storm-jib', versionStatus: 'draft', pageAllowNavigation: true, pageShowOnMenu: false },
    isExternal: false,
  });
  expect(await row(elsewhere)).toMatchObject({
    ...{ pageName: 'Yard', ...top, pageUrl: 'https://yard.example/', pageShowOnMenu: true, isExternal: true },
  });
  await answered('DELETE Admin/DeletePage', { pageId: id }, asAdmin);
  expect(await row(id)).toMatchObject({ pageName: 'Storm jib', versionStatus: 'Deleted' });
  // A heading alone leads nowhere: without pages under it, it is a page again.
  await answered('DELETE Admin/DeletePage', { pageId: childMenu }, asAdmin);
  expect(await row(menu)).toMatchObject({ pageAllowNavigation: true });
  expect(await list(site.editor)).toEqual(await list());
});

it('a page’s data has page, placements in order, types and named components of all versions [1:128] [1:130] [1:252] [2:10]', async () => {
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
  // Forms come with the feature.
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
  const link = (type: string, componentId: number) => ({
    ...{ id: expect.any(Number), type, componentId, versionId: 1, status: 'draft' },
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(data.pageComponents).toMatchObject([
    link('Blank', one),
    link('Announcement', news),
    link('Blank', two),
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
  // A component that a version before has too is named once, from the newest one; one that is only there is named still.
  expect((await read()).allComponents).toMatchObject({
    announcements: [{ componentName: 'News', versionId: 2 }],
    blanks: [
      { componentName: 'Two', versionId: 2 },
      { id: one, componentName: 'One', versionId: 1 },
    ],
  });
});

it('placements are ordered, added and removed [1:128] [1:253] [1:254] [1:255]', async () => {
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
  // A place that is named is there already.
  expect(await placedOn(ids[0], placed[1])).toBe(placed[1]);
  expect(await read(other)).toMatchObject(placed.map((id) => ({ id, type: 'Blank', versionId: 1 })));
  const there = await answered<Data>('GET Admin/GetPageComponentData', { pageId: other }, asAdmin);
  expect(there.pageComponents).toHaveLength(2);
  expect(there.allComponents.blanks).toMatchObject([{ componentName: 'One' }, { componentName: 'One' }]);
  await answered('GET Version/SubmitDraft', { pageId, comments: '' }, asAdmin);
  const late = await remove(first);
  expect([late.status, late.refusal.message]).toEqual([409, expect.stringMatching(/./)]);
  expect(await read()).toHaveLength(2);
});

describe('column formats', () => {
  beforeAll(async () => {
    const pageId = await make({ friendlyUrl: 'formats' });
    for (const [format] of columnsUsed) {
      const texts = Object.fromEntries(
        [1, 2, 3, 4].map((n) => [`column${n}`, `<p>${format} column ${n}</p>`]),
      );
      const input = { componentName: format, borderStyle: 'float', format, ...texts, pageId, versionId: 1 };
      await answered('POST Admin/CreateHtmlEditorColumns', input, asAdmin);
    }
    await publish(site.admin, pageId);
    formatsPage = (await visit('acme', '/formats')).html;
  });

  it.each(columnsUsed)('%s shows the columns %j, %j wide, and no others %s %s', (format, used, wide) => {
    const columns = [...formatsPage.matchAll(new RegExp(`w(\\d+)">\\s*<p>${format} column (\\d)<`, 'g'))];
    expect(columns.map(([, , column]) => Number(column))).toEqual(used);
    expect(columns.map(([, width]) => Number(width))).toEqual(wide);
    expect(formatsPage.split(`${format} column`)).toHaveLength(used.length + 1);
  });

  it('are eleven [1:112]', () => {
    expect(Object.keys(columnFormats).sort()).toEqual(columnsUsed.map(([format]) => format).sort());
  });
});
