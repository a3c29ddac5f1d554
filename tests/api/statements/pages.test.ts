import { expect, it } from 'vitest';
import { answered, observed } from '../../support/observed';
import { pageFields, publish } from '../../support/pages';
import { startWithForm } from '../../support/statements';
import { visit } from '../../support/visits';

/** The calls and the entity of a page, with the paths, names and responses of document 1. */
const site = await startWithForm();
const { asAdmin, makePage: make } = site;

const read = (pageId: number) => answered<Record<string, unknown>>('GET Admin/GetPage', { pageId }, asAdmin);

it('a page has its fields, and an update returns its id [1:70] [1:94] [1:192] [1:244] [1:245] [1:300] [1:9] [1:28] [1:207] [1:29] [1:151] [1:156] [2:61] [2:62]', async () => {
  const other = await make({ name: 'Beside', friendlyUrl: 'beside' });
  const beside = await read(other);
  const words = {
    scoTitle: 'T'.repeat(200),
    scoMetaDescription: `${'D'.repeat(490)}\n\nor  more`,
    scoMetaKeywords: `One,Two,${'x'.repeat(60)}`,
  };
  const id = await make({ name: ' For hire ', friendlyUrl: 'hire-us', openType: 'NewTab', ...words });
  expect(id).toBe(other + 1);
  const page = await read(id);
  const further = {
    ...{ noIndex: false, summary: '', picture: '', pictureFocus: '', date: '', author: '', tags: '' },
    ...{ sideMenu: 'site', hasArticles: false },
  };
  expect(page).toEqual({
    ...{ id, name: 'For hire', friendlyUrl: 'hire-us', menu: null, childMenu: null, subMenu: null },
    ...{ display: false, showOnMenu: false, allowNavigation: true, order: null, ...words },
    ...{ allowDelete: true, openType: null, isExternal: false, status: 'draft', fullUrl: '/hire-us' },
    ...{ ...further, revision: 1 },
  });
  const menu = await make({ showOnMenu: true, friendlyUrl: 'top' });
  const written = {
    ...{
      name: 'To hire',
      friendlyUrl: 'to-hire',
      menu,
      showOnMenu: true,
      scoTitle: 'Another',
      noIndex: true,
    },
    ...{
      scoMetaDescription: 'E',
      scoMetaKeywords: 'three',
      summary: 'By the hour',
      author: 'Ruth',
      tags: 'oars',
    },
  };
  expect(await answered('POST Admin/UpdatePage', { ...page, ...written }, asAdmin)).toBe(id);
  const after = { ...page, ...written, order: 1, fullUrl: '/top/to-hire', revision: 2 };
  // No entry may be sent as 0 or as an empty text, too.
  const atTop = { name: 'At the top', friendlyUrl: 'at-top', menu: 0, childMenu: '', subMenu: 0 };
  const none = await answered<number>('POST Admin/CreatePage', { ...pageFields(), ...atTop }, asAdmin);
  expect(await read(none)).toMatchObject({ menu: null, childMenu: null, subMenu: null, fullUrl: '/at-top' });
  for (const [entry, fullUrl] of [
    [menu, '/top/at-top'],
    [null, '/at-top'],
  ] as const) {
    await answered('POST Admin/UpdatePage', { ...(await read(none)), menu: entry }, asAdmin);
    expect(await read(none)).toMatchObject({ menu: entry, childMenu: null, subMenu: null, fullUrl });
  }
  expect(await read(id)).toEqual(after);
  expect(await read(other)).toEqual(beside);
  const late = await observed('POST Admin/UpdatePage', { ...page, scoTitle: 'Stale' }, asAdmin);
  expect([late.status, late.error]).toMatchObject([409, { revision: 2, current: after }]);
  const unnamed = await observed('POST Admin/UpdatePage', { ...after, revision: undefined }, asAdmin);
  expect([unnamed.status, Object.keys(unnamed.error.fields ?? {})]).toEqual([400, ['revision']]);
  expect(await read(id)).toEqual(after);
  await publish(site.admin, id);
  expect(await read(id)).toEqual({ ...after, display: true, status: 'live', revision: expect.any(Number) });
  // Visitors see an Admin's changes of a live page at once, also at its new path.
  await answered(
    'POST Admin/UpdatePage',
    { ...(await read(id)), friendlyUrl: 'rent', scoTitle: 'Now' },
    asAdmin,
  );
  expect((await visit('acme', '/top/rent')).html).toContain('<title>Now');
  expect((await visit('acme', '/top/to-hire')).status).toBe(301);
  await answered('GET Version/CreateDraft', { pageId: id }, asAdmin);
  expect(await read(id)).toMatchObject({ status: 'live', display: true });
  await answered('GET Version/SubmitDraft', { pageId: id }, asAdmin);
  expect(await read(id)).toMatchObject({ status: 'pending', display: true });
  await answered('DELETE Admin/DeletePage', { pageId: id }, asAdmin);
  expect(await read(id)).toMatchObject({
    status: 'Deleted',
    display: false,
    name: 'To hire',
    showOnMenu: true,
  });
});

const external = { isExternal: true, friendlyUrl: 'https://yard.example/', openType: 'NewTab' } as const;
it.each([
  [{ name: ' ' }, 'name', 'Page Name is required.'],
  [{ friendlyUrl: '' }, 'friendlyUrl', 'Friendly URL is required.'],
  [
    { friendlyUrl: 'Hire Us' },
    'friendlyUrl',
    'Friendly URL may have lowercase letters, digits and hyphens only.',
  ],
  ...['hire_us', 'HIRE', 'hire.us'].map(
    (friendlyUrl) =>
      [
        { friendlyUrl },
        'friendlyUrl',
        'Friendly URL may have lowercase letters, digits and hyphens only.',
      ] as const,
  ),
  [{ scoTitle: '' }, 'scoTitle', 'SEO Title is required.'],
  [{ scoMetaDescription: '' }, 'scoMetaDescription', 'SEO Description is required.'],
  [{ scoMetaKeywords: '' }, 'scoMetaKeywords', 'SEO Keywords is required.'],
  [{ scoMetaKeywords: 'a, A' }, 'scoMetaKeywords', 'Tag already exists'],
  [{ scoMetaKeywords: 'oars,sails,row boats,sails' }, 'scoMetaKeywords', 'Tag already exists'],
  [{ isExternal: true, friendlyUrl: 'https://yard.example/' }, 'openType', 'Open Type is required.'],
  [{ ...external, openType: 'Popup' }, 'openType', 'Open Type must be NewTab or CurrentTab.'],
  [
    { isExternal: true, friendlyUrl: 'yard', openType: 'NewTab' },
    'friendlyUrl',
    'Friendly URL must be a full address, like https://example.com/page.',
  ],
  [{ ...external, scoMetaKeywords: ' , ' }, 'scoMetaKeywords', 'SEO Keywords is required.'],
  [{ ...external, scoMetaKeywords: 'a,b,A' }, 'scoMetaKeywords', 'Tag already exists'],
  [{ ...external, scoTitle: ' ' }, 'scoTitle', 'SEO Title is required.'],
  [{ ...external, scoMetaDescription: ' ' }, 'scoMetaDescription', 'SEO Description is required.'],
  [{ ...external, name: ' ' }, 'name', 'Page Name is required.'],
  [{ ...external, friendlyUrl: '' }, 'friendlyUrl', 'Friendly URL is required.'],
  [{ friendlyUrl: 'images' }, 'friendlyUrl', 'This address is used by the site itself.'],
  [{ friendlyUrl: '/' }, 'friendlyUrl', 'Friendly URL / is the home page. Choose another one.'],
  [{ friendlyUrl: 'taken' }, 'friendlyUrl', undefined],
] as const)(
  'a page with %j is refused, by create and by update [1:94] [1:190] [1:191] [1:193] [1:245] [1:283] [1:28] [1:70] [1:281]',
  async (changes, field, words) => {
    if (!words) await make({ friendlyUrl: 'taken', name: 'Taker' });
    const own = await read(await make());
    for (const [line, page] of [
      ['POST Admin/CreatePage', pageFields()],
      ['POST Admin/UpdatePage', own],
    ] as const) {
      const before = await answered('GET Admin/GetPagesAndComponentData', {}, asAdmin);
      const { status, error } = await observed(line, { ...page, ...changes }, asAdmin);
      if (words) expect([status, error.message, error.fields]).toEqual([400, words, { [field]: words }]);
      else expect([status, error.message]).toEqual([409, expect.stringContaining("'Taker'")]);
      expect(await answered('GET Admin/GetPagesAndComponentData', {}, asAdmin)).toEqual(before);
    }
  },
);

it('the home page, entries of the menu and external pages have theirs [1:9] [1:70] [1:94] [1:244] [1:245] [1:28] [1:30] [1:136] [1:179] [1:208] [1:250]', async () => {
  const rows = await answered<{ pageId: number; pageUrl: string }[]>(
    ...(['GET Admin/GetPagesAndComponentData', {}, asAdmin] as const),
  );
  const home = rows.find(({ pageUrl }) => pageUrl === '/')?.pageId ?? 0;
  expect(await read(home)).toMatchObject({ friendlyUrl: '/', fullUrl: '/', allowDelete: false, order: 1 });
  const menu = await make({ showOnMenu: true, friendlyUrl: 'first' });
  const childMenu = await make({ menu, showOnMenu: true, friendlyUrl: 'second' });
  const above = { menu, childMenu, showOnMenu: true };
  expect(await read(await make({ ...above, friendlyUrl: 'third' }))).toMatchObject({
    ...{ ...above, subMenu: null, order: 1, fullUrl: '/first/second/third' },
  });
  const subMenu = await make({ ...above, friendlyUrl: 'fourth' });
  expect(await read(subMenu)).toMatchObject({ ...above, subMenu: null, order: 2 });
  const deepest = { menu, childMenu, subMenu, showOnMenu: false };
  expect(await read(await make({ ...deepest, friendlyUrl: 'fifth' }))).toMatchObject({
    ...{ ...deepest, order: null, fullUrl: '/first/second/fourth/fifth' },
  });
  await answered('POST Admin/UpdatePage', { ...(await read(menu)), allowNavigation: false }, asAdmin);
  expect(await read(menu)).toMatchObject({ allowNavigation: false, showOnMenu: true });
  for (const openType of ['NewTab', 'CurrentTab'] as const) {
    const elsewhere = { isExternal: true, openType, friendlyUrl: `https://${openType}.example/` };
    const away = await make({ ...elsewhere, showOnMenu: true });
    const whole = { ...elsewhere, fullUrl: elsewhere.friendlyUrl, display: true, status: 'live' };
    const atTheTop = await answered<object[]>('POST Admin/GetMenuSiblingPages', {}, asAdmin);
    const inMenu = { showOnMenu: true, order: atTheTop.length, allowDelete: true };
    expect(await read(away)).toMatchObject({ ...whole, ...inMenu });
    const otherType = openType === 'NewTab' ? 'CurrentTab' : 'NewTab';
    // Under an entry, too; its own URL stays.
    const moved = {
      ...{ name: 'Elsewhere', openType: otherType, friendlyUrl: `https://${otherType}.example/` },
      ...{ menu, childMenu, subMenu },
    };
    const now = await read(away);
    expect(await answered('POST Admin/UpdatePage', { ...now, ...moved }, asAdmin)).toBe(away);
    const after = { ...now, ...moved, fullUrl: moved.friendlyUrl, order: expect.any(Number) };
    expect(await read(away)).toEqual({ ...after, revision: 2 });
    // An external page of anyone else waits for an Admin.
    const asEditor = { session: site.editor };
    const input = pageFields({ ...elsewhere, showOnMenu: true });
    const waiting = await read(await answered<number>('POST Admin/CreatePage', input, asEditor));
    expect(waiting).toMatchObject({ ...whole, display: false, status: 'draft', showOnMenu: false });
    await answered('POST Admin/UpdatePage', { ...waiting, showOnMenu: true }, asAdmin);
    expect(await read(Number(waiting.id))).toMatchObject({ ...whole, showOnMenu: true });
  }
});
