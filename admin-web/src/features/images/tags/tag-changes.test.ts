import { expect, it } from 'vitest';
import { changedTags } from './tag-changes';

it('adds tags that are not there and takes others away, whatever their capitals', () => {
  expect(changedTags(['Boats', 'old'], { add: ['sea', 'BOATS'], remove: ['OLD'] })).toEqual(['Boats', 'sea']);
  expect(changedTags(['old'], { add: [], remove: ['old'] })).toEqual([]);
});

it('knows that nothing changes', () => {
  expect(changedTags(['Boats'], { add: ['boats'], remove: ['sea'] })).toBeUndefined();
});
