import { IconFile } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { type Entry, entriesFor } from './entry';

const entry = (label: string, more: Partial<Entry> = {}): Entry => ({
  group: 'Pages',
  label,
  Icon: IconFile,
  to: '/',
  ...more,
});
const labels = (entries: readonly Entry[], search: string) =>
  entriesFor(entries, search).map(([group, found]) => [group, found.map(({ label }) => label)]);

describe('global search', () => {
  it('finds every word in label or hint, ignoring case', () => {
    const entries = [entry('Winter Storage', { hint: '/services/winter-storage' }), entry('Courses')];
    expect(labels(entries, 'STORAGE serv')).toEqual([['Pages', ['Winter Storage']]]);
    expect(labels(entries, 'storage boat')).toEqual([]);
    expect(labels([entry('Look', { keywords: 'theme colors' })], 'Colors')).toEqual([['Pages', ['Look']]]);
  });

  it('ranks matches at the start first, then at the start of a later word, then within a word', () => {
    const entries = [entry('Restore'), entry('My Store'), entry('Store hours')];
    expect(labels(entries, 'store')).toEqual([['Pages', ['Store hours', 'My Store', 'Restore']]]);
  });

  it('shows at most six results of a group, in the order of the groups', () => {
    const pages = Array.from({ length: 9 }, (_, at) => entry(`Page ${at}`));
    const people = [entry('Paula', { group: 'People' })];
    const found = entriesFor([...people, ...pages], 'pa');
    expect(found.map(([group, { length }]) => [group, length])).toEqual([
      ['Pages', 6],
      ['People', 1],
    ]);
  });
});
