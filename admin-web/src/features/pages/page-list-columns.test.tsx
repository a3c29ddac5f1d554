import type { PageListRow } from '@galley/shared/schemas/page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { pageListColumns } from './page-list-columns';

const row: PageListRow = {
  ...{ pageId: 9, pageName: 'Hull', pageMenuUrl: 'Services', pageChildMenu: 'Repair', pageSubMenu: 'Deck' },
  ...{ pageUrl: 'hull', fullUrl: '/services/repair/deck/hull', versionStatus: 'pending', hasDraft: false },
  ...{ pageAllowNavigation: false, pageShowOnMenu: true, isExternal: false, parentDeleted: true },
  ...{ changedAt: '2026-11-20T10:00:00.000Z', changedBy: '' },
};

it('the page list shows each property of a page in its own column, which sorts by it [1:63] [1:64] [1:96] [1:151]', async () => {
  serveCalls({
    'GET /api/Authentication/GetCompanyName': { body: { companyName: 'Acme', timeZone: 'UTC' } },
    'GET /api/users/GetPeople': { body: [] },
  });
  renderScreen(
    pageListColumns.map(({ id, header, cell }) => (
      <section key={id} aria-label={String(header)}>
        {cell?.(row, { isSorted: true })}
      </section>
    )),
  );
  await screen.findByText('Hull');
  const shown = [...document.querySelectorAll('section')].map((section) => {
    const said = [...section.querySelectorAll('[role="img"]')].map((icon) => icon.getAttribute('aria-label'));
    return [section.getAttribute('aria-label'), said[0] ?? section.textContent];
  });
  expect(shown.slice(0, 9)).toEqual([
    ['Page Name', expect.stringMatching(/Hull/)],
    ...[
      ['Parent Menu', 'Services'],
      ['Child Menu', 'Repair'],
      ['Sub Menu', 'Deck'],
      ['Friendly URL', 'hull'],
    ],
    ['Version Status', 'pendingParent deleted'],
    ...[
      ['Navigable', 'No'],
      ['On Menu', 'Yes'],
      ['Is External', 'No'],
    ],
  ]);
  expect(pageListColumns.map(({ value }) => value(row))).toEqual([
    ...['Hull', 'Services', 'Repair', 'Deck', 'hull', 'pending', false, true, false, row.changedAt],
  ]);
});
