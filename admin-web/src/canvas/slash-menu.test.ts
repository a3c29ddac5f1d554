import { describe, expect, it } from 'vitest';
import { askedIn } from './slash-menu';

describe('the menu of an empty line', () => {
  it('opens at a slash that begins the line, is narrowed by letters and closed by what is no name', () => {
    expect(['/', '/Ta', '/bullet l', 'a /', '//', '/services/prices', ''].map(askedIn)).toEqual([
      '',
      'ta',
      'bullet l',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
