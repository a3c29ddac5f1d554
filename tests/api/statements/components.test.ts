import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putForm, putImage } from '../../support/library';
import { answered, observed } from '../../support/observed';
import { pageFields } from '../../support/pages';

/** The calls and entities of document 1, by the paths, names and answers that it gives them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
let imageLink: string;

beforeAll(async () => {
  imageLink = await putImage(site.cloud, site.acme, 1);
  await putForm(site.cloud, site.acme, 1);
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
});

const make = (changes: Parameters<typeof pageFields>[0] = {}) =>
  answered<number>('POST Admin/CreatePage', pageFields({ showOnMenu: false, ...changes }), asAdmin);

const types = {
  Announcement: { componentName: 'News', announcementText: 'Open on Sunday' },
  Blank: { componentName: 'Gap', height: 7 },
  BannerContainer: { componentName: 'Hero', sliderDuration: 4000, height: 'Large' },
  HtmlEditorColumns: {
    componentName: 'Text',
    borderStyle: 'float',
    format: '4_1-3',
    column1: '<p>One</p>',
    column2: '<p>Two</p>',
  },
} as const;

describe('components', () => {
  it.each(Object.entries(types))(
    '%s is created, read, updated and deleted by its calls [1:100] [1:102] [1:104] [1:110] [1:259] [1:260] [1:261]',
    async (type, fields) => {
      const pageId = await make();
      const place = { pageId, versionId: 1 };
      const componentId = await answered<number>(
        `POST Admin/Create${type}`,
        { ...fields, ...place },
        asAdmin,
      );
      const read = async () => {
        const body = await answered<Record<string, never>>(`GET Admin/Get${type}`, { componentId }, asAdmin);
        return (type === 'BannerContainer' ? body.bannerContainer : body) as unknown as { revision: number };
      };
      const stored = await read();
      expect(stored).toMatchObject({ ...fields, id: componentId, ...place });
      const changed = { ...stored, componentName: 'Other' };
      expect(await answered(`POST Admin/Update${type}`, changed, asAdmin)).toBe(componentId);
      expect(await read()).toMatchObject({ componentName: 'Other' });
      expect(await answered(`DELETE Admin/Delete${type}`, { componentId }, asAdmin)).toBe('Deleted');
      expect((await observed(`GET Admin/Get${type}`, { componentId }, asAdmin)).status).toBe(404);
    },
  );

  it('an ImageForm has its fields, all required [1:108] [1:198] [1:259] [1:260]', async () => {
    const place = { pageId: await make(), versionId: 1 };
    const fields = { componentName: 'Ask', title: 'Ask us', description: 'We answer', formId: 1, imageLink };
    for (const field of ['title', 'description', 'formId', 'imageLink']) {
      const refused = await observed(
        'POST Admin/CreateImageForm',
        { ...fields, ...place, [field]: '' },
        asAdmin,
      );
      expect(refused.status, field).toBe(400);
      expect(refused.refusal.fields, field).toHaveProperty(field);
    }
    const componentId = await answered<number>(
      'POST Admin/CreateImageForm',
      { ...fields, ...place },
      asAdmin,
    );
    expect(await answered('GET Admin/GetImageForm', { componentId }, asAdmin)).toMatchObject(fields);
  });

  it('a slide has its fields and defaults; a container answers its slides in order [1:104] [1:106] [1:196] [1:197] [1:259] [1:262] [1:298] [2:83] [2:271]', async () => {
    const place = { pageId: await make(), versionId: 1 };
    const componentId = await answered<number>(
      'POST Admin/CreateBannerContainer',
      { componentName: 'Hero', ...place },
      asAdmin,
    );
    const slide = { componentName: 'S', backgroundImage: imageLink, bannerContainerId: componentId };
    const first = await answered<number>('POST Admin/CreateBanner', { ...slide, ...place }, asAdmin);
    const second = await answered<number>(
      'POST Admin/CreateBanner',
      {
        ...{ ...slide, ...place, actionText: 'Boats', subActionText: 'Wooden', sliderDuration: 3000 },
        ...{ buttonText: 'Call', buttonLink: encodeURIComponent('/call us'), buttonPosition: 'UpperLeft' },
        ...{ button2Text: 'More', button2Link: encodeURIComponent('/more?a=ä') },
      },
      asAdmin,
    );
    expect(await answered('GET Admin/GetBanner', { componentId: second }, asAdmin)).toMatchObject({
      ...{ actionText: 'Boats', subActionText: 'Wooden', buttonText: 'Call', buttonPosition: 'UpperLeft' },
      ...{ buttonLink: encodeURIComponent('/call us'), button2Text: 'More', sliderDuration: 3000 },
      button2Link: encodeURIComponent('/more?a=ä'),
      ...{ bannerContainerId: componentId, order: 2, height: expect.any(String) },
    });
    const read = () =>
      answered<{ bannerContainer: object; banners: { id: number }[] }>(
        'GET Admin/GetBannerContainer',
        { componentId },
        asAdmin,
      );
    const stored = await read();
    expect(stored.bannerContainer).toMatchObject({ height: 'Medium', sliderDuration: 5000 });
    expect(stored.banners[0]).toMatchObject({ buttonPosition: 'BottomMiddle', sliderDuration: 5000 });
    expect(stored.banners.map(({ id }) => id)).toEqual([first, second]);
    const bannerIds = [second, first];
    expect(await answered('POST Admin/UpdateBannerComponentOrder', { bannerIds }, asAdmin)).toBe('Saved');
    expect((await read()).banners.map(({ id }) => id)).toEqual(bannerIds);
    for (const missing of [{ buttonText: 'Call' }, { buttonLink: '/call' }]) {
      const refused = await observed('POST Admin/CreateBanner', { ...slide, ...place, ...missing }, asAdmin);
      expect(refused.status, JSON.stringify(missing)).toBe(400);
    }
    const bare = await observed(
      'POST Admin/CreateBanner',
      { ...slide, ...place, backgroundImage: '' },
      asAdmin,
    );
    expect(bare.refusal.fields).toHaveProperty('backgroundImage');
  });

  it.each([
    [
      'POST Admin/CreateBlank',
      { componentName: 'x'.repeat(16), height: 1 },
      'componentName',
      '[1:194] [1:295]',
    ],
    ['POST Admin/CreateBlank', { componentName: '', height: 1 }, 'componentName', '[1:194]'],
    ['POST Admin/CreateBlank', { componentName: 'x', height: 0 }, 'height', '[1:195] [1:297]'],
    ['POST Admin/CreateBlank', { componentName: 'x', height: 1.5 }, 'height', '[1:195]'],
    [
      'POST Admin/CreateBannerContainer',
      { componentName: 'x', sliderDuration: 999 },
      'sliderDuration',
      '[1:196]',
    ],
    [
      'POST Admin/CreateBannerContainer',
      { componentName: 'x', sliderDuration: 10001 },
      'sliderDuration',
      '[1:296]',
    ],
    ['POST Admin/CreateBannerContainer', { componentName: 'x', height: 'Huge' }, 'height', '[1:104]'],
    ['POST Admin/CreateHtmlEditorColumns', { componentName: 'x', format: '4_4' }, 'borderStyle', '[1:199]'],
    ['POST Admin/CreateHtmlEditorColumns', { componentName: 'x', borderStyle: 'none' }, 'format', '[1:199]'],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x', borderStyle: 'solid', format: '4_4' },
      'borderStyle',
      '[1:199]',
    ],
    [
      'POST Admin/CreateHtmlEditorColumns',
      { componentName: 'x', borderStyle: 'none', format: '2_2' },
      'format',
      '[1:112]',
    ],
  ])('%s with %j names %s %s', async (line, input, field, _ids) => {
    const refused = await observed(line, { ...input, pageId: await make(), versionId: 1 }, asAdmin);
    expect(refused.status).toBe(400);
    expect(refused.refusal.fields).toHaveProperty(field);
  });

  it('a page’s data has page, placements in order, types and named components; placements are ordered, added and removed [1:128] [1:130] [1:132] [1:252] [1:253] [1:254] [1:255]', async () => {
    const pageId = await make();
    const place = { pageId, versionId: 1 };
    const ids: number[] = [];
    for (const componentName of ['One', 'Two']) {
      ids.push(
        await answered<number>('POST Admin/CreateBlank', { componentName, height: 1, ...place }, asAdmin),
      );
    }
    interface Data {
      pageComponents: { id: number; componentId: number; status: string }[];
      allComponents: Record<string, object[]>;
      allComponentTypes: string[];
      page: { id: number };
    }
    const read = () => answered<Data>('GET Admin/GetPageComponentData', { pageId }, asAdmin);
    const data = await read();
    expect(data.page.id).toBe(pageId);
    expect(data.allComponentTypes).toEqual(
      expect.arrayContaining(['Announcement', 'Blank', 'BannerContainer', 'ImageForm', 'HtmlEditorColumns']),
    );
    expect(Object.keys(data.allComponents)).toEqual(
      expect.arrayContaining([
        'announcements',
        'bannerContainers',
        'blanks',
        'htmlEditorColumns',
        'imageForms',
      ]),
    );
    expect(Object.keys(data.allComponents)).toHaveLength(data.allComponentTypes.length);
    expect(data.allComponents.blanks).toMatchObject([
      { id: ids[0], componentName: 'One', versionId: 1 },
      { id: ids[1], componentName: 'Two', versionId: 1 },
    ]);
    expect(data.pageComponents[0]).toMatchObject({
      id: expect.any(Number),
      type: 'Blank',
      componentId: ids[0],
      versionId: 1,
      status: 'draft',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    const PageComponentIds = data.pageComponents.map(({ id }) => id).reverse();
    expect(await answered('POST Admin/UpdatePageComponentOrder', { PageComponentIds }, asAdmin)).toBe(
      'Saved',
    );
    expect((await read()).pageComponents.map(({ id }) => id)).toEqual(PageComponentIds);
    const pageComponentId = PageComponentIds[0];
    expect(await answered('DELETE Admin/DeletePageComponent', { pageComponentId }, asAdmin)).toBe('Deleted');
    expect((await read()).pageComponents).toHaveLength(1);

    await answered('GET Version/SubmitDraft', { pageId, comments: '' }, asAdmin);
    expect((await read()).pageComponents).toMatchObject([{ status: 'pending' }]);
    const other = await make();
    const placedOn = (ComponentId: number | undefined) =>
      answered<number>(
        'POST Admin/ManagePageComponent',
        { PageId: other, Type: 'Blank', ComponentId, Id: 0, Status: '', VersionId: 1 },
        asAdmin,
      );
    const placed = [await placedOn(ids[0]), await placedOn(ids[0])];
    const there = await answered<Data>('GET Admin/GetPageComponentData', { pageId: other }, asAdmin);
    expect(there.pageComponents).toMatchObject(placed.map((id) => ({ id, type: 'Blank', versionId: 1 })));
    expect(there.allComponents.blanks).toMatchObject([{ componentName: 'One' }, { componentName: 'One' }]);
  });
});
