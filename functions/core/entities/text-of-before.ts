import type { Item } from './key';

/**
 * An upgrade: texts could be whatever a cleaner of tags had left; bringing them into the form of today takes a parser
 * (`readable-texts.ts`). The mark is never stored.
 */
export const textOfBefore = (item: Item) => ({ isTextOfBefore: true, ...item });
