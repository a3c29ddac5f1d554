import { describe, expect, it } from 'vitest';
import { linkedPagesIn, withResolvedLinks } from './components/linked-pages';
import {
  fileIdsIn,
  fileLink,
  pageLink,
  type ResolveTarget,
  readFileLink,
  readPageLink,
  resolveLinksInText,
} from './page-links';
import { canonicalRichText } from './rich-text/canonical';
import { isSafeUrl } from './safe-url';

const pageUrls = new Map([
  [12, '/services/roofs'],
  [13, 'https://shop.example/?a=1&b="2"'],
]);
const urlOf: ResolveTarget = ({ kind, id }) => (kind === 'page' ? pageUrls : files).get(id);

const files = new Map([[7, '/images/acme/files/7-price-list']]);

describe('links to pages', () => {
  it('name the page by its number, with an anchor, and are safe URLs of the site', () => {
    expect(readPageLink(pageLink(12, '#prices'))).toEqual({ pageId: 12, rest: '#prices' });
    expect(isSafeUrl(pageLink(12))).toBe(true);
    for (const other of [
      '/page',
      '/page:',
      '/page:0',
      '/page:12/x',
      '//page:12',
      'page:12',
      'https://a.example/page:12',
    ])
      expect(readPageLink(other), other).toBeUndefined();
  });

  it('are kept by the definition of rich text, and become URLs in it', () => {
    const text =
      '<p>See <a href="/page:12?x=1&amp;y=2#prices" target="_blank" rel="noopener"><strong>roofs</strong></a>.</p>';
    expect(canonicalRichText(text, 'acme').html).toBe(text);
    expect(resolveLinksInText(text, urlOf)).toBe(text.replace('/page:12', '/services/roofs'));
    expect(resolveLinksInText('<p><a href="/page:13">x</a></p>', urlOf)).toBe(
      '<p><a href="https://shop.example/?a=1&amp;b=&quot;2&quot;">x</a></p>',
    );
  });

  it('keep their text where the page cannot be opened, and change nothing else', () => {
    expect(
      resolveLinksInText(
        '<p><a href="/page:99">Gone</a>, <a href="/page:12">here</a>, <a href="/x">x</a></p>',
        urlOf,
      ),
    ).toBe('<p>Gone, <a href="/services/roofs">here</a>, <a href="/x">x</a></p>');
    const written = '<p>One writes href="/page:12" for it.</p>';
    expect(resolveLinksInText(written, urlOf)).toBe(written);
  });

  it('are found and resolved in fields, in list entries and in texts of a component', () => {
    const cards = {
      type: 'Cards',
      data: {
        componentName: 'Cards',
        introduction: '<p><a href="/page:13">x</a></p>',
        items: [
          { key: '1', link: '/page:12#a' },
          { key: '2', link: '/page:99' },
          { key: '3', link: '/typed' },
        ],
      },
    };
    expect(linkedPagesIn([cards])).toEqual(expect.arrayContaining([12, 99]));
    const { items } = withResolvedLinks(cards, urlOf).data;
    expect(items.map(({ link }) => link)).toEqual(['/services/roofs#a', '', '/typed']);
    const plain = { type: 'Blank', data: {} };
    expect(withResolvedLinks(plain, urlOf)).toBe(plain);
  });

  it('name a file in the same way, and are removed where the file was deleted', () => {
    expect(readFileLink(fileLink(7))).toBe(7);
    expect(isSafeUrl(fileLink(7))).toBe(true);
    for (const other of [
      '/page:7',
      '/file:0',
      '/file:07',
      ' /file:7',
      '/file:7#x',
      '//file:7',
      '/file:7/x',
      'file:7',
    ])
      expect(readFileLink(other), other).toBeUndefined();
    const text = '<p><a href="/file:7">Prices</a> and <a href="/file:8">old ones</a></p>';
    expect(canonicalRichText(text, 'acme').html).toBe(text);
    expect(resolveLinksInText(text, urlOf)).toBe(
      '<p><a href="/images/acme/files/7-price-list">Prices</a> and old ones</p>',
    );
    const card = { type: 'Cards', data: { items: [{ key: '1', link: '/file:7' }], introduction: text } };
    expect(fileIdsIn([card])).toEqual([7, 8]);
    expect(withResolvedLinks(card, urlOf).data.items[0]?.link).toBe('/images/acme/files/7-price-list');
  });
});
