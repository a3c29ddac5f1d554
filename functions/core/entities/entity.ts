import { createHash } from 'node:crypto';
import type { CreatableType } from '@galley/shared/components/dictionary';
import type * as z from 'zod';
import type { CompanyScope } from '../company-scope';

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

/** What stands at a place of a key: `name` is the record's attribute with that value, where it has one. */
export interface KeyPart<Value> {
  name: string;
  /** Its place in a list of key patterns. */
  pattern: string;
  /** What may stand there, as a regular expression: a company's file is held against it. */
  shape: string;
  /** How all values begin. */
  begin?: string;
  write(value: Value): string;
}
type KeyParts = readonly (string | KeyPart<never>)[];
type ValuesOf<Parts extends KeyParts> = Parts extends readonly [infer First, ...infer Rest extends KeyParts]
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

/**
 * How attributes are declared. A read knows their types and lets pass what a later release may add, for a roll-back;
 * a company's file is checked for the exact values as well.
 */
export interface StoredTypes {
  text: z.ZodType<string>;
  flag: z.ZodType<boolean>;
  yes: z.ZodType<true>;
  number: z.ZodType<number>;
  integer: z.ZodType<number>;
  /** A number of times, bytes or a revision. */
  count: z.ZodType<number>;
  /** Of a page, a form, an image, a user: keys hold at most eight digits. */
  id: z.ZodType<number>;
  upTo(most: number, least?: number): z.ZodType<number>;
  time: z.ZodType<string>;
  email: z.ZodType<string>;
  host: z.ZodType<string>;
  /** The company whose item it is. */
  company: z.ZodType<string>;
  /** A path of the company's site, or a web address. */
  target: z.ZodType<string>;
  /** An image of the company's library; `image` may be none. */
  imageUrl: z.ZodType<string>;
  image: z.ZodType<string>;
  /** A file of the library as the bucket knows it. */
  libraryFile: z.ZodType<string>;
  bytes: z.ZodType<Uint8Array>;
  /** One that this release does not know is kept as it is. */
  componentType: z.ZodType<CreatableType>;
  /** The hash of an email address. */
  hash: z.ZodType<string>;
  /** A path of the company's site. */
  path: z.ZodType<string>;
  oneOf<const Word extends string>(words: readonly Word[]): z.ZodType<Word, Word>;
  list<Element>(element: z.ZodType<Element>): z.ZodType<Element[]>;
  byName<Value>(value: z.ZodType<Value>): z.ZodType<Record<string, Value>>;
  object<Shape extends StoredShape>(shape: Shape): z.ZodType<Content<Shape>>;
  /** An object whose attributes are declared elsewhere. */
  declared<Value extends object>(): z.ZodType<Value, Value>;
}
export type StoredShape = Readonly<Record<string, z.ZodType>>;
export type Content<Shape extends StoredShape> = z.output<z.ZodObject<Shape>>;

/**
 * How a partition gets into a company's file.
 * - settled: read again until nothing has changed from one reading of everything to the next
 * - counted: read again with them, but its own changes ask for no further reading
 * - once: items are only added and stand for themselves; read when first met
 */
export type Reading = 'settled' | 'counted' | 'once';
export type FilePolicy = { reading: Reading } | { leftOut: string };

type Step = (item: Item) => Item;
interface Definition<Sort extends KeyParts, Shape extends StoredShape> {
  sort: Sort;
  /** What the item holds besides its key. It gets zod as an argument: a Lambda starts without it. */
  schema: (types: StoredTypes) => Shape;
  /**
   * From each earlier shape to the next. Every item says in `schema` which shape it has; 1, or nothing, is the first.
   * The table writes the number with each put and brings an older item up to date when it is read; nobody rewrites
   * items for it. A step that is added comes with a stored sample of the release before (`tests/samples/`). Three rules:
   * - A step fills in and translates what is not there yet and leaves alone what is: an update of single attributes may
   *   have come before it. So a step that runs twice does nothing the second time.
   * - What a condition of a write compares is no step's to fill in: conditions see what is stored.
   * - The release before must be able to read what this one writes, for a roll-back: it reads an item of a later shape
   *   as it is. So an attribute is removed, or gets another meaning, a release after the one that stopped reading it.
   */
  upgrades?: readonly Step[];
  /** Why the item is no part of a company's file, where its partition is. */
  leftOut?: string;
}

/** What the table knows of an item of any kind. */
export interface Kind {
  readonly partition: Pick<Partition<never>, 'parts' | 'pattern' | 'file'>;
  readonly sort: KeyParts;
  readonly schema: (types: StoredTypes) => StoredShape;
  readonly leftOut: string | undefined;
  /** Which shape its items have today. */
  readonly shape: number;
  upgraded(item: Item): Item;
}

/** All kinds, by the word of their partition and their own; '' is the one that has none. */
const kinds = new Map<string, Map<string, Kind>>();

/** What an item is by its key; undefined where nothing declares it. */
export function kindOf({ pk, sk }: Key): Kind | undefined {
  const ofPartition = kinds.get(wordOf(pk));
  return ofPartition?.get(sk.split('#', 1)[0] ?? '') ?? ofPartition?.get('');
}

/** Companies' partitions begin with `C#acme#`. */
function wordOf(pk: string): string {
  const parts = pk.split('#');
  return (parts[0] === 'C' ? parts[2] : parts[0]) ?? '';
}

/** An item that was read, in today's shape. */
export const upgraded = (item: Item): Item => kindOf(item)?.upgraded(item) ?? item;

/** The shape that items with this key have today. */
export const currentSchema = (key: Key): number => kindOf(key)?.shape ?? 1;

const written = (parts: KeyParts, values: readonly unknown[]): string => {
  const left = [...values];
  return parts.map((part) => (typeof part === 'string' ? part : part.write(left.shift() as never))).join('#');
};

export class Partition<Place extends unknown[]> {
  /** As IAM conditions name it. */
  readonly pattern: string;
  readonly kinds: Kind[] = [];

  constructor(
    readonly parts: KeyParts,
    readonly file: FilePolicy,
  ) {
    this.pattern = parts.map((part) => (typeof part === 'string' ? part : '*')).join('#');
  }

  pk(...place: Place): string {
    return written(this.parts, place);
  }

  /** All of its items, of whatever kind: `Entity.among` parts them. */
  everything(...place: Place): EntityRange<Key> {
    return { pk: this.pk(...place) };
  }

  entity<const Sort extends KeyParts, Shape extends StoredShape>(definition: Definition<Sort, Shape>) {
    const entity = new Entity<Place, ValuesOf<Sort>, Simple<Key & Content<Shape>>>(this, definition);
    this.kinds.push(entity);
    const word = wordOf(this.pattern);
    kinds.set(word, (kinds.get(word) ?? new Map<string, Kind>()).set(entity.word, entity));
    return entity;
  }
}

type Simple<T> = { [Name in keyof T]: T[Name] };
/** What a read answers of an entity's items. */
export type RecordOf<E> = E extends Entity<never, never, infer Stored> ? Stored : never;

export class Entity<Place extends unknown[], Values extends unknown[], Stored extends Key> implements Kind {
  readonly sort: KeyParts;
  readonly schema: (types: StoredTypes) => StoredShape;
  readonly leftOut: string | undefined;
  private readonly upgrades: readonly Step[];

  constructor(
    readonly partition: Partition<Place>,
    { sort, schema, upgrades = [], leftOut }: Definition<KeyParts, StoredShape>,
  ) {
    this.sort = sort;
    this.schema = schema;
    this.upgrades = upgrades;
    this.leftOut = leftOut;
  }

  get word(): string {
    const [first] = this.sort;
    return typeof first === 'string' ? first : '';
  }

  get shape(): number {
    return 1 + this.upgrades.length;
  }

  key(...values: [...Place, ...Values]): EntityKey<Stored> {
    const { pk, rest } = this.placeOf(values);
    return { pk, sk: written(this.sort, rest) };
  }

  /** The items of this kind in a partition, or those whose sort keys begin with some of the values. */
  range(...values: [...Place, ...Partial<Values>]): EntityRange<Stored> {
    const { pk, rest } = this.placeOf(values);
    const begin: string[] = [];
    for (const part of this.sort) {
      if (typeof part === 'string') begin.push(part);
      else if (rest.length > 0) begin.push(part.write(rest.shift() as never));
      else return { pk, prefix: [...begin, part.begin ?? ''].join('#') };
    }
    return { pk, prefix: begin.join('#') };
  }

  private placeOf(values: readonly unknown[]) {
    const size = this.partition.parts.filter((part) => typeof part !== 'string').length;
    return { pk: written(this.partition.parts, values), rest: values.slice(size) };
  }

  upgraded(item: Item): Item {
    const schema = typeof item.schema === 'number' ? item.schema : 1;
    if (schema > this.upgrades.length) return item;
    const latest = this.upgrades.slice(schema - 1).reduce((older, step) => step(older), item);
    return { ...latest, schema: this.shape };
  }

  is(item: Key | undefined): item is Stored {
    return item !== undefined && kindOf(item) === this;
  }

  among(items: readonly (Key | undefined)[]): Stored[] {
    return items.filter((item) => this.is(item));
  }
}

/** A partition that a company has for itself, `C#acme#SITE`, or one for each number, `C#acme#PAGE#7`. */
export const companyPartition = (word: string, file: FilePolicy) =>
  new Partition<[scope: CompanyScope]>(['C', companyPart, word], file);
export const numberedPartition = (word: string, name: string, file: FilePolicy) =>
  new Partition<[scope: CompanyScope, number: number]>(['C', companyPart, word, number(name)], file);
