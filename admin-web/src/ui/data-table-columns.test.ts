import { describe, expect, it } from 'vitest';
import { compareValues } from './data-table-columns';

describe('comparing cells', () => {
  it('orders texts in natural order [1:63] [2:21] [2:24] [2:28]', () => {
    const texts = ['Page 10', 'page 2', 'Äpfel', 'Zebra'];
    expect(texts.sort(compareValues)).toEqual(['Äpfel', 'page 2', 'Page 10', 'Zebra']);
  });

  it('orders numbers by value and no before yes [1:63] [2:24]', () => {
    expect([10, 9, 2].sort(compareValues)).toEqual([2, 9, 10]);
    expect([true, false].sort(compareValues)).toEqual([false, true]);
  });
});
