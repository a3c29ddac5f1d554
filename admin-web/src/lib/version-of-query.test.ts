import { expect, it } from 'vitest';
import { versionOfQuery } from './version-of-query';

it('reads a number of up to four digits, and nothing else', () => {
  const read = [null, '', '7', '1234', '12345', '-1', '1.5', 'two', '7 '].map(versionOfQuery);
  expect(read).toEqual([undefined, undefined, 7, 1234, ...Array(5).fill(undefined)]);
});
