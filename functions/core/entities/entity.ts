import type { CompanyScope } from '../company-scope';
import type { EntityKey, EntityRange, Item, Key } from './key';
import { companyPart, type KeyParts, number, type ValuesOf, written } from './key-parts';
import type { Content, StoredShape, StoredTypes } from './stored-types';

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
   * The table writes the number with each put and brings an older item up to date when it is read; no one rewrites
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
