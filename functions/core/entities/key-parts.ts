import { createHash } from 'node:crypto';
import type { CompanyScope } from '../company-scope';

/** One part of a key: `name` is the record's attribute with that value, where it has one. */
export interface KeyPart<Value> {
  name: string;
  /** Its place in a list of key patterns. */
  pattern: string;
  /** What it may be, as a regular expression: a company's file is held against it. */
  shape: string;
  /** How all values begin. */
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
/** A number that is padded, so that the order as text is its own. */
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
/** Stored as its hash only. */
export const hashed = (name: string): KeyPart<string> => ({
  name,
  pattern: '<hash>',
  shape: '[0-9a-f]{64}',
  write: sha256,
});
/** A path of the site; those begin with a slash, so they never meet a word of a key. */
export const path = (name: string): KeyPart<string> => ({
  ...text(name, '/(?!/)\\P{C}*'),
  begin: '/',
});

/** Values in the places of a key's parts. */
export const written = (parts: KeyParts, values: readonly unknown[]): string => {
  const left = [...values];
  return parts.map((part) => (typeof part === 'string' ? part : part.write(left.shift() as never))).join('#');
};
