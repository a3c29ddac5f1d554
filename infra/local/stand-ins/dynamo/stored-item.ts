import { type Item, itemSize } from './attribute-value';

interface Stored {
  item?: Item;
  size?: number;
}

const known = new Map<string, Stored>();
const mostCharacters = 16_000_000;
let characters = 0;

function of(text: string): Stored {
  const found = known.get(text);
  if (found) return found;
  characters += text.length;
  if (characters > mostCharacters) {
    known.clear();
    characters = text.length;
  }
  const stored: Stored = {};
  known.set(text, stored);
  return stored;
}

/** The item of a stored text. The same few are read again and again, so it is shared and must not be modified. */
export function storedItem(text: string): Readonly<Item> {
  const stored = of(text);
  stored.item ??= JSON.parse(text) as Item;
  return stored.item;
}

/**
 * The size of a stored item, 0 for none. It is needed for limits and capacity by each call that accesses the
 * item, so it is cached.
 * @param item the parsed text, where available
 */
export function storedSize(text: string | undefined, item?: Item): number {
  if (text === undefined) return 0;
  const stored = of(text);
  stored.size ??= itemSize(item ?? storedItem(text));
  return stored.size;
}
