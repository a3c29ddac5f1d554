/**
 * One table, without an index. Each file of this folder declares the items of one noun: their keys, their
 * attributes, the shapes that earlier releases stored, and whether a company's file contains them. Keys are
 * built nowhere else. Session and user are read in one consistent BatchGetItem, so a session's key contains
 * the company and the user id.
 */
export interface Key {
  pk: string;
  sk: string;
}
export type Item = Key & Record<string, unknown>;

declare const recordOf: unique symbol;
/** A key whose record type is known, so that reads infer it. */
export interface EntityKey<R> extends Key {
  readonly [recordOf]?: R;
}
/** The record type that a read of a key returns. */
export type RecordAt<K extends Key> = K extends EntityKey<infer R> ? (unknown extends R ? Item : R) : never;
export type RecordsAt<Keys extends readonly Key[]> = {
  -readonly [At in keyof Keys]: RecordAt<Keys[At]> | undefined;
};
/** All items of a partition, or those whose sort keys share a prefix. */
export interface EntityRange<R> {
  pk: string;
  prefix?: string;
  readonly [recordOf]?: R;
}
