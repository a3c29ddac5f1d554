import { describe, expect, it } from 'vitest';
import { askedIn, offeredFor } from './slash-menu';

describe('the slash menu', () => {
  it('opens at a slash at the start of a line or after a space, and narrows with each letter', () => {
    const asking = ['/', '/Ta', '/bullet l', 'Our prices /', 'Our prices /ta', 'above\n/'];
    expect(asking.map(askedIn)).toEqual(['', 'Ta', 'bullet l', '', 'ta', '']);
  });

  it('leaves every other slash alone', () => {
    const text = ['and/or', '//', 'on / off', '/services/prices', 'https://', 'ż/€', ''];
    expect(text.map(askedIn)).toEqual(text.map(() => undefined));
  });

  it('offers what has a word that begins like the one asked for, also by the names of other programs', () => {
    const asking = ['ta', 'LIST', 'h2', 'image', 'quo', 'line', 'eading', 'undefined'];
    expect(asking.map((words) => offeredFor(words).map(({ label }) => label))).toEqual([
      ...[
        ['Table'],
        ['Bullet list', 'Numbered list'],
        ['Heading 2'],
        ['Picture'],
        ['Quotation'],
        ['Divider'],
      ],
      ...[[], []],
    ]);
    expect(offeredFor('')).toHaveLength(9);
  });
});
