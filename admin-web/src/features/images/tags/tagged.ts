interface Tagged {
  tags: readonly string[];
}

export interface TagCount {
  /** As it is spelled where it stands first. */
  tag: string;
  count: number;
}

/** What tells a tag from another one: capitals do not. */
export const keyOf = (tag: string): string => tag.toLowerCase();
const has = ({ tags }: Tagged, key: string): boolean => tags.some((tag) => keyOf(tag) === key);

/** How many of these have each of their tags, the most frequent first; capitals make no other tag. */
export function tagCounts(items: readonly Tagged[]): TagCount[] {
  const counts = new Map<string, TagCount>();
  for (const tag of items.flatMap(({ tags }) => tags)) {
    const counted = counts.get(keyOf(tag)) ?? { tag, count: 0 };
    counts.set(keyOf(tag), { ...counted, count: counted.count + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}

/**
 * Those that have every one of the chosen tags. A chosen tag that none of them has does not count: a search, or another
 * edit, may have taken the last one away.
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
