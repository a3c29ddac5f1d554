/**
 * One table, no index. Each file of this folder declares the items of one noun: their keys, what they hold, what
 * earlier releases stored in their place, and what becomes of them in a company's file. Nothing else spells a key.
 * Session and user are read in one consistent BatchGetItem, so a session's key carries company and user id.
 */
export interface Key {
  pk: string;
  sk: string;
}
export type Item = Key & Record<string, unknown>;

declare const recordOf: unique symbol;
/** The key of an item whose record is known: a read infers it. */
export interface EntityKey<R> extends Key {
  readonly [recordOf]?: R;
}
/** What a read of a key answers. */
export type RecordAt<K extends Key> = K extends EntityKey<infer R> ? (unknown extends R ? Item : R) : never;
export type RecordsAt<Keys extends readonly Key[]> = {
  -readonly [At in keyof Keys]: RecordAt<Keys[At]> | undefined;
};
/** Items of a partition, all or those whose sort keys begin alike. */
export interface EntityRange<R> {
  pk: string;
  prefix?: string;
  readonly [recordOf]?: R;
}
