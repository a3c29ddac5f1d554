import { keyOf } from './tagged';

export interface TagChanges {
  add: readonly string[];
  remove: readonly string[];
}

/** The tags after a change; undefined where nothing changes. Tags are compared ignoring case. */
export function changedTags(tags: readonly string[], { add, remove }: TagChanges): string[] | undefined {
  const gone = new Set(remove.map(keyOf));
  const kept = tags.filter((tag) => !gone.has(keyOf(tag)));
  const there = new Set(kept.map(keyOf));
  const added = add.filter((tag) => !there.has(keyOf(tag)));
  return added.length === 0 && kept.length === tags.length ? undefined : [...kept, ...added];
}
