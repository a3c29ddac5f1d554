import type { ImportLine } from '@galley/shared/schemas/redirect';
import { expect, it } from 'vitest';
import { countStates, importParts } from './import-parts';

const line = (number: number, state: ImportLine['state'] = 'new'): ImportLine => ({
  line: number,
  from: `/old "${number}", x`,
  to: '/new',
  state,
  message: '',
});

it('sends the new lines in parts, quoted, exactly as they were checked', () => {
  const lines = [line(1), line(2, 'same'), ...Array.from({ length: 60 }, (_, index) => line(index + 3))];
  const parts = importParts(lines);
  expect(parts.map((part) => part.split('\n').length)).toEqual([45, 16]);
  expect(parts[0]?.split('\n')[0]).toBe('"/old ""1"", x","/new"');
  expect(parts.join()).not.toContain('/old ""2""');
});

it('counts the results of the lines', () => {
  expect(countStates([line(1), line(2, 'refused'), line(3, 'refused')])).toEqual({
    new: 1,
    same: 0,
    refused: 2,
  });
});
