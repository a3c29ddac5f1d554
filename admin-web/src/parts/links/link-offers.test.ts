import type { LibraryFile } from '@galley/shared/schemas/file';
import type { PageListRow } from '@galley/shared/schemas/page';
import { describe, expect, it } from 'vitest';
import { linkedFile, linkedPage, linkNamed, linkOffers } from './link-offers';

const row = (pageId: number, pageName: string, more: Partial<PageListRow> = {}) =>
  ({
    pageId,
    pageName,
    fullUrl: `/${pageName.toLowerCase()}`,
    versionStatus: 'live',
    parentDeleted: false,
    ...more,
  }) as PageListRow;
const pages = [
  row(1, 'Services'),
  row(2, 'Prices', { versionStatus: 'draft' }),
  row(3, 'Sunk', { versionStatus: 'Deleted' }),
];
const offered = (typed: string) => linkOffers(typed, pages).map(({ link }) => link);

describe('suggestions for a link', () => {
  it('include pages by name or path, stored by their number, and never a deleted one', () => {
    expect(offered('')).toEqual(['/page:1', '/page:2']);
    expect(offered('serv')).toEqual(['/page:1']);
    expect(offered('/PRICES')).toEqual(['/page:2']);
    expect(offered('sunk')).toEqual([]);
  });

  it('include an email address, a telephone number or a URL as it was typed', () => {
    expect(linkOffers('me@acme.example', pages)).toEqual([
      { link: 'mailto:me@acme.example', label: 'Write to me@acme.example', detail: 'Opens an email' },
    ]);
    expect(offered('+1 (212) 555-0100')).toEqual(['tel:+12125550100']);
    expect(offered('acme.example/x')).toEqual(['https://acme.example/x']);
    expect(offered('#prices')).toEqual([]);
    expect(offered('javascript:alert(1)')).toEqual([]);
  });

  it('include a file by its title, stored by its number', () => {
    const file = { id: 7, title: 'Price list', fileUrl: '', kind: 'pdf', bytes: 300_000 } as LibraryFile;
    expect(linkOffers('price', pages, [file])).toEqual([
      { link: '/page:2', label: 'Prices', detail: '/prices' },
      { link: '/file:7', label: 'Price list', detail: 'File: PDF, 300 KB' },
    ]);
    expect(linkNamed('price LIST', pages, [file])).toBe('/file:7');
    expect(linkNamed('services', pages, [file])).toBe('/page:1');
    expect(linkNamed('acme.example', pages, [file])).toBeUndefined();
    expect(linkedFile('/file:7', [file])).toEqual({ file, problem: undefined });
    expect(linkedFile('/file:8', [file])?.problem).toContain('gone');
    expect(linkedFile('/page:7', [file])).toBeUndefined();
  });

  it('say what is wrong with the page that is named', () => {
    expect(linkedPage('/services#a', pages)).toMatchObject({ pageId: 1, rest: '#a', problem: undefined });
    expect(linkedPage('/sunk', pages)).toBeUndefined();
    expect(linkedPage('https://acme.example/services', pages)).toBeUndefined();
    expect(linkedPage('/page:1#a', pages)).toMatchObject({
      page: { pageName: 'Services' },
      rest: '#a',
      problem: undefined,
    });
    expect(linkedPage('/page:2', pages)?.problem).toContain('once the page is published');
    expect(linkedPage('/page:3', pages)?.problem).toContain('deleted');
    expect(linkedPage('/page:9', pages)?.problem).toContain('gone');
  });
});
