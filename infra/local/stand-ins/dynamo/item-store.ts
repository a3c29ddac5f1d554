import { mkdirSync } from 'node:fs';
import { Level } from 'level';

/**
 * The records of the local DynamoDB: everything is in memory, sorted, and every change is written through to
 * LevelDB. A change is one LevelDB batch, whatever it contains. LevelDB writes a batch as one record of its
 * log and drops an incomplete one on opening, so a killed process leaves all of a transaction or nothing of
 * it, without a journal of our own. (Nothing is fsynced: a power failure may lose the last moments, a kill
 * does not.)
 *
 * Records are in spaces (`item-pages`, `table`, ...), which are dynalite's "sub-databases". Values are JSON
 * text, so every reader parses its own copy and cannot modify a stored item by accident.
 */

export interface Range {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
  reverse?: boolean;
}

/** The number of items whose former state is kept; the one that changed first is dropped first. */
const mostFormer = 1_000;

type Changes = Map<string, Map<string, string | undefined>>;

class Space {
  readonly values = new Map<string, string>();
  readonly keys: string[] = [];

  set(key: string, value: string | undefined): void {
    const isKnown = this.values.has(key);
    if (value === undefined) {
      if (!isKnown) return;
      this.values.delete(key);
      this.keys.splice(indexFrom(this.keys, key), 1);
      return;
    }
    this.values.set(key, value);
    if (!isKnown) this.keys.splice(indexFrom(this.keys, key), 0, key);
  }
}

export class ItemStore {
  private readonly spaces = new Map<string, Space>();
  /** Items that changed lately, before their last change; `undefined` for new ones. For the torn-read fault. */
  private readonly before = new Map<string, string | undefined>();

  private constructor(private readonly level: Level<string, string> | undefined) {}

  /**
   * @param directory absent: in memory only
   * @throws Error with a message for the user when it is in use
   */
  static async open(directory: string | undefined): Promise<ItemStore> {
    if (!directory) return new ItemStore(undefined);
    mkdirSync(directory, { recursive: true });
    const level = new Level<string, string>(directory, { valueEncoding: 'utf8' });
    try {
      await level.open();
    } catch (error) {
      throw describeOpenFailure(error, directory);
    }
    const store = new ItemStore(level);
    for await (const [key, value] of level.iterator()) {
      const end = key.indexOf('~');
      store.space(key.slice(0, end)).set(key.slice(end + 1), value);
    }
    return store;
  }

  /** A store in memory with the same records, whose changes are independent. */
  copy(): ItemStore {
    const store = new ItemStore(undefined);
    for (const [name, { values }] of this.spaces) {
      for (const [key, value] of values) store.space(name).set(key, value);
    }
    return store;
  }

  get(space: string, key: string): string | undefined {
    return this.spaces.get(space)?.values.get(key);
  }

  /** The record before its last change. `known` is false when it has not changed lately. */
  previous(space: string, key: string): { known: boolean; value?: string } {
    const id = `${space}~${key}`;
    return { known: this.before.has(id), value: this.before.get(id) };
  }

  /** The keys of a space within a range, in ascending or descending order. */
  keys(space: string, range: Range = {}): string[] {
    const { keys } = this.spaces.get(space) ?? { keys: [] };
    const lower = range.gt ?? range.gte;
    const upper = range.lt ?? range.lte;
    const from = lower === undefined ? 0 : indexFrom(keys, lower, range.gt !== undefined);
    const to = upper === undefined ? keys.length : indexFrom(keys, upper, range.lt === undefined);
    const found = keys.slice(from, to);
    return range.reverse ? found.reverse() : found;
  }

  /** Applies all changes or none. */
  async apply(changes: Changes): Promise<void> {
    const operations = [...changes].flatMap(([space, records]) =>
      [...records].map(([key, value]) =>
        value === undefined
          ? { type: 'del' as const, key: `${space}~${key}` }
          : { type: 'put' as const, key: `${space}~${key}`, value },
      ),
    );
    if (operations.length === 0) return;
    if (this.level) await this.level.batch(operations);
    for (const [space, records] of changes) {
      for (const [key, value] of records) {
        if (space.startsWith('item-')) this.keepFormer(`${space}~${key}`, this.get(space, key));
        this.space(space).set(key, value);
      }
    }
  }

  private keepFormer(id: string, value: string | undefined): void {
    this.before.delete(id);
    this.before.set(id, value);
    if (this.before.size <= mostFormer) return;
    const [oldest = ''] = this.before.keys();
    this.before.delete(oldest);
  }

  async close(): Promise<void> {
    await this.level?.close();
  }

  private space(name: string): Space {
    const space = this.spaces.get(name) ?? new Space();
    this.spaces.set(name, space);
    return space;
  }
}

/** Changes that are not yet in the store: only its own reads see them until `commit`. */
export class Draft {
  private readonly changes: Changes = new Map();

  constructor(private readonly store: ItemStore) {}

  get(space: string, key: string): string | undefined {
    const changed = this.changes.get(space);
    return changed?.has(key) ? changed.get(key) : this.store.get(space, key);
  }

  set(space: string, key: string, value: string | undefined): void {
    const changed = this.changes.get(space) ?? new Map<string, string | undefined>();
    changed.set(key, value);
    this.changes.set(space, changed);
  }

  /**
   * Keys within a range of the store, without the draft's changes: no operation writes and then searches in
   * one draft.
   */
  keys(space: string, range: Range): string[] {
    return this.store.keys(space, range);
  }

  commit(): Promise<void> {
    return this.store.apply(this.changes);
  }
}

/** The index of the first key at or after `key`, or after it when `isAfter`. */
function indexFrom(keys: string[], key: string, isAfter = false): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const candidate = keys[middle] as string;
    if (candidate < key || (isAfter && candidate === key)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function describeOpenFailure(error: unknown, directory: string): Error {
  const cause = (error as { cause?: { code?: string; message?: string } }).cause;
  if (cause?.code === 'LEVEL_LOCKED') {
    return new Error(
      `The DynamoDB data in ${directory} is in use by another process. Stop that one (another npm start?) first.`,
    );
  }
  return new Error(
    `The DynamoDB data in ${directory} cannot be opened: ${cause?.message ?? String(error)}. ` +
      'Delete the folder to begin with an empty one.',
    { cause: error },
  );
}
