import type { PageListRow } from '@galley/shared/schemas/page';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, serveCalls } from '../../test-support/render-screen';
import { pageListColumns } from './page-list-columns';

const row: PageListRow = {
  ...{ pageId: 9, pageName: 'Hull', pageMenuUrl: 'Services', pageChildMenu: 'Repair', pageSubMenu: 'Deck' },
  ...{ pageUrl: 'hull', fullUrl: '/services/repair/deck/hull', versionStatus: 'pending', hasDraft: true },
  ...{ pageAllowNavigation: false, pageShowOnMenu: true, isExternal: false, parentDeleted: true },
  ...{ changedAt: '2026-11-20T10:00:00.000Z', changedBy: '' },
};

const other: PageListRow = {
  ...{ ...row, pageName: 'Yard', pageUrl: 'https://yard.example/', fullUrl: 'https://yard.example/' },
  ...{ pageMenuUrl: 'About', pageChildMenu: '', pageSubMenu: '', versionStatus: 'live', hasDraft: true },
  ...{ pageAllowNavigation: true, pageShowOnMenu: false, isExternal: true, parentDeleted: false },
};

it.each([
  [row, ['Services', 'Repair', 'Deck', 'hull', 'pendingParent deleted', 'No', 'Yes', 'No']],
  [other, ['About', '', '', 'https://yard.example/', 'livedraft', 'Yes', 'No', 'Yes']],
])(
  'the page list shows each property of a page in its own column, which sorts by it [1:63] [1:64] [1:96] [1:151]',
  async (page, shown) => {
    serveCalls({
      getCompanyName: { body: { companyName: 'Acme', timeZone: 'UTC' } },
      listPeople: { body: [] },
    });
    renderScreen(
      pageListColumns.map(({ id, header, cell }) => (
        <section key={id} aria-label={String(header)}>
          {cell?.(page, { isSorted: true })}
        </section>
      )),
    );
    await screen.findByText(page.pageName);
    const cells = [...document.querySelectorAll('section')].map((section) => {
      const said = [...section.querySelectorAll('[role="img"]')].map((icon) =>
        icon.getAttribute('aria-label'),
      );
      return [section.getAttribute('aria-label'), said[0] ?? section.textContent];
    });
    const names = [
      ...['Parent Menu', 'Child Menu', 'Sub Menu', 'Friendly URL', 'Version Status', 'Navigable'],
      ...['On Menu', 'Is External'],
    ];
    expect(cells.slice(0, 9)).toEqual([
      ['Page Name', expect.stringContaining(page.pageName)],
      ...names.map((name, at) => [name, shown[at]]),
    ]);
    expect(pageListColumns.map(({ value }) => value(page))).toEqual([
      ...[page.pageName, page.pageMenuUrl, page.pageChildMenu, page.pageSubMenu, page.pageUrl],
      ...[page.versionStatus, page.pageAllowNavigation, page.pageShowOnMenu, page.isExternal, page.changedAt],
    ]);
  },
);
