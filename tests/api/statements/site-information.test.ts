import { describe, expect, it } from 'vitest';
import { startAcme } from '../../support/acme';
import { answered, observed } from '../../support/observed';

/** The calls and entities of document 2 for staff, with their paths, names and responses. */
const site = await startAcme({ runJobs: false });
const asAdmin = { session: site.admin };
const stale = [409, 'Someone else changed this in the meantime. Your text is kept: compare and save again.'];
const visitor = { site: 'acme' };

describe('site information', () => {
  it('the footer has four columns and id 0 while it is new [2:68] [2:176] [2:177] [1:9] [1:24] [2:7] [2:39] [2:20] [2:231]', async () => {
    const columns = {
      contentColumn1: '<p>1</p>',
      contentColumn2: '',
      contentColumn3: '',
      contentColumn4: '<p>4</p>',
    };
    const fresh = await answered<{ id: number }>('GET Admin/GetFooter', {}, asAdmin);
    const none = { contentColumn1: '', contentColumn2: '', contentColumn3: '', contentColumn4: '' };
    expect(fresh).toEqual({ id: 0, ...none, revision: 0 });
    const id = await answered<number>('POST Admin/CreateFooter', { ...columns, id: 0 }, asAdmin);
    expect(id).toBeGreaterThan(0);
    const stored = await answered<object>('GET Admin/GetFooter', {}, asAdmin);
    expect(stored).toEqual({ ...columns, id, revision: 1 });
    const changed = {
      ...{ ...stored, contentColumn1: '<p>one</p>', contentColumn2: '<p>2</p>' },
      ...{ contentColumn3: '<p>3</p>', contentColumn4: '' },
    };
    for (const revision of [2, 3]) {
      const sent = { ...changed, revision: revision - 1 };
      expect(await answered('POST Admin/UpdateFooter', sent, asAdmin)).toBe(id);
      expect(await answered('GET Admin/GetFooter', {}, asAdmin)).toEqual({ ...changed, revision });
    }
    const late = await observed('POST Admin/UpdateFooter', changed, asAdmin);
    expect([late.status, late.error.message]).toEqual(stale);
    const unnamed = await observed('POST Admin/UpdateFooter', { ...changed, revision: undefined }, asAdmin);
    expect([unnamed.status, Object.keys(unnamed.error.fields ?? {})]).toEqual([400, ['revision']]);
    const texts = (textOf: (column: number) => string) =>
      Object.fromEntries([2, 3, 4].map((column) => [`contentColumn${column}`, textOf(column)]));
    const harmful = texts(
      (n) => `<p onclick="x()">${n}<script>x()</script></p><p><a href="javascript:x()">l</a></p>`,
    );
    const last = { ...changed, ...harmful, revision: 3 };
    expect(await answered('POST Admin/UpdateFooter', last, asAdmin)).toBe(id);
    const kept = { contentColumn1: '<p>one</p>', ...texts((n) => `<p>${n}</p><p>l</p>`), id };
    expect(await answered('GET Admin/GetFooter', {}, asAdmin)).toEqual({ ...kept, revision: 4 });
    const { footer } = await answered<{ footer: object }>(
      ...(['GET Components/GetFooterData', { componentId: 1 }, visitor] as const),
    );
    expect(footer).toEqual(kept);
    // An emptied column is empty, the first one too.
    expect(await answered('POST Admin/UpdateFooter', { id, ...none, revision: 4 }, asAdmin)).toBe(id);
    expect(await answered('GET Admin/GetFooter', {}, asAdmin)).toEqual({ id, ...none, revision: 5 });
  });

  it('navbar tabs have their fields, a title of at most 20 characters, four formats and an order [2:70] [2:134] [2:180] [2:181] [2:182] [2:183] [2:268] [1:9] [1:24] [2:7] [2:38] [2:20] [1:194] [1:295] [2:228]', async () => {
    const navbar = (componentName: string, revision: number, id = 1) => ({ id, componentName, revision });
    const readNavbar = () => answered('GET Admin/GetNavbar', {}, asAdmin);
    expect(await readNavbar()).toEqual(navbar('', 0, 0));
    const begun = { id: 0, componentName: ' Navbar ' };
    const tooLong = { ...begun, componentName: 'x'.repeat(16) };
    const refusedName = await observed('POST Admin/CreateNavbar', tooLong, asAdmin);
    expect([refusedName.status, Object.keys(refusedName.error.fields ?? {})]).toEqual([
      400,
      ['componentName'],
    ]);
    expect(await answered('POST Admin/CreateNavbar', begun, asAdmin)).toBe(1);
    expect(await readNavbar()).toEqual(navbar('Navbar', 1));
    expect(await answered('POST Admin/UpdateNavbar', navbar('Menu', 1), asAdmin)).toBe(1);
    expect(await readNavbar()).toEqual(navbar('Menu', 2));
    expect(await answered('POST Admin/UpdateNavbar', navbar('', 2), asAdmin)).toBe(1);
    expect(await readNavbar()).toEqual(navbar('', 3));
    const second = await observed('POST Admin/UpdateNavbar', navbar('Late', 1), asAdmin);
    expect([second.status, second.error.message]).toEqual(stale);
    expect(await readNavbar()).toEqual(navbar('', 3));
    const texts = [1, 2, 3, 4].map((column) => [`column${column}`, `<p>${column}</p>`]);
    const tab = { ...Object.fromEntries(texts), footer: '<p>f</p>' };
    const ids: number[] = [];
    for (const format of ['4_1-1-1-1', '4_2-1-1', '4_1-1-2', '4_2-2']) {
      const input = { id: 0, title: format, format, ...tab };
      ids.push(await answered<number>('POST Admin/CreateNavbarTab', input, asAdmin));
    }
    for (const [changes, field] of [
      [{ title: 'x'.repeat(21) }, 'title'],
      [{ title: '' }, 'title'],
      [{ format: '3_1-2' }, 'format'],
    ] as const) {
      const input = { id: 0, title: 'Tab', format: '4_2-2', ...tab, ...changes };
      const refused = await observed('POST Admin/CreateNavbarTab', input, asAdmin);
      expect(refused.error.fields, field).toHaveProperty(field);
    }
    expect(
      await answered(
        'POST Admin/CreateNavbarTab',
        { id: 0, title: 'x'.repeat(20), format: '4_2-2', ...tab },
        asAdmin,
      ),
    ).toEqual(expect.any(Number));
    const first = await answered<object>('GET Admin/GetNavbarTab', { componentId: ids[0] }, asAdmin);
    expect(first).toEqual({ id: ids[0], title: '4_1-1-1-1', format: '4_1-1-1-1', ...tab, revision: 1 });
    const words = {
      column1: '<p>a</p>',
      column2: '',
      column3: '<p>new</p>',
      column4: '<p>d</p>',
      footer: '',
    };
    const changed = { ...first, title: 'Hours', format: '4_2-2', ...words };
    const emptied = { ...changed, column1: '', column2: '<p>b</p>', column3: '', column4: '' };
    for (const [sent, revision] of [
      [changed, 2],
      [emptied, 3],
      [changed, 4],
    ] as const) {
      const input = { ...sent, revision: revision - 1 };
      expect(await answered('POST Admin/UpdateNavbarTab', input, asAdmin)).toBe(ids[0]);
      const after = await answered('GET Admin/GetNavbarTab', { componentId: ids[0] }, asAdmin);
      expect(after).toEqual({ ...sent, revision });
    }
    const late = await observed('POST Admin/UpdateNavbarTab', changed, asAdmin);
    expect([late.status, late.error.message]).toEqual(stale);
    for (const [wrong, field] of [
      [{ title: 'x'.repeat(21) }, 'title'],
      [{ title: ' ' }, 'title'],
      [{ format: '4_4' }, 'format'],
    ] as const) {
      const sent = { ...changed, ...wrong, revision: 4 };
      const { error } = await observed('POST Admin/UpdateNavbarTab', sent, asAdmin);
      expect(Object.keys(error.fields ?? {})).toEqual([field]);
    }
    const list = () => answered<{ id: number }[]>('GET Admin/GetNavbarTabs', {}, asAdmin);
    const tabs = await list();
    expect(tabs.map(({ id }) => id)).toEqual([...ids, expect.any(Number)]);
    const row = (id: number, title: string, format = title) => ({ id, title, format, ...tab, revision: 1 });
    expect(tabs).toEqual([
      { ...changed, revision: 4 },
      ...[row(2, '4_2-1-1'), row(3, '4_1-1-2'), row(4, '4_2-2'), row(5, 'x'.repeat(20), '4_2-2')],
    ]);
    for (const one of tabs) {
      expect(await answered('GET Admin/GetNavbarTab', { componentId: one.id }, asAdmin)).toEqual(one);
    }
    const nothing = await observed('GET Admin/GetNavbarTab', { componentId: 99 }, asAdmin);
    expect([nothing.status, nothing.error.message]).toEqual([404, 'This tab was not found.']);
    const order = (navbarTabIds: number[]) =>
      observed('POST Admin/UpdateNavbarTabOrder', { navbarTabIds }, asAdmin);
    for (const wrong of [
      [5, 4, 3, 2],
      [5, 4, 3, 2, 2],
      [5, 4, 3, 2, 1, 9],
    ]) {
      const { status, error } = await order(wrong);
      expect([status, error.message], wrong.join()).toEqual([409, expect.stringContaining('Reload them')]);
    }
    expect((await list()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect((await order([3, 1, 5, 2, 4])).body).toBe('Saved');
    expect(await list()).toEqual([3, 1, 5, 2, 4].map((id) => tabs.find((one) => one.id === id)));
    // A new one comes after the others, whatever their order.
    const another = { id: 0, title: 'New', format: '4_2-2', ...tab };
    const sixth = await answered<number>('POST Admin/CreateNavbarTab', another, asAdmin);
    expect((await list()).map(({ id }) => id)).toEqual([3, 1, 5, 2, 4, sixth]);
    await answered('DELETE Admin/DeleteNavbarTab', { componentId: sixth }, asAdmin);
    expect(await answered('DELETE Admin/DeleteNavbarTab', { componentId: 1 }, asAdmin)).toBe('Deleted');
    const gone = await observed('DELETE Admin/DeleteNavbarTab', { componentId: 1 }, asAdmin);
    expect([gone.status, gone.error.message]).toEqual([404, 'This tab was not found.']);
    const left = (await list()).map(({ id }) => id);
    expect(left).toEqual([3, 5, 2, 4]);
    const { navbarTabs } = await answered<{ navbarTabs: { id: number }[] }>(
      ...(['GET components/GetNavbarTabs', {}, visitor] as const),
    );
    expect(navbarTabs.map(({ id }) => id)).toEqual(left);
  });
});
