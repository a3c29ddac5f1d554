import { describe, expect, it } from 'vitest';
import { askedIn } from './slash-menu';

describe('the slash menu', () => {
  it('opens at a slash at the start of a line or after a space, and narrows with each letter', () => {
    const asking = ['/', '/Ta', '/bullet l', 'Our prices /', 'Our prices /ta', 'above\n/'];
    expect(asking.map(askedIn)).toEqual(['', 'Ta', 'bullet l', '', 'ta', '']);
  });

  it('leaves every other slash alone', () => {
    const text = ['and/or', '//', 'on / off', '/services/prices', 'https://', 'ż/€', ''];
    expect(text.map(askedIn)).toEqual(text.map(() => undefined));
  });
});
