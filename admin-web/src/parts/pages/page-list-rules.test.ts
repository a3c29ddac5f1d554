import type { PageListRow } from '@galley/shared/schemas/page';
import { describe, expect, it } from 'vitest';
import { countByStatus, filterPages } from './page-list-rules';

function row(pageId: number, more: Partial<PageListRow> = {}): PageListRow {
  return {
    pageId,
    pageName: `Page ${pageId}`,
    pageMenuUrl: '',
    pageChildMenu: '',
    pageSubMenu: '',
    pageUrl: `page${pageId}`,
    versionStatus: 'live',
    pageAllowNavigation: true,
    pageShowOnMenu: true,
    isExternal: false,
    fullUrl: `/page${pageId}`,
    hasDraft: false,
    parentDeleted: false,
    changedAt: '2026-11-20T09:00:00.000Z',
    ...more,
  };
}

describe('page list filter', () => {
  const rows = [
    row(1, { pageName: 'Plumbing', pageMenuUrl: 'Services' }),
    row(2, { pageName: 'Plumbing prices', versionStatus: 'draft' }),
    row(3, { pageName: 'Old', versionStatus: 'Deleted' }),
    row(4, { pageName: 'Leaks', parentDeleted: true }),
    row(5, { pageName: 'Yard', versionStatus: 'Deleted', isExternal: true }),
  ];
  const ids = (text: string, includeDeleted = false) =>
    filterPages(rows, { text, includeDeleted }).map(({ pageId }) => pageId);

  it('hides deleted pages unless the filter includes them [1:65] [1:151]', () => {
    // A page under a deleted one has a status of its own.
    expect(ids('')).toEqual([1, 2, 4]);
    expect(ids('', true)).toEqual([1, 2, 3, 4, 5]);
    expect([ids('deleted'), ids('deleted', true)]).toEqual([[], [3, 5]]);
  });

  it('finds every word in any of the texts, ignoring case', () => {
    expect(ids('plumb')).toEqual([1, 2]);
    expect(ids('PLUMB services')).toEqual([1]);
    expect(ids('draft')).toEqual([2]);
    expect(ids('roofing')).toEqual([]);
  });

  it('counts the pages of each status', () => {
    expect(countByStatus(rows)).toEqual({ live: 2, draft: 1, Deleted: 2 });
  });
});
