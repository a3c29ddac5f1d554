import type { CallName } from '@galley/shared/contract/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { field, reads, save, services, type } from '../../test-support/page-form';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { PageForm } from './page-form';

function typeTag(tags: HTMLElement, tag: string, key: ',' | 'Enter') {
  // Mantine treats a change as typing only where the field has the focus.
  act(() => tags.focus());
  fireEvent.input(tags, { target: { value: tag }, inputType: 'insertText' });
  fireEvent.keyDown(tags, { key });
}

const enterKeyword = (keyword: string) =>
  typeTag(screen.getByRole('combobox', { name: 'SEO Keywords' }), keyword, 'Enter');

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
  it('names every required field and makes no call [1:191] [1:28]', async () => {
    const served = serveCalls(reads);
    renderScreen(<PageForm mode="create" isExternal={false} mayPublish onSaved={vi.fn()} />);
    save();
    for (const label of ['Page Name', 'Friendly URL', 'SEO Title', 'SEO Description', 'SEO Keywords']) {
      expect(await screen.findByText(`${label} is required.`)).toBeTruthy();
    }
    expect(served.some(({ call }) => call === 'createPage')).toBe(false);
  });

  it('is not created before the page to copy is chosen', async () => {
    const served = serveCalls({ ...reads, createPage: { body: 12 } });
    const onSaved = vi.fn();
    renderScreen(<PageForm mode="create" isExternal={false} mayPublish onSaved={onSaved} />);
    await fillIn();
    fireEvent.click(screen.getByLabelText('Copy of a page'));
    save();
    expect(await screen.findByText('Choose the page to copy.')).toBeTruthy();
    expect(served.some(({ call }) => call === 'createPage')).toBe(false);
    // Templates have no pictures, and their drawings show none.
    expect(screen.getByLabelText('Landing').closest('label')?.querySelector('clipPath')).toBeNull();
    fireEvent.click(screen.getByLabelText('Services'));
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(12));
    const sent = served.find(({ call }) => call === 'createPage')?.input;
    expect(sent).toMatchObject({ beginWith: { kind: 'template', name: 'services' } });
  });

  it('derives its path from the name and is saved with it [1:28] [1:70] [1:190] [1:94] [1:193] [1:245]', async () => {
    const served = serveCalls({ ...reads, createPage: { body: 12 } });
    const onSaved = vi.fn();
    renderScreen(<PageForm mode="create" isExternal={false} mayPublish onSaved={onSaved} />);
    await fillIn();
    expect(field('Full URL').value).toBe('/ourteam');
    fireEvent.click(field('Hide from search engines'));
    unfold('Menu place');
    fireEvent.click(await screen.findByRole('switch', { name: /^Show On Menu/ }));
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(12));
    expect(served.find(({ call }) => call === 'createPage')?.input).toMatchObject({
      name: 'Our Team',
      friendlyUrl: 'ourteam',
      ...{ menu: null, showOnMenu: true, allowNavigation: true },
      scoMetaKeywords: 'our team,team',
      noIndex: true,
      isExternal: false,
      openType: null,
    });
  });

  it('shows a server message at its field and keeps the input [1:281] [2:246]', async () => {
    const fields = { friendlyUrl: 'This address is used by the site itself.', author: 'Too many authors.' };
    const rejection = { message: 'No.', fields };
    serveCalls({ ...reads, createPage: { status: 400, body: rejection } });
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

  it.each([
    ['SEO Keywords', 'Search engines'],
    ['Tags', 'Lists and articles'],
  ])(
    'separates %s at commas, typed or pasted, and rejects one that is there [1:193] [1:283]',
    async (label, card) => {
      serveCalls(reads);
      renderScreen(<PageForm mode="create" isExternal={false} mayPublish onSaved={vi.fn()} />);
      unfold(card);
      const tags = await screen.findByRole('combobox', { name: label });
      const typeWithComma = (tag: string) => typeTag(tags, tag, ',');
      typeWithComma('row boats');
      expect(await screen.findByText('row boats')).toBeTruthy();
      expect(screen.queryByText('Tag already exists')).toBeNull();
      typeWithComma('Row Boats');
      expect(await screen.findByText('Tag already exists')).toBeTruthy();
      typeWithComma('oars');
      expect(await screen.findByText('oars')).toBeTruthy();
      expect(screen.queryByText('Tag already exists')).toBeNull();
      fireEvent.paste(tags, { clipboardData: { getData: () => 'sails,OARS, masts; ropes' } });
      for (const tag of ['sails', 'masts; ropes']) expect(await screen.findByText(tag)).toBeTruthy();
      expect(screen.getByText('Tag already exists')).toBeTruthy();
      expect(screen.getAllByText(/^oars$/i)).toHaveLength(1);
      fireEvent.keyDown(tags, { key: 'Backspace' });
      await waitFor(() => expect(screen.queryByText('masts; ropes')).toBeNull());
      expect(screen.queryByText('Tag already exists')).toBeNull();
    },
  );

  it('requires of an external page a full URL and how it opens, and offers it no external entry [1:28] [1:70] [1:94] [1:136] [1:182] [1:190] [1:191] [1:248] [1:250]', async () => {
    const repair = { ...services, id: 4, name: 'Repair' };
    const planking = { ...services, id: 5, name: 'Planking' };
    const yard = (level: string) => ({ ...services, id: 6, name: `${level} yard`, isExternal: true });
    const served = serveCalls({
      ...reads,
      listMainMenuOptions: { body: [services, yard('Parent')] },
      listChildMenuOptions: { body: [repair, yard('Child')] },
      listSubMenuOptions: { body: [planking, yard('Sub')] },
      createPage: { body: 12 },
    });
    renderScreen(<PageForm mode="create" isExternal mayPublish={false} onSaved={vi.fn()} />);
    await fillIn('');
    expect(screen.queryByLabelText(/^Hide from search engines/)).toBeNull();
    expect(field('Friendly URL').value).toBe('');
    type('Friendly URL', 'shop');
    save();
    expect(await screen.findByText('Open Type is required.')).toBeTruthy();
    expect(screen.getByText(/must be a full address/)).toBeTruthy();
    for (const card of ['Menu place', 'Menu order']) unfold(card);
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
    const sent = () => served.find(({ call }) => call === 'createPage')?.input;
    const place = { menu: services.id, childMenu: repair.id, subMenu: planking.id };
    await waitFor(() => expect(sent()).toMatchObject({ ...place, isExternal: true, openType: 'NewTab' }));
    const asked = (name: CallName) => served.filter(({ call }) => call === name).at(-1)?.input;
    expect([asked('listChildMenuOptions'), asked('listSubMenuOptions')]).toEqual([
      ...[{ pageId: String(services.id) }, { pageId: String(repair.id) }],
    ]);
    // The order is that of the entries under the deepest choice.
    expect(asked('listMenuSiblings')).toEqual({
      ...{ parentMenuId: services.id, childMenuId: repair.id, subMenuId: planking.id },
    });
  });
});
