import type { PageListRow } from '@galley/shared/schemas/page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { PageListScreen } from './page-list-screen';

const row = (pageId: number, pageName: string, versionStatus: PageListRow['versionStatus']): PageListRow => ({
  ...{ pageId, pageName, versionStatus, pageMenuUrl: '', pageChildMenu: '', pageSubMenu: '' },
  ...{ pageUrl: `page${pageId}`, fullUrl: `/page${pageId}`, isExternal: false, hasDraft: false },
  ...{ pageAllowNavigation: true, pageShowOnMenu: true, parentDeleted: false },
  ...{ changedAt: '2026-11-20T10:00:00.000Z', changedBy: '' },
});

const named = () =>
  screen.getAllByRole('link', { name: /^Edit / }).map((link) => link.getAttribute('aria-label'));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([
  ['above the list', async () => press('Reset Sort')],
  [
    'among the tools of a phone',
    async () => {
      press('Tools of the list');
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Reset Sort' }));
    },
  ],
])(
  'Reset Sort %s restores the given order and reloads the list, beside what an Author can create, too [1:28] [1:63] [1:65] [1:66] [1:208] [1:27] [1:243]',
  async (_where, reset) => {
    const served = serveCalls({
      listPages: { body: [row(3, 'Yard', 'live'), row(2, 'Boats', 'draft'), row(4, 'Attic', 'Deleted')] },
      listPeople: { body: [] },
      getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
    });
    renderScreen(<PageListScreen />, {
      user: { email: 'ann@acme.example', role: 'Author', company: 'acme', isVendor: false },
    });
    await screen.findByText('Yard');
    for (const [name, path] of [
      ['Create Internal Page', '/CreatePage'],
      ['Create External Page', '/CreateExternalPage'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
    const reads = () => served.filter(({ call }) => call === 'listPages');
    expect(named()).toEqual(['Edit Yard', 'Edit Boats']);
    press('Page Name');
    expect(named()).toEqual(['Edit Boats', 'Edit Yard']);
    const before = reads().length;
    await reset();
    await waitFor(() => expect(reads().length).toBeGreaterThan(before));
    expect(named()).toEqual(['Edit Yard', 'Edit Boats']);
  },
);
