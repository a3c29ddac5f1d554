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
const publish = async (pageId: number) => {
  await answered(
    'GET Version/SubmitDraft',
    { pageId, loggedInEmail: 'x', pageLink: 'x', comments: '' },
    asAdmin,
  );
  return answered<number>(
    'GET Version/PublishDraft',
    { pageId, loggedInEmail: 'x', pageLink: 'x', comments: 'Good' },
    asAdmin,
  );
};

describe('pages', () => {
  it('a page has its fields, and an update answers its id again [1:94] [1:244] [1:245]', async () => {
    const id = await make({ scoMetaKeywords: 'one,two' });
    expect(id).toEqual(expect.any(Number));
    const page = await answered<Record<string, unknown>>('GET Admin/GetPage', { pageId: id }, asAdmin);
    for (const field of [
      ...['id', 'name', 'friendlyUrl', 'menu', 'childMenu', 'subMenu', 'display', 'showOnMenu'],
      ...['allowNavigation', 'order', 'scoTitle', 'scoMetaDescription', 'scoMetaKeywords', 'allowDelete'],
      ...['openType', 'isExternal', 'status'],
    ]) {
      expect(page, field).toHaveProperty(field);
    }
    expect(page).toMatchObject({ id, menu: null, allowDelete: true, scoMetaKeywords: 'one,two' });
    expect(await answered('POST Admin/UpdatePage', { ...page, scoTitle: 'Another' }, asAdmin)).toBe(id);
    const refused = await observed('POST Admin/UpdatePage', { ...page, scoTitle: 'Stale' }, asAdmin);
    expect(refused.status).toBe(409);
    expect(refused.refusal.message).toEqual(expect.any(String));
  });

  it('a row of the page list has its fields [1:96] [1:243]', async () => {
    const id = await make();
    const rows = await answered<Record<string, unknown>[]>('GET Admin/GetPagesAndComponentData', {}, asAdmin);
    expect(rows.find(({ pageId }) => pageId === id)).toMatchObject({
      pageName: expect.any(String),
      pageMenuUrl: '',
      pageChildMenu: '',
      pageSubMenu: '',
      pageUrl: expect.any(String),
      versionStatus: 'draft',
      pageAllowNavigation: true,
      pageShowOnMenu: false,
      isExternal: false,
    });
  });

  it('menu options of three levels have their fields [1:98] [1:248]', async () => {
    const parent = await make({ showOnMenu: true });
    const child = await make({ menu: parent, showOnMenu: true });
    const sub = await make({ menu: parent, childMenu: child });
    type Options = { id: number }[];
    const main = await answered<Options>('GET Admin/GetAllMainMenuOptions', {}, asAdmin);
    expect(main.find(({ id }) => id === parent)).toMatchObject({
      name: expect.any(String),
      friendlyUrl: expect.any(String),
      showOnMenu: true,
      isExternal: false,
    });
    expect(main.map(({ id }) => id)).not.toContain(child);
    const children = await answered<Options>('GET Admin/GetAllChildMenuOptions', { pageId: parent }, asAdmin);
    expect(children.map(({ id }) => id)).toEqual([child]);
    const subs = await answered<Options>('GET Admin/GetAllSubMenuOptions', { pageId: child }, asAdmin);
    expect(subs.map(({ id }) => id)).toEqual([sub]);
  });

  it('says whether a page has pages under it, and such on the menu [1:249]', async () => {
    const parent = await make({ showOnMenu: true });
    const ask = async () => [
      await answered('GET Admin/HasSubPages', { pageId: parent }, asAdmin),
      await answered('GET Admin/HasMenuChildPages', { pageId: parent }, asAdmin),
    ];
    expect(await ask()).toEqual([false, false]);
    await make({ menu: parent });
    expect(await ask()).toEqual([true, false]);
    await make({ menu: parent, showOnMenu: true });
    expect(await ask()).toEqual([true, true]);
  });

  it('siblings on the menu are listed in order and put into another [1:136] [1:250] [1:251]', async () => {
    const parentMenuId = await make({ showOnMenu: true });
    const ids: number[] = [];
    for (const at of [1, 2, 3])
      ids.push(await make({ menu: parentMenuId, showOnMenu: true, name: `S${at}` }));
    const siblings = () =>
      answered<{ id: number }[]>(
        'POST Admin/GetMenuSiblingPages',
        { parentMenuId, childMenuId: null, subMenuId: null },
        asAdmin,
      );
    expect(await siblings()).toMatchObject(
      ids.map((id) => ({ id, name: expect.any(String), status: 'draft' })),
    );
    const orderedPageIds = [...ids].reverse();
    expect(await answered('POST Admin/UpdatePageOrder', { orderedPageIds }, asAdmin)).toBe('Saved');
    expect((await siblings()).map(({ id }) => id)).toEqual(orderedPageIds);
  });

  it('order is cleared when a page leaves the menu, except the home page’s [1:177]', async () => {
    const pageId = await make({ showOnMenu: true });
    const read = () =>
      answered<{ order: number | null; revision: number }>('GET Admin/GetPage', { pageId }, asAdmin);
    const shown = await read();
    expect(shown.order).not.toBeNull();
    await answered('POST Admin/UpdatePage', { ...shown, showOnMenu: false }, asAdmin);
    expect((await read()).order ?? null).toBeNull();
  });

  it('DeletePage answers Deleted and RestorePage Restored, to the state it had [1:151] [1:246] [1:247]', async () => {
    const pageId = await make();
    const status = async () =>
      (await answered<{ status: string }>('GET Admin/GetPage', { pageId }, asAdmin)).status;
    expect(await answered('DELETE Admin/DeletePage', { pageId }, asAdmin)).toBe('Deleted');
    expect(await status()).toBe('Deleted');
    expect(await answered('GET Admin/RestorePage', { pageId }, asAdmin)).toBe('Restored');
    expect(await status()).toBe('draft');
  });
});

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
        ...{ button2Text: 'More', button2Link: '/more' },
      },
      asAdmin,
    );
    expect(await answered('GET Admin/GetBanner', { componentId: second }, asAdmin)).toMatchObject({
      ...{ actionText: 'Boats', subActionText: 'Wooden', buttonText: 'Call', buttonPosition: 'UpperLeft' },
      ...{ buttonLink: encodeURIComponent('/call us'), button2Text: 'More', sliderDuration: 3000 },
      ...{ bannerContainerId: componentId, order: expect.any(Number), height: expect.any(String) },
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
      pageComponents: { id: number; componentId: number }[];
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
    expect(Object.keys(data.allComponents).sort()).toEqual([
      'announcements',
      'bannerContainers',
      'blanks',
      'htmlEditorColumns',
      'imageForms',
    ]);
    expect(data.allComponents.blanks).toMatchObject([
      { id: ids[0], componentName: 'One', versionId: 1 },
      { id: ids[1], componentName: 'Two', versionId: 1 },
    ]);
    expect(data.pageComponents[0]).toMatchObject({
      id: expect.any(Number),
      type: 'Blank',
      componentId: ids[0],
      versionId: 1,
      status: expect.any(String),
      timestamp: expect.any(String),
    });
    const PageComponentIds = data.pageComponents.map(({ id }) => id).reverse();
    expect(await answered('POST Admin/UpdatePageComponentOrder', { PageComponentIds }, asAdmin)).toBe(
      'Saved',
    );
    expect((await read()).pageComponents.map(({ id }) => id)).toEqual(PageComponentIds);
    const pageComponentId = PageComponentIds[0];
    expect(await answered('DELETE Admin/DeletePageComponent', { pageComponentId }, asAdmin)).toBe('Deleted');
    expect((await read()).pageComponents).toHaveLength(1);

    const other = { pageId: await make(), versionId: 1 };
    const placed = await answered<number>(
      'POST Admin/ManagePageComponent',
      { PageId: other.pageId, Type: 'Blank', ComponentId: ids[0], Id: 0, Status: '', VersionId: 1 },
      asAdmin,
    );
    expect(placed).toEqual(expect.any(Number));
  });
});

describe('versions and their log', () => {
  it('go from draft to live by their calls, and the log tells it newest first [1:134] [1:152] [1:161] [1:268] [1:269] [1:270] [1:271] [1:272] [1:273] [1:274]', async () => {
    const pageId = await make();
    expect(await publish(pageId)).toBe(1);
    const draft = await answered<number>(
      'GET Version/CreateDraft',
      { pageId, copyVersionId: 1, loggedInEmail: 'nobody@acme.example' },
      asAdmin,
    );
    expect(draft).toBe(2);
    await answered('GET Version/SubmitDraft', { pageId, comments: 'Look' }, asAdmin);
    await answered('GET Version/RejectDraft', { pageId, comments: 'A comma' }, asAdmin);
    expect(
      await answered('GET Version/AddVersionLog', { email: 'x', action: 'Called Ruth', pageId }, asAdmin),
    ).toBe('Saved');
    expect(await answered('DELETE Version/DeleteDraft', { pageId }, asAdmin)).toBe('Deleted');
    const log = await answered<{ action: string; email: string }[]>(
      'GET Version/GetVersionLogsPerPage',
      { pageId },
      asAdmin,
    );
    expect(log.map(({ action }) => action)).toEqual([
      'Deleted draft V2',
      'Note: Called Ruth',
      'Rejected V2',
      'Submitted V2',
      'Created draft V2',
      'Published V1',
      'Submitted V1',
      'Created draft V1',
    ]);
    expect(log[2]).toMatchObject({ comments: 'A comma', timestamp: expect.any(String) });
    // Who acts is read from the session, whatever the call says.
    expect(new Set(log.map(({ email }) => email))).toEqual(new Set([site.admin.email]));
  });

  it('the e-mail in a version call does not count [1:276] [2:167]', async () => {
    const pageId = await make();
    await answered('GET Version/SubmitDraft', { pageId, loggedInEmail: 'boss@acme.example' }, asAdmin);
    const [entry] = await answered<{ email: string }[]>(
      'GET Version/GetVersionLogsPerPage',
      { pageId },
      asAdmin,
    );
    expect(entry?.email).toBe(site.admin.email);
  });
});

describe('settings that the guard reads', () => {
  it('answer yes, no and a number [1:236] [1:237] [1:238] [1:239] [2:189]', async () => {
    expect(await answered('GET AdminSettings/HasFormSettingsData', {}, asAdmin)).toBe(true);
    expect(await answered('GET AdminSettings/GetVersionLimit', {}, asAdmin)).toBe(10);
    expect(await answered('GET Admin/IsLayoutCompleted', {}, asAdmin)).toBe(false);
    expect(await answered('GET AdminSettings/IsSiteInitialized', {}, asAdmin)).toBe(false);
    expect(await answered('POST AdminSettings/InitializeSite', { modules: [] }, asAdmin)).toBe('Saved');
    expect(await answered('GET AdminSettings/IsSiteInitialized', {}, asAdmin)).toBe(true);
  });
});
