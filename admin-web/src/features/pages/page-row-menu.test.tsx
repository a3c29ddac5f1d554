import type { Role } from '@galley/shared/permissions';
import type { PageListRow } from '@galley/shared/schemas/page';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { PageRowMenu } from './page-row-menu';

const row: PageListRow = {
  ...{ pageId: 9, pageName: 'Hull', pageMenuUrl: '', pageChildMenu: '', pageSubMenu: '', pageUrl: 'hull' },
  ...{ fullUrl: '/hull', versionStatus: 'draft', pageAllowNavigation: true, pageShowOnMenu: false },
  ...{ isExternal: false, hasDraft: false, parentDeleted: false, changedAt: '2026-11-20T10:00:00.000Z' },
};
const links = { pages: [], menus: [], pagesUnder: [], tabs: [], isInFooter: false, redirects: [] };

async function open(role: Role, changes: Partial<PageListRow> = {}, under: PageListRow[] = []) {
  const pagesUnder = under.map(({ pageId: id, pageName: name }) => ({ id, name }));
  const served = serveCalls({
    getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    listPages: { body: [row, ...under] },
    getPageLinks: { body: { ...links, pagesUnder } },
    deletePage: { body: 'Deleted' },
    restorePage: { body: 'Restored' },
  });
  const user = { email: 'ruth@acme.example', role, company: 'acme', isVendor: false };
  renderScreen(<PageRowMenu row={{ ...row, ...changes }} />, { user });
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Hull' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  return { served, items };
}
const changes = (served: Awaited<ReturnType<typeof open>>['served']) =>
  served.filter(({ call }) => /^(delete|restore)Page$/.test(call)).map(({ input }) => String(input.pageId));

it.each([
  ['Delete', 'draft', 'Are you sure you want to delete this page?', 'Delete page'],
  ['Restore', 'Deleted', 'Are you sure you want to restore this page?', 'Restore'],
] as const)(
  'an Admin can %s a page from its row, after the question; Cancel does nothing [1:151] [1:207] [1:246] [1:247] [1:286]',
  async (action, versionStatus, question, confirm) => {
    const offered = (items: (string | null)[]) =>
      items.filter((item) => item === 'Delete' || item === 'Restore');
    expect(offered((await open('Admin', { versionStatus, isExternal: true })).items)).toEqual([action]);
    cleanup();
    const { served, items } = await open('Admin', { versionStatus });
    expect(offered(items)).toEqual([action]);
    for (const answer of ['Cancel', confirm]) {
      if (answer === confirm) fireEvent.click(screen.getByRole('button', { name: 'Actions for Hull' }));
      fireEvent.click(await screen.findByRole('menuitem', { name: action }));
      expect(await screen.findByText(question)).toBeTruthy();
      expect(changes(served)).toEqual([]);
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    }
    expect(changes(served)).toEqual(['9']);
  },
);

it.each([
  [0, 'It comes back as it was.'],
  [1, 'It comes back as it was, with the page under it.'],
  [3, 'It comes back as it was, with the 3 pages under it.'],
] as const)(
  'with %i pages under it the questions are the same, and the details name them [1:151] [1:286]',
  async (count, details) => {
    const under = Array.from({ length: count }, (_, n) => ({
      ...{ ...row, pageId: 20 + n, pageName: `Bow ${n}`, fullUrl: `/hull/bow-${n}` },
    }));
    await open('Admin', { versionStatus: 'draft' }, under);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const deletion = within(await screen.findByRole('dialog'));
    expect(deletion.getByText('Are you sure you want to delete this page?')).toBeTruthy();
    for (const { pageName } of under) expect(await deletion.findByText(pageName)).toBeTruthy();
    cleanup();
    await open('Admin', { versionStatus: 'Deleted' }, under);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Restore' }));
    const restoration = within(await screen.findByRole('dialog'));
    expect(await restoration.findByText(details)).toBeTruthy();
    expect(restoration.getByText('Are you sure you want to restore this page?')).toBeTruthy();
  },
);

it.each(['Level4', 'Author'] as const)(
  '%s neither deletes nor restores a page there [1:151] [1:208]',
  async (role) => {
    for (const [versionStatus, offered] of [
      ['draft', ['Edit', 'Duplicate']],
      ['Deleted', ['Edit']],
    ] as const) {
      expect((await open(role, { versionStatus })).items).toEqual(offered);
      cleanup();
    }
  },
);
