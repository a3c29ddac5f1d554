import { createHash } from 'node:crypto';
import type { CompanyScope } from '../company-scope';

/** One part of a key. `name` is the record's attribute with that value, where there is one. */
export interface KeyPart<Value> {
  name: string;
  /** How the part appears in a list of key patterns. */
  pattern: string;
  /** A regular expression for its values, which an imported company file is checked against. */
  shape: string;
  /** The prefix that all values have. */
  begin?: string;
  write(value: Value): string;
}
export type KeyParts = readonly (string | KeyPart<never>)[];
export type ValuesOf<Parts extends KeyParts> = Parts extends readonly [
  infer First,
  ...infer Rest extends KeyParts,
]
  ? First extends KeyPart<infer Value>
    ? [Value, ...ValuesOf<Rest>]
    : ValuesOf<Rest>
  : [];

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const companyPart: KeyPart<CompanyScope> = {
  name: 'company',
  pattern: '*',
  shape: '[a-z][a-z0-9-]*',
  write: ({ company }) => company,
};
export const number = (name: string): KeyPart<number> => ({
  name,
  pattern: '*',
  shape: '\\d{1,8}',
  write: String,
});
/** A zero-padded number, so that text order equals numeric order. */
export const digits = (name: string, count: number): KeyPart<number> => ({
  name,
  pattern: `<${count} digits>`,
  shape: `\\d{${count}}`,
  write: (value) => String(value).padStart(count, '0'),
});
export const text = (name: string, shape = '[\\w:.-]+'): KeyPart<string> => ({
  name,
  pattern: '*',
  shape,
  write: (value) => value,
});
/** `<time>-<n>-<random>` */
export const sortableId = text('sortableId', '\\d{4}-[\\d-]+T[\\d:.]+Z-[\\w-]{1,60}');
/** Only the hash of the value is stored. */
export const hashed = (name: string): KeyPart<string> => ({
  name,
  pattern: '<hash>',
  shape: '[0-9a-f]{64}',
  write: sha256,
});
/** A path of the site. Paths begin with a slash, so they never collide with the words of keys. */
export const path = (name: string): KeyPart<string> => ({
  ...text(name, '/(?!/)\\P{C}*'),
  begin: '/',
});

/** Fills values into a key's parts. */
export const written = (parts: KeyParts, values: readonly unknown[]): string => {
  const left = [...values];
  return parts.map((part) => (typeof part === 'string' ? part : part.write(left.shift() as never))).join('#');
};
