import { expect, it } from 'vitest';
import { countOf } from './count-of';

it('counts in the plural except one, with separators', () => {
  const counts = [countOf(0, 'page'), countOf(1, 'company'), countOf(2, 'company'), countOf(2_001, 'day')];
  expect(counts).toEqual(['0 pages', '1 company', '2 companies', '2,001 days']);
});
