import type { Item } from './key';

/**
 * An upgrade that marks texts of earlier releases, which were only sanitised: converting them takes a parser
 * (`readable-texts.ts`). The mark is never stored.
 */
export const markEarlierText = (item: Item) => ({ isTextOfBefore: true, ...item });
