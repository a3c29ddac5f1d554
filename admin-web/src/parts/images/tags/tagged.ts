import { groupBy } from '@galley/shared/group-by';

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
  const spellings = groupBy(
    items.flatMap(({ tags }) => tags),
    keyOf,
  );
  return [...spellings.values()]
    .map(([tag = '', ...others]) => ({ tag, count: 1 + others.length }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
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
