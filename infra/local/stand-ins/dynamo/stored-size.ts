import { type Item, itemSize } from './attribute-value';

const known = new Map<string, number>();
const mostKnown = 2_000;

/**
 * The size of a stored item, nothing for none: it is asked for at each call that meets the item, for limits and for
 * capacity, and measured once. @param item what the text says, where that is at hand
 */
export function storedSize(text: string | undefined, item?: Item): number {
  if (text === undefined) return 0;
  const found = known.get(text);
  if (found !== undefined) return found;
  const size = itemSize(item ?? (JSON.parse(text) as Item));
  if (known.size >= mostKnown) known.clear();
  known.set(text, size);
  return size;
}
