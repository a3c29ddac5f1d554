interface Tagged {
  tags: readonly string[];
}

export interface TagCount {
  /** The spelling of its first occurrence. */
  tag: string;
  count: number;
}

/** The identity of a tag, ignoring case. */
export const keyOf = (tag: string): string => tag.toLowerCase();
const has = ({ tags }: Tagged, key: string): boolean => tags.some((tag) => keyOf(tag) === key);

/** Counts the items of each tag, the most frequent first, ignoring case. */
export function tagCounts(items: readonly Tagged[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const tag of items.flatMap(({ tags }) => tags)) {
    const counted = counts.get(keyOf(tag)) ?? { tag, count: 0 };
    counts.set(keyOf(tag), { ...counted, count: counted.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}

/**
 * The items that have all selected tags. A tag that no item has is ignored: a search, or another edit, may have
 * removed the last one.
 */
export function withTags<Item extends Tagged>(items: readonly Item[], chosen: readonly string[]) {
  let shown = items;
  const counting: string[] = [];
  for (const tag of chosen) {
    const fitting = shown.filter((item) => has(item, keyOf(tag)));
    if (fitting.length === 0) continue;
    shown = fitting;
    counting.push(tag);
  }
  return { shown, chosen: counting };
}
