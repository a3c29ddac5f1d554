import { describe, expect, it } from 'vitest';
import { type ListedBy, type ListedPage, pagesListed } from './listed-pages';

const page = (pageId: number, more: Partial<ListedPage> = {}): ListedPage => ({
  pageId,
  parentId: 2,
  name: `Page ${pageId}`,
  href: `/news/${pageId}`,
  summary: '',
  picture: '',
  date: '',
  author: '',
  tags: [],
  since: '2026-01-01',
  ...more,
});
const list = (more: Partial<ListedBy> = {}): ListedBy => ({
  source: 'below',
  parent: 0,
  tag: '',
  order: 'newest',
  limit: 10,
  ...more,
});
const idsOf = (pages: ListedPage[]) => pages.map(({ pageId }) => pageId);

describe('a list of pages', () => {
  const pages = [
    page(2, { parentId: 0, tags: ['Boats'] }),
    page(3, { since: '2026-03-01', name: 'Beta' }),
    page(4, { since: '2026-05-01', name: 'Alpha', tags: ['boats', 'wood'] }),
    page(5, { since: '2026-03-01', name: 'Gamma' }),
    page(6, { parentId: 9, tags: ['Boats'], since: '2026-09-01' }),
  ];

  it('has the children of its page, the newest first and of one day the one created last', () => {
    expect(idsOf(pagesListed(list(), 2, pages))).toEqual([4, 5, 3]);
    expect(idsOf(pagesListed(list({ limit: 2 }), 2, pages))).toEqual([4, 5]);
  });

  it('has the children of another page where one is chosen', () => {
    expect(idsOf(pagesListed(list({ source: 'page', parent: 9 }), 2, pages))).toEqual([6]);
  });

  it('has pages with a tag from the whole site, ignoring case, but never its own page', () => {
    expect(idsOf(pagesListed(list({ source: 'tag', tag: 'BOATS ' }), 2, pages))).toEqual([6, 4]);
    expect(idsOf(pagesListed(list({ source: 'tag', tag: '' }), 2, pages))).toEqual([]);
  });

  it('is sorted by name where that is chosen', () => {
    expect(pagesListed(list({ order: 'name' }), 2, pages).map(({ name }) => name)).toEqual([
      'Alpha',
      'Beta',
      'Gamma',
    ]);
  });
});
