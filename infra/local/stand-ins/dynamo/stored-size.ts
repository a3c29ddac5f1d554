import { type Item, itemSize } from './attribute-value';

const known = new Map<string, number>();
const mostKnown = 2_000;

/**
 * The size of a stored item, 0 for none. It is needed for limits and capacity by each call that accesses the
 * item, so it is cached.
 * @param item the parsed text, where available
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
