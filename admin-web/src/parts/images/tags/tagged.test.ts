import { expect, it } from 'vitest';
import { tagCounts, withTags } from './tagged';

const [harbor, sloop, logo] = [{ tags: ['Boats', 'sea'] }, { tags: ['boats'] }, { tags: [] }];
const library = [harbor, sloop, logo];

it('counts each tag once for all of its spellings, the most frequent first', () => {
  expect(tagCounts(library)).toEqual([
    { tag: 'Boats', count: 2 },
    { tag: 'sea', count: 1 },
  ]);
});

it('finds items with all selected tags', () => {
  expect(withTags(library, [])).toEqual({ shown: library, chosen: [] });
  expect(withTags(library, ['BOATS'])).toEqual({ shown: [harbor, sloop], chosen: ['BOATS'] });
  expect(withTags(library, ['boats', 'sea'])).toEqual({ shown: [harbor], chosen: ['boats', 'sea'] });
});

it('ignores a tag that no item has', () => {
  expect(withTags([sloop, logo], ['sea', 'boats'])).toEqual({ shown: [sloop], chosen: ['boats'] });
});
