import type { CompanyScope } from '../company-scope';
import type { EntityKey, EntityRange, Item, Key } from './key';
import { companyPart, type KeyParts, number, type ValuesOf, written } from './key-parts';
import type { Content, StoredShape, StoredTypes } from './stored-types';

/**
 * How a partition is exported into a company's file.
 * - settled: read again until two readings of everything are equal
 * - counted: read again with the settled ones, but its changes require no further reading
 * - once: items are only added and are independent of each other; read only once
 */
export type Reading = 'settled' | 'counted' | 'once';
export type FilePolicy = { reading: Reading } | { leftOut: string };

type Step = (item: Item) => Item;
interface Definition<Sort extends KeyParts, Shape extends StoredShape> {
  sort: Sort;
  /** The attributes besides the key. It gets zod as an argument, so that a Lambda can start without zod. */
  schema: (types: StoredTypes) => Shape;
  /**
   * The steps from each earlier shape to the next. The attribute `schema` of an item holds its shape; 1, or
   * none, is the first. The table writes the number with each put and upgrades older items when it reads
   * them; no migration rewrites items.
   *
   * A new step comes with a stored sample of the previous release (`tests/samples/`). Three rules:
   * - A step adds and translates what is missing and leaves the rest alone, because an update of single
   * attributes may have come first. So applying a step twice changes nothing.
   * - A step must not fill in an attribute that a write's condition compares: conditions see what is stored.
   * - The previous release must be able to read what this one writes, for a roll-back; it reads an item of a
   * later shape without changing it. So an attribute may be removed, or change its meaning, only one release
   * after the one that stopped reading it.
   */
  upgrades?: readonly Step[];
  /** Why the item is not exported although its partition is. */
  leftOut?: string;
}

/** What the table knows about items of any kind. */
export interface Kind {
  readonly partition: Pick<Partition<never>, 'parts' | 'pattern' | 'file'>;
  readonly sort: KeyParts;
  readonly schema: (types: StoredTypes) => StoredShape;
  readonly leftOut: string | undefined;
  /** The current shape of its items. */
  readonly shape: number;
  upgraded(item: Item): Item;
}

/** All kinds, by the word of their partition and their own word; '' for a kind without one. */
const kinds = new Map<string, Map<string, Kind>>();

/** The kind of an item by its key; undefined where none is declared. */
export function kindOf({ pk, sk }: Key): Kind | undefined {
  const ofPartition = kinds.get(wordOf(pk));
  return ofPartition?.get(sk.split('#', 1)[0] ?? '') ?? ofPartition?.get('');
}

/** The keys of companies' partitions begin with `C#acme#`. */
function wordOf(pk: string): string {
  const parts = pk.split('#');
  return (parts[0] === 'C' ? parts[2] : parts[0]) ?? '';
}

/** Upgrades an item that was read to the current shape. */
export const upgraded = (item: Item): Item => kindOf(item)?.upgraded(item) ?? item;

/** The current shape of items with this key. */
export const currentSchema = (key: Key): number => kindOf(key)?.shape ?? 1;

export class Partition<Place extends unknown[]> {
  /** The pattern that IAM conditions use. */
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

  /** All items of the partition, of any kind; `Entity.among` separates them. */
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
/** The record that a read of the entity returns. */
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

  /** The items of this kind in a partition, or those whose sort keys begin with the given values. */
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

/** A partition per company, `C#acme#SITE`, or one per number, `C#acme#PAGE#7`. */
export const companyPartition = (word: string, file: FilePolicy) =>
  new Partition<[scope: CompanyScope]>(['C', companyPart, word], file);
export const numberedPartition = (word: string, name: string, file: FilePolicy) =>
  new Partition<[scope: CompanyScope, number: number]>(['C', companyPart, word, number(name)], file);
