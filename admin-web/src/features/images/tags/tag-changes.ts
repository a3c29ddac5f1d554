import { keyOf } from './tagged';

export interface TagChanges {
  add: readonly string[];
  remove: readonly string[];
}

/** The tags of something after a change; undefined where they stay as they are. Capitals make no other tag. */
export function changedTags(tags: readonly string[], { add, remove }: TagChanges): string[] | undefined {
  const gone = new Set(remove.map(keyOf));
  const kept = tags.filter((tag) => !gone.has(keyOf(tag)));
  const there = new Set(kept.map(keyOf));
  const added = add.filter((tag) => !there.has(keyOf(tag)));
  return added.length === 0 && kept.length === tags.length ? undefined : [...kept, ...added];
}
