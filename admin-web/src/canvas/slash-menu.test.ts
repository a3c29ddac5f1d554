import { describe, expect, it } from 'vitest';
import { askedIn } from './slash-menu';

describe('the slash menu of an empty line', () => {
  it('opens at a slash at the start of the line, narrows with each letter and closes when nothing matches', () => {
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
