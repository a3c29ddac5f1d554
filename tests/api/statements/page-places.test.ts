import { expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { answered, observed } from '../../support/observed';
import { pageFields, publish } from '../../support/pages';
import { visit } from '../../support/visits';

/** The menu order, deleting and restoring of pages, with the paths, names and responses of document 1. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };

const make = (changes: Parameters<typeof pageFields>[0] = {}) =>
  answered<number>('POST Admin/CreatePage', pageFields({ showOnMenu: false, ...changes }), asAdmin);
const external = { isExternal: true, openType: 'NewTab', friendlyUrl: 'https://yard.example/' } as const;
type Read = { status: string; order: number | null; revision: number; fullUrl: string };
const read = (pageId: number) => answered<Read>('GET Admin/GetPage', { pageId }, asAdmin);
const errorOf = async (line: string, input: object) => {
  const { status, error } = await observed(line, input, asAdmin);
  return [status, error.message];
};
const menuNames = async () => {
  const site = { site: 'acme' };
  const menu = await answered<{ page: { name: string } }[]>('GET components/GetMenuItems', {}, site);
  return menu.map(({ page }) => page.name);
};

it('siblings on the menu are listed in order and can be reordered [1:136] [1:250] [1:251] [1:9] [1:207] [1:70] [1:94] [1:177] [2:63] [2:81] [2:225]', async () => {
  const parentMenuId = await make({ showOnMenu: true });
  const ids: number[] = [];
  for (const at of [1, 2, 3]) ids.push(await make({ menu: parentMenuId, showOnMenu: true, name: `S${at}` }));
  const off = await make({ menu: parentMenuId });
  const list = (menus: object = {}) =>
    answered<{ id: number }[]>(
      'POST Admin/GetMenuSiblingPages',
      { parentMenuId, childMenuId: null, subMenuId: null, ...menus },
      asAdmin,
    );
  const row = (at: number, status = 'draft') => ({ id: ids[at], name: `S${at + 1}`, status });
  expect(await list()).toEqual([row(0), row(1), row(2)]);
  const [first = 0, second = 0, third = 0] = ids;
  for (const pageId of [first, second]) {
    await publish(site.admin, pageId);
    await answered('GET Version/CreateDraft', { pageId, copyVersionId: 1 }, asAdmin);
  }
  // Pending counts more than live.
  await answered('GET Version/SubmitDraft', { pageId: second, comments: '' }, asAdmin);
  expect(await list()).toEqual([row(0, 'live'), row(1, 'pending'), row(2)]);
  // Under the deepest selected entry; with none, at the top.
  const deep = { menu: parentMenuId, childMenu: first, showOnMenu: true };
  const under = await make({ ...deep, name: 'Under' });
  const shed = await make({ ...external, ...deep, name: 'Shed' });
  expect(await list({ childMenuId: first })).toEqual([
    { id: under, name: 'Under', status: 'draft' },
    { id: shed, name: 'Shed', status: 'live' },
  ]);
  const deepest = await make({ ...deep, subMenu: under, name: 'Deepest' });
  const lowest = await make({ ...deep, subMenu: under, name: 'Lowest' });
  expect(await list({ childMenuId: first, subMenuId: under })).toEqual([
    { id: deepest, name: 'Deepest', status: 'draft' },
    { id: lowest, name: 'Lowest', status: 'draft' },
  ]);
  expect(await list({ parentMenuId: second })).toEqual([]);
  const yard = await make({ ...external, name: 'Yard', showOnMenu: true });
  const top = await list({ parentMenuId: null });
  expect(top.at(-2)).toMatchObject({ id: parentMenuId });
  expect(top.at(-1)).toEqual({ id: yard, name: 'Yard', status: 'live' });
  expect(top.map(({ id }) => id)).not.toContain(first);

  const order = (orderedPageIds: number[]) =>
    observed('POST Admin/UpdatePageOrder', { orderedPageIds }, asAdmin);
  for (const wrong of [
    [third, second],
    [third, second, second],
    [third, second, first, off],
  ]) {
    const { status, error } = await order(wrong);
    expect([status, error.message], wrong.join()).toEqual([
      ...[409, 'The menu was changed in the meantime. Reload the list and order it again.'],
    ]);
  }
  expect(await list()).toEqual([row(0, 'live'), row(1, 'pending'), row(2)]);
  expect((await order([third, first, second])).body).toBe('Saved');
  expect(await list()).toEqual([row(2), row(0, 'live'), row(1, 'pending')]);
  // At each level.
  for (const [menus, ordered] of [
    [{ childMenuId: first }, [shed, under]],
    [{ childMenuId: first, subMenuId: under }, [lowest, deepest]],
  ] as const) {
    expect((await order([...ordered])).body).toBe('Saved');
    expect((await list(menus)).map(({ id }) => id)).toEqual(ordered);
  }
  expect([(await read(third)).order, (await read(first)).order, (await read(off)).order]).toEqual([
    1,
    2,
    null,
  ]);
  expect(await list({ parentMenuId: null })).toEqual(top);
  // Visitors get the order at once.
  await publish(site.admin, parentMenuId);
  await answered('GET Version/PublishDraft', { pageId: second, comments: '' }, asAdmin);
  const shown = async () => {
    const menu = await answered<{ page: { id: number }; subMenuPages: { page: { name: string } }[] }[]>(
      ...(['GET components/GetMenuItems', {}, { site: 'acme' }] as const),
    );
    return menu.find(({ page }) => page.id === parentMenuId)?.subMenuPages.map(({ page }) => page.name);
  };
  const { fullUrl } = await read(parentMenuId);
  // In the main menu of the page, in its side menu and among the pages of its section.
  const inPage = async () =>
    [...(await visit('acme', fullUrl)).html.matchAll(/>(S\d)<\/a>/g)].map(([, name]) => name);
  const everywhere = (names: string[]) => [names, [...names, ...names, ...names]];
  expect([await shown(), await inPage()]).toEqual(everywhere(['S1', 'S2']));
  await order([second, third, first]);
  expect([await shown(), await inPage()]).toEqual(everywhere(['S2', 'S1']));
  await answered('DELETE Version/DeleteDraft', { pageId: third }, asAdmin);
  expect(await list()).toEqual([row(1, 'live'), row(2, ''), row(0, 'live')]);
  await answered('DELETE Admin/DeletePage', { pageId: third }, asAdmin);
  expect(await list()).toEqual([row(1, 'live'), row(0, 'live')]);
});

it('order is cleared when a page leaves the menu, except the home page’s [1:177] [1:94] [1:244]', async () => {
  for (const kind of [{}, external]) {
    const pageId = await make({ ...kind, showOnMenu: true });
    const shown = await read(pageId);
    expect(shown.order).not.toBeNull();
    await answered('POST Admin/UpdatePage', { ...shown, showOnMenu: false }, asAdmin);
    expect((await read(pageId)).order ?? null).toBeNull();
  }
  const home = await read(1);
  await answered('POST Admin/UpdatePage', { ...home, showOnMenu: false }, asAdmin);
  expect(await read(1)).toMatchObject({ order: home.order, showOnMenu: false });
  await answered('POST Admin/UpdatePage', { ...(await read(1)), showOnMenu: true }, asAdmin);
  expect(await read(1)).toMatchObject({ order: home.order, showOnMenu: true });
});

it('DeletePage answers Deleted and RestorePage Restored, to the former state [1:151] [1:246] [1:247] [1:207] [1:9] [1:90] [1:94] [1:134] [1:274] [2:61] [2:80] [2:225]', async () => {
  const draft = await make({ name: 'Draft' });
  const live = await make({ name: 'Live', friendlyUrl: 'live-one', showOnMenu: true });
  const under = await make({ name: 'Under', friendlyUrl: 'under', menu: live });
  for (const pageId of [live, under]) await publish(site.admin, pageId);
  const pending = await make({ name: 'Pending' });
  const outside = await make({ ...external, name: 'Outside', showOnMenu: true });
  await answered('GET Version/SubmitDraft', { pageId: pending, comments: '' }, asAdmin);
  await make({ name: 'Beside', showOnMenu: true }).then((pageId) => publish(site.admin, pageId));
  const statuses = () =>
    Promise.all([draft, live, pending, under, outside].map(async (id) => (await read(id)).status));
  const pageStatuses = () =>
    Promise.all(['/live-one', '/live-one/under'].map(async (path) => (await visit('acme', path)).status));
  const before = await read(live);
  const menu = await menuNames();
  expect(menu.slice(-3)).toEqual(['Live', 'Outside', 'Beside']);
  for (const pageId of [draft, live, pending, outside]) {
    expect(await answered('DELETE Admin/DeletePage', { pageId }, asAdmin)).toBe('Deleted');
    expect(await errorOf('DELETE Admin/DeletePage', { pageId })).toEqual([
      ...[409, 'This page is deleted already. Reload the list.'],
    ]);
  }
  expect(await statuses()).toEqual(['Deleted', 'Deleted', 'Deleted', 'live', 'Deleted']);
  expect([await pageStatuses(), await menuNames()]).toEqual([
    [404, 404],
    menu.filter((name) => name !== 'Live' && name !== 'Outside'),
  ]);
  expect(await errorOf('GET Admin/RestorePage', { pageId: under })).toEqual([409, expect.any(String)]);
  for (const pageId of [pending, live, draft, outside]) {
    expect(await answered('GET Admin/RestorePage', { pageId }, asAdmin)).toBe('Restored');
    expect(await errorOf('GET Admin/RestorePage', { pageId })).toEqual([
      ...[409, 'This page is not deleted. Reload the list.'],
    ]);
  }
  expect(await statuses()).toEqual(['draft', 'live', 'pending', 'live', 'live']);
  expect([await pageStatuses(), await menuNames()]).toEqual([[200, 200], menu]);
  expect(await read(live)).toEqual({ ...before, revision: expect.any(Number) });
  const log = await answered<object[]>('GET Version/GetVersionLogsPerPage', { pageId: draft }, asAdmin);
  const { email } = site.admin;
  const entry = { email, comments: '', timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
  expect(log).toEqual([
    { ...entry, action: 'Restored page' },
    { ...entry, action: 'Deleted page' },
    { ...entry, action: 'Created draft V1' },
  ]);
  const [home] = await answered<{ pageId: number }[]>('GET Admin/GetPagesAndComponentData', {}, asAdmin);
  expect(await errorOf('DELETE Admin/DeletePage', { pageId: home?.pageId })).toEqual([
    ...[409, 'The home page cannot be deleted.'],
  ]);
  // A page that has taken the path in between is named.
  await answered('DELETE Admin/DeletePage', { pageId: live }, asAdmin);
  await make({ name: 'Taker', friendlyUrl: 'live-one' });
  expect(await errorOf('GET Admin/RestorePage', { pageId: live })).toEqual([
    ...[409, expect.stringContaining("'Taker'")],
  ]);
  expect((await read(live)).status).toBe('Deleted');
});
