// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type MarkedLine, markedLines } from './marked-lines';
import { tokensOfHtml, tokensOfText } from './text-tokens';

/** A line in a readable notation: [-removed-] {+added+} ~formatted~(how). */
function written({ block, blockBefore, isApart, runs }: MarkedLine): string {
  const words = runs.map(({ mark, text, note, picture }) => {
    const shown = picture ? `<${picture.src}>` : text;
    if (mark === 'added') return `{+${shown}+}`;
    if (mark === 'removed') return `[-${shown}-]`;
    return mark === 'formatted' ? `~${shown}~(${note})` : shown;
  });
  const kind = blockBefore === undefined ? block : `${blockBefore} > ${block}`;
  const apart = isApart ? ` (apart ${isApart})` : '';
  return (kind === '' ? words.join('') : `${kind}: ${words.join('')}`) + apart;
}

const text = (from: string, to: string) => markedLines(tokensOfText(from), tokensOfText(to)).map(written);
const html = (from: string, to: string) => markedLines(tokensOfHtml(from), tokensOfHtml(to)).map(written);

describe('texts too long to be compared', () => {
  it('count as replaced, and a line between them that is the same stays unmarked', () => {
    const long = (word: string) => Array.from({ length: 1_000 }, (_, n) => `${word}${n}`).join(' ');
    const lines = markedLines(
      tokensOfText(`${long('a')}\nKept as it was\n${long('b')}`),
      tokensOfText(`${long('c')}\nKept as it was\n${long('d')}`),
    );
    const kept = lines.filter(({ isChanged }) => !isChanged);
    expect(kept.map(written)).toEqual(['Kept as it was']);
  });
});

describe('plain texts', () => {
  it('mark the words that changed and no others', () => {
    expect(text('The yard is open on Sunday', 'The yard is closed on Sunday')).toEqual([
      'The yard is [-open-] {+closed+} on Sunday',
    ]);
  });

  it('mark a full stop without the word before it', () => {
    expect(text('Open on Sunday.', 'Open on Sunday!')).toEqual(['Open on Sunday[-.-]{+!+}']);
  });

  it('mark nothing where only spaces differ', () => {
    const lines = markedLines(tokensOfText('two  words'), tokensOfText('two words '));
    expect(lines.some(({ isChanged }) => isChanged)).toBe(false);
  });

  it('mark a new or removed text as a whole', () => {
    expect(text('', 'All new')).toEqual(['{+All new+}']);
    expect(text('All gone', '')).toEqual(['[-All gone-]']);
    expect(text('', '')).toEqual([]);
  });

  it('keep lines apart', () => {
    expect(text('one\ntwo', 'one\nthree')).toEqual(['one', '[-two-]{+three+}']);
  });

  it('separate words in languages that write no spaces', () => {
    expect(text('我喜欢苹果', '我喜欢香蕉').join()).toMatch(/^我喜欢.*苹果.*香蕉/);
  });
});

describe('rich texts', () => {
  it('are compared as they read, ignoring the tags', () => {
    expect(html('<p>One <b>word</b></p>', '<p>One <strong>word</strong></p>')).toEqual([
      'Paragraph: One word',
    ]);
    expect(html('<ul><li>oak</li></ul>', '<ul><li><p>oak</p></li></ul>')).toEqual(['List item: oak']);
  });

  it('mark words that only change their style', () => {
    expect(html('<p>Call us today</p>', '<p>Call <strong>us</strong> today</p>')).toEqual([
      'Paragraph: Call ~us~(now bold) today',
    ]);
    expect(html('<p><em>Call</em></p>', '<p><u>Call</u></p>')).toEqual([
      'Paragraph: ~Call~(now underlined, no longer italic)',
    ]);
  });

  it('mark a link with a new target and a link that became a button', () => {
    expect(html('<p><a href="/a">Go on</a></p>', '<p><a href="/b">Go on</a></p>')).toEqual([
      'Paragraph: ~Go on~(now a link to /b, no longer a link to /a)',
    ]);
    expect(html('<p><a href="/a">Go</a></p>', '<p><a class="button" href="/a">Go</a></p>')).toEqual([
      'Paragraph: ~Go~(now a button to /a, no longer a link to /a)',
    ]);
  });

  it('mark a paragraph that became a heading or was centred', () => {
    expect(html('<p>Prices</p>', '<h2>Prices</h2>')).toEqual(['Paragraph > Heading 2: Prices']);
    expect(html('<p>Prices</p>', '<p style="text-align: center">Prices</p>')).toEqual([
      'Paragraph > Paragraph, centered: Prices',
    ]);
  });

  it('show added and removed paragraphs and items in their places', () => {
    expect(html('<p>one</p><p>three</p>', '<p>one</p><p>two</p><p>three</p>')).toEqual([
      'Paragraph: one',
      'Paragraph: {+two+}',
      'Paragraph: three',
    ]);
    expect(html('<ol><li>a</li><li>b</li></ol>', '<ol><li>a</li></ol>')).toEqual([
      'Numbered item: a',
      'Numbered item: [-b-]',
    ]);
  });

  it('show where a paragraph was split in two or two were merged', () => {
    expect(html('<p>one two</p>', '<p>one</p><p>two</p>')).toEqual([
      'Paragraph: one',
      'Paragraph: two (apart now)',
    ]);
    expect(html('<p>one</p><p>two</p>', '<p>one two</p>')).toEqual([
      'Paragraph: one',
      'Paragraph: two (apart before)',
    ]);
  });

  it('compare pictures by their file and their description', () => {
    expect(html('<p><img src="/a.png" alt="A"></p>', '<p><img src="/b.png" alt="B"></p>')).toEqual([
      'Paragraph: [-</a.png>-]{+</b.png>+}',
    ]);
    expect(html('<p><img src="/a.png" alt="A"></p>', '<p><img src="/a.png" alt="B"></p>')).toEqual([
      "Paragraph: ~</a.png>~(described as 'B' now)",
    ]);
  });

  it('compare tables cell by cell', () => {
    const row = (price: string) => `<table><tr><th>Berth</th><td>${price}</td></tr></table>`;
    expect(html(row('90'), row('95'))).toEqual(['Table heading: Berth', 'Table cell: [-90-]{+95+}']);
  });

  it('stop comparing texts that have nothing in common instead of hanging', () => {
    const words = (prefix: string) =>
      Array.from({ length: 6_000 }, (_, index) => `${prefix}${index}`).join(' ');
    const started = performance.now();
    const [line] = markedLines(tokensOfText(words('a')), tokensOfText(words('b')));
    expect(line?.isChanged).toBe(true);
    // The limit is generous for a slow, busy machine; without it the comparison would take minutes.
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
