import { expect, it } from 'vitest';
import { answered } from '../../support/observed';
import { startAsWritten } from '../../support/statements';

/** What the menus of a page's form offer and depend on, with the paths, names and responses of document 1. */
const { asAdmin, makePage: make } = await startAsWritten();

it('menu options of three levels have their fields [1:98] [1:248] [1:9]', async () => {
  const named = { name: 'Boats for hire', friendlyUrl: 'hire', isExternal: false };
  const parent = await make({ ...named, showOnMenu: true });
  const child = await make({ name: 'Small', menu: parent, showOnMenu: false, friendlyUrl: 'small' });
  const large = await make({ name: 'Large', menu: parent, showOnMenu: true, friendlyUrl: 'large' });
  const sub = await make({ name: 'Dinghies', menu: parent, childMenu: child, friendlyUrl: 'dinghies' });
  const options = (level: string, pageId?: number) =>
    answered<{ id: number }[]>(`GET Admin/GetAll${level}MenuOptions`, { pageId }, asAdmin);
  const main = await options('Main');
  expect(main.find(({ id }) => id === parent)).toEqual({ id: parent, ...named, showOnMenu: true });
  for (const deeper of [child, large, sub]) expect(main.map(({ id }) => id)).not.toContain(deeper);
  // Entries on the menu come first, in order.
  const row = { showOnMenu: false, isExternal: false };
  expect(await options('Child', parent)).toEqual([
    { ...row, id: large, name: 'Large', friendlyUrl: 'large', showOnMenu: true },
    { ...row, id: child, name: 'Small', friendlyUrl: 'small' },
  ]);
  const listed = await make({
    name: 'Skiffs',
    menu: parent,
    childMenu: large,
    showOnMenu: true,
    friendlyUrl: 'skiffs',
  });
  expect([await options('Sub', child), await options('Sub', large)]).toEqual([
    [{ ...row, id: sub, name: 'Dinghies', friendlyUrl: 'dinghies' }],
    [{ ...row, id: listed, name: 'Skiffs', friendlyUrl: 'skiffs', showOnMenu: true }],
  ]);
  expect([await options('Sub', parent), await options('Child', child)]).toEqual([[], []]);
  await answered('DELETE Admin/DeletePage', { pageId: large }, asAdmin);
  expect((await options('Child', parent)).map(({ id }) => id)).toEqual([child]);
  const away = { name: 'Yard', friendlyUrl: 'https://yard.example/', isExternal: true, showOnMenu: true };
  const elsewhere = await make({ ...away, openType: 'NewTab' });
  expect(await options('Main')).toContainEqual({ id: elsewhere, ...away, slug: 'yard' });
  const inside = await make({ menu: elsewhere });
  expect(await options('Child', elsewhere)).toMatchObject([{ id: inside }]);
  const unshown = { ...away, name: 'Quay', friendlyUrl: 'https://quay.example/', showOnMenu: false };
  const offMenu = await make({ ...unshown, openType: 'NewTab' });
  expect(await options('Main')).toContainEqual({ id: offMenu, ...unshown, slug: 'quay' });
  // At the lower levels, too.
  for (const [level, place] of [
    ['Child', { menu: parent }],
    ['Sub', { menu: parent, childMenu: child }],
  ] as const) {
    const lower = { ...unshown, name: level, friendlyUrl: `https://${level}.example/` };
    const id = await make({ ...lower, ...place, openType: 'NewTab' });
    const among = await options(level, level === 'Child' ? parent : child);
    expect(among).toContainEqual({ id, ...lower, slug: level.toLowerCase() });
  }
});

it('reports whether a page has pages under it, and on the menu [1:178] [1:179] [1:180] [1:249]', async () => {
  const parent = await make({ showOnMenu: true });
  const ask = async (pageId = parent) => [
    await answered('GET Admin/HasSubPages', { pageId }, asAdmin),
    await answered('GET Admin/HasMenuChildPages', { pageId }, asAdmin),
  ];
  expect(await ask()).toEqual([false, false]);
  const off = await make({ menu: parent });
  expect([await ask(), await ask(off)]).toEqual([
    [true, false],
    [false, false],
  ]);
  const on = await make({ menu: parent, childMenu: off, showOnMenu: true });
  // Under the one, not under the other.
  expect(await ask()).toEqual([true, false]);
  const entry = await make({ menu: parent, showOnMenu: true });
  expect(await ask()).toEqual([true, true]);
  for (const pageId of [entry, on, off]) {
    await answered('DELETE Admin/DeletePage', { pageId }, asAdmin);
    if (pageId === entry) expect(await ask()).toEqual([true, false]);
  }
  expect(await ask()).toEqual([false, false]);
  // An external page counts, too.
  const away = { isExternal: true, openType: 'NewTab', friendlyUrl: 'https://yard.example/' } as const;
  const outside = await make({ ...away, menu: parent, showOnMenu: true });
  expect(await ask()).toEqual([true, true]);
  expect(await ask(outside)).toEqual([false, false]);
  await make({ menu: parent, childMenu: outside, showOnMenu: true });
  expect(await ask(outside)).toEqual([true, true]);
});
