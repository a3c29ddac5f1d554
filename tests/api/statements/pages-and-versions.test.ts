import { beforeAll, describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { putForm } from '../../support/library';
import { answered, observed } from '../../support/observed';
import { pageFields } from '../../support/pages';

/** The calls and entities of document 1, by the paths, names and answers that it gives them. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

beforeAll(async () => {
  await putForm(site.cloud, site.acme, 1);
  await answered('POST AdminSettings/UpdateFormSettingsData', { toEmail: ['in@acme.example'] }, asAdmin);
});

const make = (changes: Parameters<typeof pageFields>[0] = {}) =>
  answered<number>('POST Admin/CreatePage', pageFields({ showOnMenu: false, ...changes }), asAdmin);
const publish = async (pageId: number) => {
  const input = { pageId, loggedInEmail: 'x', pageLink: 'x' };
  await answered('GET Version/SubmitDraft', { ...input, comments: '' }, asAdmin);
  return answered<number>('GET Version/PublishDraft', { ...input, comments: 'Good' }, asAdmin);
};

describe('pages', () => {
  it('a page has its fields, and an update answers its id again [1:94] [1:244] [1:245]', async () => {
    const id = await make({ name: 'For hire', friendlyUrl: 'hire-us', scoMetaKeywords: 'one,two' });
    expect(id).toEqual(expect.any(Number));
    const page = await answered<Record<string, unknown>>('GET Admin/GetPage', { pageId: id }, asAdmin);
    expect(page).toMatchObject({
      ...{ id, name: 'For hire', friendlyUrl: 'hire-us', menu: null, childMenu: null, subMenu: null },
      ...{ display: false, showOnMenu: false, allowNavigation: true, order: null, scoTitle: 'A title' },
      ...{ scoMetaDescription: 'A description', scoMetaKeywords: 'one,two', allowDelete: true },
      ...{ openType: null, isExternal: false, status: 'draft' },
    });
    const nowhere = await observed('GET Admin/GetPage', { pageId: 9999 }, asAdmin);
    expect([nowhere.status, nowhere.refusal.message]).toEqual([404, 'This page was not found.']);
    const written = {
      scoTitle: 'Another',
      noIndex: true,
      summary: 'By the hour',
      author: 'Ruth',
      tags: 'oars',
    };
    expect(await answered('POST Admin/UpdatePage', { ...page, ...written }, asAdmin)).toBe(id);
    const read = (pageId: number) => answered('GET Admin/GetPage', { pageId }, asAdmin);
    expect(await read(id)).toMatchObject({ ...written, scoMetaDescription: 'A description' });
    const refused = await observed('POST Admin/UpdatePage', { ...page, scoTitle: 'Stale' }, asAdmin);
    expect(refused.status).toBe(409);
    expect(refused.refusal.message).toEqual(expect.any(String));
    await publish(id);
    expect(await read(id)).toMatchObject({ name: 'For hire', display: true, status: 'live' });
    const home = (
      await answered<{ pageId: number; pageUrl: string }[]>('GET Admin/GetPagesAndComponentData', {}, asAdmin)
    ).find(({ pageUrl }) => pageUrl === '/');
    expect(await read(home?.pageId ?? 0)).toMatchObject({ friendlyUrl: '/', allowDelete: false });
    const menu = await make({ showOnMenu: true });
    const above = { menu, childMenu: await make({ menu, showOnMenu: true }), showOnMenu: true };
    expect(await read(await make(above))).toMatchObject({ ...above, subMenu: null, order: 1 });
    const heading = await answered<object>('GET Admin/GetPage', { pageId: menu }, asAdmin);
    await answered('POST Admin/UpdatePage', { ...heading, allowNavigation: false }, asAdmin);
    expect(await read(menu)).toMatchObject({ allowNavigation: false, showOnMenu: true });
    const elsewhere = { isExternal: true, openType: 'NewTab', friendlyUrl: 'https://yard.example/' } as const;
    expect(await read(await make(elsewhere))).toMatchObject(elsewhere);
  });

  it('menu options of three levels have their fields [1:98] [1:248]', async () => {
    const named = { name: 'Boats for hire', friendlyUrl: 'hire', isExternal: false };
    const parent = await make({ ...named, showOnMenu: true });
    const child = await make({ menu: parent, showOnMenu: false, friendlyUrl: 'small' });
    const sub = await make({ menu: parent, childMenu: child });
    type Options = { id: number; friendlyUrl: string; showOnMenu: boolean }[];
    const main = await answered<Options>('GET Admin/GetAllMainMenuOptions', {}, asAdmin);
    expect(main.find(({ id }) => id === parent)).toEqual({ id: parent, ...named, showOnMenu: true });
    expect(main.map(({ id }) => id)).not.toContain(child);
    const children = await answered<Options>('GET Admin/GetAllChildMenuOptions', { pageId: parent }, asAdmin);
    expect(children).toMatchObject([{ id: child, friendlyUrl: 'small', showOnMenu: false }]);
    const subs = await answered<Options>('GET Admin/GetAllSubMenuOptions', { pageId: child }, asAdmin);
    expect(subs.map(({ id }) => id)).toEqual([sub]);
    const away = { name: 'Yard', friendlyUrl: 'https://yard.example/', isExternal: true, showOnMenu: true };
    const elsewhere = await make({ ...away, openType: 'NewTab' });
    expect(await answered('GET Admin/GetAllMainMenuOptions', {}, asAdmin)).toContainEqual(
      expect.objectContaining({ id: elsewhere, ...away }),
    );
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
      ids.map((id, index) => ({ id, name: `S${index + 1}`, status: 'draft' })),
    );
    const [first = 0, second = 0] = ids;
    await publish(first);
    await answered('GET Version/SubmitDraft', { pageId: second, comments: '' }, asAdmin);
    await answered('GET Version/CreateDraft', { pageId: first, copyVersionId: 1 }, asAdmin);
    expect(await siblings()).toMatchObject(['live', 'pending', 'draft'].map((status) => ({ status })));
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
    expect((await observed('DELETE Admin/DeletePage', { pageId }, asAdmin)).status).toBe(409);
    expect(await answered('GET Admin/RestorePage', { pageId }, asAdmin)).toBe('Restored');
    expect(await status()).toBe('draft');
  });
});

describe('versions and their log', () => {
  it('go from draft to live by their calls, and the log tells it newest first [1:134] [1:152] [1:161] [1:268] [1:269] [1:270] [1:271] [1:272] [1:273] [1:274] [1:276] [2:167]', async () => {
    const pageId = await make();
    const statuses = async () => {
      const data = { pageId };
      const { versions } = await answered<{ versions: { versionId: number; status: string }[] }>(
        'GET Admin/GetPageComponentData',
        data,
        asAdmin,
      );
      return versions.map(({ versionId, status }) => `V${versionId} ${status}`);
    };
    expect(await publish(pageId)).toBe(1);
    expect(await statuses()).toEqual(['V1 live']);
    const draft = await answered<number>(
      'GET Version/CreateDraft',
      { pageId, copyVersionId: 1, loggedInEmail: 'nobody@acme.example' },
      asAdmin,
    );
    expect(draft).toBe(2);
    const loggedInEmail = 'nobody@acme.example';
    await answered(
      'GET Version/SubmitDraft',
      { pageId, loggedInEmail, comments: 'Look' },
      { session: site.editor },
    );
    expect(await statuses()).toEqual(['V2 pending', 'V1 live']);
    // What waits for a review is no draft.
    const early = await observed('DELETE Version/DeleteDraft', { pageId }, asAdmin);
    expect([early.status, early.refusal.message]).toEqual([409, expect.stringContaining('no draft')]);
    await answered('GET Version/RejectDraft', { pageId, loggedInEmail, comments: 'A comma' }, asAdmin);
    expect(await statuses()).toEqual(['V2 draft', 'V1 live']);
    expect(
      await answered('GET Version/AddVersionLog', { email: 'x', action: 'Called Ruth', pageId }, asAdmin),
    ).toBe('Saved');
    const drop = { pageId, loggedInEmail };
    expect(await answered('DELETE Version/DeleteDraft', drop, asAdmin)).toBe('Deleted');
    expect(await statuses()).toEqual(['V1 live']);
    expect((await observed('DELETE Version/DeleteDraft', drop, asAdmin)).status).toBe(409);
    const readLog = () =>
      answered<Record<'action' | 'email' | 'comments' | 'timestamp', string>[]>(
        'GET Version/GetVersionLogsPerPage',
        { pageId },
        asAdmin,
      );
    const log = await readLog();
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
    expect(log.map(({ comments }) => comments)).toEqual(['', '', 'A comma', 'Look', '', 'Good', '', '']);
    const times = log.map(({ timestamp }) => new Date(timestamp).toISOString());
    expect(log.map(({ timestamp }) => timestamp)).toEqual(times.toSorted().reverse());
    expect(Object.keys(log[0] ?? {}).sort()).toEqual(['action', 'comments', 'email', 'timestamp']);
    // Who acts is read from the session, whatever the call says.
    const { email: admin } = site.admin;
    expect(log.map(({ email }) => email)).toEqual([
      ...[admin, admin, admin, site.editor.email, admin, admin, admin, admin],
    ]);
    const next = await answered<number>('GET Version/CreateDraft', { pageId, copyVersionId: 1 }, asAdmin);
    expect(await publish(pageId)).toBe(next);
    expect(await statuses()).toEqual([`V${next} live`, 'V1 backup']);
    // The whole log, however long it is: the screen has pages of ten, the call has not.
    expect((await readLog()).slice(3)).toEqual(log);
    expect((await readLog())[0]?.action).toBe(`Published V${next}`);
  });

  it('a draft is a copy of the version that is named, be it live or not [1:268]', async () => {
    const pageId = await make();
    const add = (type: string, versionId: number, fields: object) =>
      answered(`POST Admin/Create${type}`, { pageId, versionId, componentName: type, ...fields }, asAdmin);
    const copyOf = (copyVersionId: number) =>
      answered<number>('GET Version/CreateDraft', { pageId, copyVersionId }, asAdmin);
    const typesOf = async (version: number) => {
      const { pageComponents } = await answered<{ pageComponents: { type: string; versionId: number }[] }>(
        'GET Admin/GetPageComponentData',
        { pageId },
        asAdmin,
      );
      return pageComponents.flatMap(({ type, versionId }) => (versionId === version ? [type] : []));
    };
    await add('Announcement', 1, { announcementText: 'Open' });
    await publish(pageId);
    const second = await copyOf(1);
    expect(await typesOf(second)).toEqual(['Announcement']);
    await add('Blank', second, { height: 7 });
    await publish(pageId);
    const third = await copyOf(1);
    expect(await typesOf(third)).toEqual(['Announcement']);
    await answered('DELETE Version/DeleteDraft', { pageId }, asAdmin);
    // Nothing is copied of a version that is not there.
    const missing = await observed('GET Version/CreateDraft', { pageId, copyVersionId: 99 }, asAdmin);
    expect([missing.status, missing.refusal.message]).toEqual([404, 'V99 of this page was not found.']);
    expect(await typesOf(await copyOf(second))).toEqual(['Announcement', 'Blank']);
  });
});
