import type { Page } from '@galley/shared/schemas/page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { samplePage } from '../../test-support/sample-page';
import { PageForm } from './page-form';

const services = { id: 2, name: 'Services', friendlyUrl: 'services', showOnMenu: true, isExternal: false };
const spring = { id: 3, name: 'Spring', friendlyUrl: 'spring', showOnMenu: false, isExternal: false };
const reads = {
  'GET /api/Admin/GetAllMainMenuOptions': { body: [services, spring] },
  'GET /api/Admin/GetAllChildMenuOptions': { body: [] },
  'GET /api/Admin/HasSubPages': { body: false },
  'GET /api/Admin/HasMenuChildPages': { body: false },
  'GET /api/Admin/GetPagesAndComponentData': { body: [] },
  'POST /api/Admin/GetMenuSiblingPages': { body: [] },
  'GET /api/Authentication/GetCompanyName': { body: { companyName: 'Acme', timeZone: 'UTC' } },
};
const page: Page = samplePage;
// Found by label rather than by role, which is many times slower in jsdom.
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: 'input, textarea' });
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

function enterKeyword(keyword: string) {
  const keywords = screen.getByRole('combobox', { name: 'SEO Keywords' });
  // Mantine treats a change as typing only where the field has the focus.
  act(() => keywords.focus());
  fireEvent.input(keywords, { target: { value: keyword }, inputType: 'insertText' });
  fireEvent.keyDown(keywords, { key: 'Enter' });
}

const unfold = (name: string) => fireEvent.click(screen.getByRole('button', { name, expanded: false }));

async function fillIn(madeUrl = 'ourteam') {
  type('Page Name', 'Our Team');
  fireEvent.blur(field('Page Name'));
  if (madeUrl) unfold('Address');
  unfold('Search engines');
  await waitFor(() => expect(field('Friendly URL').value).toBe(madeUrl));
  await screen.findByLabelText(/^SEO Title/);
  type('SEO Title', 'The team');
  type('SEO Description', 'Who builds the boats');
  enterKeyword('team');
}

describe('a new page', () => {
  it('names every required field and makes no call [1:191]', async () => {
    const served = serveCalls(reads);
    renderScreen(<PageForm mode="create" isExternal={false} mayPublish onSaved={vi.fn()} />);
    save();
    for (const label of ['Page Name', 'Friendly URL', 'SEO Title', 'SEO Description', 'SEO Keywords']) {
      expect(await screen.findByText(`${label} is required.`)).toBeTruthy();
    }
    expect(served.some(({ call }) => call.endsWith('CreatePage'))).toBe(false);
  });

  it('is not created before the page to copy is chosen', async () => {
    const served = serveCalls({ ...reads, 'POST /api/Admin/CreatePage': { body: 12 } });
    const onSaved = vi.fn();
    renderScreen(<PageForm mode="create" isExternal={false} mayPublish onSaved={onSaved} />);
    await fillIn();
    fireEvent.click(screen.getByLabelText('Copy of a page'));
    save();
    expect(await screen.findByText('Choose the page to copy.')).toBeTruthy();
    expect(served.some(({ call }) => call.endsWith('CreatePage'))).toBe(false);
    fireEvent.click(screen.getByLabelText('Services'));
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(12));
    const sent = served.find(({ call }) => call.endsWith('CreatePage'))?.input;
    expect(sent).toMatchObject({ beginWith: { kind: 'template', name: 'services' } });
  });

  it('derives its path from the name and is saved with it [1:70] [1:190]', async () => {
    const served = serveCalls({ ...reads, 'POST /api/Admin/CreatePage': { body: 12 } });
    const onSaved = vi.fn();
    renderScreen(<PageForm mode="create" isExternal={false} mayPublish onSaved={onSaved} />);
    await fillIn();
    expect(field('Full URL').value).toBe('/ourteam');
    fireEvent.click(field('Hide from search engines'));
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(12));
    expect(served.find(({ call }) => call.endsWith('CreatePage'))?.input).toMatchObject({
      name: 'Our Team',
      friendlyUrl: 'ourteam',
      menu: null,
      scoMetaKeywords: 'our team,team',
      noIndex: true,
      isExternal: false,
      openType: null,
    });
  });

  it('shows a server message at its field and keeps the input [1:281] [2:246]', async () => {
    const fields = { friendlyUrl: 'This address is used by the site itself.', author: 'Too many authors.' };
    const refusal = { message: 'No.', fields };
    serveCalls({ ...reads, 'POST /api/Admin/CreatePage': { status: 400, body: refusal } });
    renderScreen(<PageForm mode="create" isExternal={false} mayPublish onSaved={vi.fn()} />);
    await fillIn();
    const folded = screen.getByRole('button', { name: 'Lists and articles', expanded: false });
    save();
    expect(await screen.findByText('This address is used by the site itself.')).toBeTruthy();
    expect(folded.getAttribute('aria-expanded'), 'opens for what is wrong in it').toBe('true');
    expect(field('Friendly URL').getAttribute('aria-invalid')).toBe('true');
    expect(field('Page Name').value).toBe('Our Team');
  });

  it('rejects a duplicate keyword [1:193] [1:283]', async () => {
    serveCalls(reads);
    renderScreen(<PageForm mode="create" isExternal={false} mayPublish onSaved={vi.fn()} />);
    await fillIn();
    enterKeyword('TEAM');
    expect(await screen.findByText('Tag already exists')).toBeTruthy();
  });

  it('requires of an external page a full URL and how it opens, and offers it no external entry [1:28] [1:70] [1:94] [1:182] [1:190] [1:191]', async () => {
    const repair = { ...services, id: 4, name: 'Repair' };
    const planking = { ...services, id: 5, name: 'Planking' };
    const yard = (level: string) => ({ ...services, id: 6, name: `${level} yard`, isExternal: true });
    const served = serveCalls({
      ...reads,
      'GET /api/Admin/GetAllMainMenuOptions': { body: [services, yard('Parent')] },
      'GET /api/Admin/GetAllChildMenuOptions': { body: [repair, yard('Child')] },
      'GET /api/Admin/GetAllSubMenuOptions': { body: [planking, yard('Sub')] },
      'POST /api/Admin/CreatePage': { body: 12 },
    });
    renderScreen(<PageForm mode="create" isExternal mayPublish={false} onSaved={vi.fn()} />);
    await fillIn('');
    expect(screen.queryByLabelText(/^Hide from search engines/)).toBeNull();
    expect(field('Friendly URL').value).toBe('');
    type('Friendly URL', 'shop');
    save();
    expect(await screen.findByText('Open Type is required.')).toBeTruthy();
    expect(screen.getByText(/must be a full address/)).toBeTruthy();
    unfold('Menu place');
    expect(await screen.findByText('An administrator puts external pages on the menu.')).toBeTruthy();
    type('Friendly URL', 'https://shop.example/');
    const openList = (label: string, entry: string) => {
      fireEvent.click(screen.getByRole('combobox', { name: label }));
      return screen.findByRole('option', { name: entry });
    };
    fireEvent.click(await openList('Open Type', 'New tab'));
    // No external page is offered as an entry, at any level.
    for (const [level, entry] of Object.entries({ Parent: services, Child: repair, Sub: planking })) {
      const offered = await openList(`${level} Menu`, entry.name);
      expect(screen.queryByRole('option', { name: `${level} yard` }), level).toBeNull();
      fireEvent.click(offered);
    }
    save();
    const sent = () => served.find(({ call }) => call.endsWith('CreatePage'))?.input;
    const place = { menu: services.id, childMenu: repair.id, subMenu: planking.id };
    await waitFor(() => expect(sent()).toMatchObject({ ...place, isExternal: true, openType: 'NewTab' }));
  });
});

describe('an existing page', () => {
  it('turns Show On Menu off under a landing page, says why, and is saved with its place [1:29] [1:70] [1:94] [1:176] [1:245]', async () => {
    const served = serveCalls({ ...reads, 'POST /api/Admin/UpdatePage': { body: 7 } });
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
    type('SEO Description', 'Who builds');
    save();
    const sent = () => served.find(({ call }) => call.endsWith('UpdatePage'))?.input;
    await waitFor(() => expect(sent()).toBeTruthy());
    expect(sent()).toMatchObject({
      ...{ id: 7, revision: 4, name: 'About', friendlyUrl: 'about', menu: 3, childMenu: null, subMenu: null },
      ...{ showOnMenu: false, allowNavigation: true, openType: null, isExternal: false },
      ...{ scoTitle: 'About us', scoMetaDescription: 'Who builds', scoMetaKeywords: 'boats' },
    });
  });

  it('shows both texts after a stale save, and overwrites the newer one on request', async () => {
    const theirs = { ...page, name: 'About them', revision: 5 };
    const served = serveCalls({
      ...reads,
      'POST /api/Admin/UpdatePage': ({ revision }) =>
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
    const saves = served.filter(({ call }) => call.endsWith('UpdatePage')).map(({ input }) => input);
    expect(saves).toMatchObject([
      { name: 'About me', revision: 4 },
      { name: 'About me', revision: 5 },
    ]);
  });

  it('takes the other text on request', async () => {
    const theirs = { ...page, name: 'About them', revision: 5 };
    const body = { message: 'Changed.', revision: 5, current: theirs };
    serveCalls({ ...reads, 'POST /api/Admin/UpdatePage': { status: 409, body } });
    renderScreen(<PageForm mode="update" page={page} canEdit onSaved={vi.fn()} />);
    type('Page Name', 'About me');
    save();
    fireEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(field('Page Name').value).toBe('About them');
  });

  it('keeps its place and may leave the menu where only pages off the menu are under it [1:178] [1:179] [1:180]', async () => {
    serveCalls({ ...reads, 'GET /api/Admin/HasSubPages': { body: true } });
    renderScreen(<PageForm mode="update" page={page} canEdit onSaved={vi.fn()} />);
    const toggle = (name: string) =>
      screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(`^${name}`) });
    await waitFor(() => expect(toggle('Show On Menu').disabled).toBe(false));
    expect(toggle('Allow Navigation').disabled).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Parent Menu' }).readOnly).toBe(true);
  });

  it('is read-only, without buttons, for non-Admins [1:181] [1:208]', () => {
    serveCalls(reads);
    renderScreen(<PageForm mode="update" page={page} canEdit={false} onSaved={vi.fn()} />);
    expect(field('Page Name').readOnly).toBe(true);
    expect(field('SEO Title').readOnly).toBe(true);
    for (const name of ['SEO Keywords', 'Parent Menu', 'Child Menu', 'Sub Menu']) {
      expect(screen.getByRole<HTMLInputElement>('combobox', { name }).readOnly, name).toBe(true);
    }
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"]), textarea')];
    expect(inputs.filter(({ readOnly, disabled }) => !readOnly && !disabled).map(({ name }) => name)).toEqual(
      [],
    );
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('shows, for an external page, the read-only segment that it adds to the paths below [1:30] [1:182]', async () => {
    serveCalls(reads);
    const external: Page = {
      ...page,
      isExternal: true,
      friendlyUrl: 'https://a.example',
      openType: 'NewTab',
    };
    renderScreen(<PageForm mode="update" page={{ ...external, slug: 'about' }} canEdit onSaved={vi.fn()} />);
    expect(field('Part of the address')).toMatchObject({ value: 'about', readOnly: true });
  });

  it('cannot be deleted where it is the home page [1:70] [1:94]', () => {
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
      'GET /api/Admin/GetPageLinks': { body: links },
      'DELETE /api/Admin/DeletePage': { body: 'Deleted' },
    });
    renderScreen(<PageForm mode="update" page={page} canEdit onSaved={vi.fn()} />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Are you sure you want to delete this page?')).toBeTruthy();
    expect(served.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    const dialog = screen.getByRole('dialog');
    for (const name of ['Harbour', 'Team', "the navbar tab 'Offers'", 'the footer', '/about-us']) {
      expect(await within(dialog).findByText(name)).toBeTruthy();
    }
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(served.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
  });
});
