import { expect, it } from 'vitest';
import { changedTags } from './tag-changes';

it('adds missing tags and removes others, ignoring case', () => {
  expect(changedTags(['Boats', 'old'], { add: ['sea', 'BOATS'], remove: ['OLD'] })).toEqual(['Boats', 'sea']);
  expect(changedTags(['old'], { add: [], remove: ['old'] })).toEqual([]);
});

it('detects that nothing changes', () => {
  expect(changedTags(['Boats'], { add: ['boats'], remove: ['sea'] })).toBeUndefined();
});
