import type { Page } from '@galley/shared/schemas/page';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { callRoutes } from '../../lib/call-routes';
import { field, offeredBy, reads, save, services, type } from '../../test-support/page-form';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { samplePage } from '../../test-support/sample-page';
import { PageForm } from './page-form';

const page: Page = samplePage;

describe('an existing page', () => {
  it('turns Show On Menu off under a landing page, says why, and is saved with its place and the URL of its name [1:29] [1:70] [1:94] [1:176] [1:190] [1:245] [1:98]', async () => {
    const served = serveCalls({ ...reads, updatePage: { body: 7 } });
    renderScreen(<PageForm mode="update" page={page} canEdit onSaved={vi.fn()} />);
    const showOnMenu = screen.getByRole<HTMLInputElement>('switch', { name: /^Show On Menu/ });
    await waitFor(() => expect(showOnMenu.disabled).toBe(false));
    fireEvent.click(await screen.findByRole('combobox', { name: 'Parent Menu' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Spring' }));
    await waitFor(() => expect(showOnMenu.checked).toBe(false));
    expect(showOnMenu.disabled).toBe(true);
    expect(screen.getByText(/landing page/)).toBeTruthy();
    expect(field('Full URL').value).toBe('/spring/about');
    // Each stored value is in its own field.
    const shown = ['Page Name', 'Friendly URL', 'SEO Title', 'SEO Description'].map(
      (label) => field(label).value,
    );
    expect(shown).toEqual(['About', 'about', 'About us', 'Who we are']);
    expect(screen.getByText('boats')).toBeTruthy();
    type('SEO Description', 'Who builds\nboats');
    // The URL is made from the name again once it is empty, without what is no letter or digit.
    type('Friendly URL', '');
    type('Page Name', 'About Us 2');
    fireEvent.blur(field('Page Name'));
    await waitFor(() => expect(field('Friendly URL').value).toBe('aboutus2'));
    save();
    const sent = () => served.find(({ call }) => call === 'updatePage')?.input;
    await waitFor(() => expect(sent()).toBeTruthy());
    expect(sent()).toMatchObject({
      ...{
        id: 7,
        revision: 4,
        name: 'About Us 2',
        friendlyUrl: 'aboutus2',
        menu: 3,
        childMenu: null,
        subMenu: null,
      },
      ...{ showOnMenu: false, allowNavigation: true, openType: null, isExternal: false },
      ...{ scoTitle: 'About us', scoMetaDescription: 'Who builds\nboats', scoMetaKeywords: 'boats' },
    });
  });

  it.each([
    ['Parent', { menu: null, childMenu: null, subMenu: null }],
    ['Child', { menu: 2, childMenu: null, subMenu: null }],
    ['Sub', { menu: 2, childMenu: 4, subMenu: null }],
  ])(
    'loses the entries below its %s Menu when that is emptied: %j [1:70] [1:175] [1:250]',
    async (level, place) => {
      const [child, sub] = [4, 5].map((id) => ({ ...services, id, name: `Entry ${id}` }));
      const served = serveCalls({
        ...reads,
        listChildMenuOptions: { body: [child] },
        listSubMenuOptions: { body: [sub] },
        updatePage: { body: 7 },
      });
      const deep = { ...page, menu: 2, childMenu: 4, subMenu: 5 };
      renderScreen(<PageForm mode="update" page={deep} canEdit onSaved={vi.fn()} />);
      await waitFor(() => expect(field('Sub Menu').value).toBe('Entry 5'));
      // The siblings on the menu are those of its place.
      const asked = served.findLast(({ call }) => call === 'listMenuSiblings')?.input;
      expect(asked).toEqual({ parentMenuId: 2, childMenuId: 4, subMenuId: 5 });
      const clear = () => field(`${level} Menu`).closest('.mantine-Select-root')?.querySelector('button');
      await waitFor(() => expect(clear()).toBeTruthy());
      fireEvent.click(clear() as HTMLButtonElement);
      await waitFor(() => expect(field('Sub Menu').value).toBe(''));
      expect(field('Child Menu').value).toBe(place.childMenu === null ? '' : 'Entry 4');
      save();
      const sent = () => served.find(({ call }) => call === 'updatePage')?.input;
      await waitFor(() => expect(sent()).toMatchObject(place));
    },
  );

  it('shows both texts after a stale save, and overwrites the newer one on request', async () => {
    const theirs = { ...page, name: 'About them', revision: 5 };
    const served = serveCalls({
      ...reads,
      updatePage: ({ revision }) =>
        revision === 5
          ? { body: 7 }
          : { status: 409, body: { message: 'Changed.', revision: 5, current: theirs } },
    });
    const onSaved = vi.fn();
    renderScreen(<PageForm mode="update" page={page} canEdit onSaved={onSaved} />);
    type('Page Name', 'About me');
    save();
    expect(await screen.findByText('About them')).toBeTruthy();
    expect(field('Page Name').value).toBe('About me');
    fireEvent.click(screen.getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(7));
    const saves = served.filter(({ call }) => call === 'updatePage').map(({ input }) => input);
    expect(saves).toMatchObject([
      { name: 'About me', revision: 4 },
      { name: 'About me', revision: 5 },
    ]);
  });

  it('takes the other text on request', async () => {
    const theirs = { ...page, name: 'About them', revision: 5 };
    const body = { message: 'Changed.', revision: 5, current: theirs };
    serveCalls({ ...reads, updatePage: { status: 409, body } });
    renderScreen(<PageForm mode="update" page={page} canEdit onSaved={vi.fn()} />);
    type('Page Name', 'About me');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(field('Page Name').value).toBe('About them');
  });

  it('keeps its place, can be moved in the order and may leave the menu where only pages off the menu are under it [1:178] [1:179] [1:180] [1:70] [1:94] [1:136] [1:207] [1:245] [1:251] [1:250]', async () => {
    const served = serveCalls({
      ...reads,
      hasSubPages: { body: true },
      listMenuSiblings: {
        body: [
          { id: 7, name: 'About', status: 'live' },
          { id: 2, name: 'Services', status: 'pending' },
          { id: 5, name: 'Prices', status: 'draft' },
        ],
      },
      updatePageOrder: { body: 'Saved' },
      updatePage: { body: 7 },
    });
    renderScreen(<PageForm mode="update" page={page} canEdit onSaved={vi.fn()} />);
    const toggle = (name: string) =>
      screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) });
    await waitFor(() => expect(toggle('Show On Menu').disabled).toBe(false));
    expect(toggle('Allow Navigation').disabled).toBe(false);
    await waitFor(() => expect(field('Parent Menu').placeholder).toBe('None'));
    expect(offeredBy('Parent Menu')).toEqual([]);
    const moveDown = await screen.findByRole('button', { name: 'Move About down' });
    const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['Aboutlive', 'Servicespending', 'Pricesdraft']);
    fireEvent.click(moveDown);
    const ordered = () => served.find(({ call }) => call === 'updatePageOrder')?.input;
    await waitFor(() => expect(ordered()).toEqual({ orderedPageIds: [2, 7, 5] }));
    for (const name of ['Show On Menu', 'Allow Navigation']) fireEvent.click(toggle(name));
    save();
    const sent = () => served.find(({ call }) => call === 'updatePage')?.input;
    await waitFor(() => expect(sent()).toMatchObject({ showOnMenu: false, allowNavigation: false }));
  });

  it('is read-only, without buttons, for non-Admins [1:181] [1:208] [1:207]', async () => {
    serveCalls({ ...reads, listMenuSiblings: { body: [{ id: 7, name: 'About', status: 'live' }] } });
    renderScreen(<PageForm mode="update" page={page} canEdit={false} onSaved={vi.fn()} />);
    for (const name of ['Page Name', 'SEO Title']) expect(field(name).readOnly, name).toBe(true);
    for (const name of ['SEO Keywords', 'Parent Menu', 'Child Menu', 'Sub Menu']) {
      expect(screen.getByRole<HTMLInputElement>('combobox', { name }).readOnly, name).toBe(true);
    }
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea')];
    expect(inputs.filter(({ readOnly, disabled }) => !readOnly && !disabled).map(({ name }) => name)).toEqual(
      [],
    );
    // A choice without a search takes no letters in any case; this one does not offer its options either.
    await waitFor(() => expect(field('Parent Menu').placeholder).toBe('None'));
    for (const name of ['Parent Menu', 'Side menu']) expect(offeredBy(name), name).toEqual([]);
    const order = await screen.findByRole('list', { name: 'Menu order' });
    expect([order.textContent, order.querySelectorAll('button').length]).toEqual(['Aboutlive', 0]);
    for (const name of ['Save', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('shows, for an external page, the read-only segment that it adds to the paths below, and keeps its place [1:30] [1:178] [1:179] [1:180] [1:182]', async () => {
    const isThere = { body: true };
    const under = { hasSubPages: isThere, hasMenuChildPages: isThere };
    const boats = { ...services, id: 5, name: 'Boats' };
    const entries = { listChildMenuOptions: { body: [boats] }, listSubMenuOptions: { body: [boats] } };
    serveCalls({ ...reads, ...under, ...entries });
    const external: Page = {
      ...{ ...page, isExternal: true, friendlyUrl: 'https://a.example', openType: 'NewTab' },
      ...{ slug: 'about', menu: 2, childMenu: 5 },
    };
    renderScreen(<PageForm mode="update" page={external} canEdit onSaved={vi.fn()} />);
    expect(field('Part of the address')).toMatchObject({ value: 'about', readOnly: true });
    await screen.findByText(/^Locked because there are pages under this one/);
    // The lowest could still be chosen.
    await waitFor(() => expect(field('Sub Menu').placeholder).toBe('None'));
    expect([field('Parent Menu').value, field('Child Menu').value]).toEqual(['Services', 'Boats']);
    for (const name of ['Parent Menu', 'Child Menu', 'Sub Menu']) expect(offeredBy(name), name).toEqual([]);
    const locks = ['Show On Menu', 'Allow Navigation'].map(
      (name) => screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) }).disabled,
    );
    expect(locks).toEqual([true, false]);
  });

  it.each([false, true])(
    'has Save and Delete, or Restore once it is deleted (external: %s) [1:70] [1:151] [1:207] [1:247] [1:286]',
    async (isExternal) => {
      const served = serveCalls({ ...reads, restorePage: { body: 'Restored' } });
      const kind: Page = { ...page, isExternal, openType: isExternal ? 'NewTab' : null };
      const offered = () =>
        ['Save', 'Delete', 'Restore'].filter((name) => screen.queryByRole('button', { name }));
      renderScreen(<PageForm mode="update" page={kind} canEdit />);
      expect(offered()).toEqual(['Save', 'Delete']);
      cleanup();
      renderScreen(<PageForm mode="update" page={{ ...kind, status: 'Deleted' }} canEdit />);
      expect(offered()).toEqual(['Restore']);
      fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
      expect(await screen.findByText('Are you sure you want to restore this page?')).toBeTruthy();
      const asked = within(screen.getByRole('dialog'));
      const restored = () => served.filter(({ call }) => call === 'restorePage');
      expect(restored()).toEqual([]);
      fireEvent.click(asked.getByRole('button', { name: 'Restore' }));
      await waitFor(() => expect(restored().map(({ input }) => input)).toEqual([{ pageId: 7 }]));
    },
  );

  it('cannot be deleted where it is the home page [1:70] [1:94] [1:151]', () => {
    serveCalls(reads);
    const home: Page = { ...page, friendlyUrl: '/', fullUrl: '/', allowDelete: false };
    renderScreen(<PageForm mode="update" page={home} canEdit onSaved={vi.fn()} />);
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('asks in the specified words before it is deleted [1:151] [1:246] [1:286]', async () => {
    const links = {
      pages: [{ id: 9, name: 'Harbour' }],
      menus: [{ id: 7, name: 'About' }],
      pagesUnder: [{ id: 8, name: 'Team' }],
      tabs: [{ id: 1, name: 'Offers' }],
      isInFooter: true,
      redirects: ['/about-us'],
    };
    const served = serveCalls({
      ...reads,
      getPageLinks: { body: links },
      deletePage: { body: 'Deleted' },
    });
    renderScreen(<PageForm mode="update" page={page} canEdit onSaved={vi.fn()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Are you sure you want to delete this page?')).toBeTruthy();
    expect(served.some(({ call }) => callRoutes[call].method === 'DELETE')).toBe(false);
    const dialog = screen.getByRole('dialog');
    for (const name of ['Harbour', 'Team', "the navbar tab 'Offers'", 'the footer', '/about-us']) {
      expect(await within(dialog).findByText(name)).toBeTruthy();
    }
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete page' }));
    await waitFor(() => expect(served.some(({ call }) => callRoutes[call].method === 'DELETE')).toBe(true));
  });
});
