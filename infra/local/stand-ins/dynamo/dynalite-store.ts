import { Stream } from 'node:stream';
import { type Item, maxItemBytes } from './attribute-value';
import { invalid } from './dynamo-error';
import type { Draft, Range } from './item-store';
import { storedItem, storedSize } from './stored-item';

type Callback = (error: unknown, value?: unknown) => void;

export interface Table {
  TableName: string;
  TableStatus: string;
  KeySchema: { AttributeName: string; KeyType: string }[];
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  [property: string]: unknown;
}

let lastTable: { text: string; table: Table } | undefined;

/**
 * The store object that dynalite's actions expect, on top of a draft. Callbacks run synchronously, so
 * dynalite's errors reach our code and never the process.
 */
export class DynaliteStore {
  readonly options = { maxItemSize: maxItemBytes, createTableMs: 0 };
  readonly tableDb;
  /** The sizes in bytes of the streamed records, in order: they determine the capacity of a query or scan. */
  readonly streamedBytes: number[] = [];
  /** Receives errors of a stream's reader, since a stream is read after its action has returned. */
  onStreamFailure: (error: unknown) => void = (error) => {
    throw error;
  };

  constructor(
    readonly draft: Draft,
    region: string,
    account: string,
  ) {
    this.tableDb = { ...this.space('table'), awsRegion: region, awsAccountId: account };
  }

  getItemDb = (table: string) => this.space(`item-${table}`);

  getIndexDb = (type: string, table: string, index: string) =>
    this.space(`index-${type.toLowerCase()}/${table}/${index}`);

  getTable = (name: string, checkStatus: boolean | Callback, callback?: Callback): void => {
    const answer = typeof checkStatus === 'function' ? checkStatus : (callback as Callback);
    // An action that takes any status describes or changes the table itself.
    const table = checkStatus === false ? this.readTable(name) : this.findTable(name);
    answer(table ? null : tableNotFound(), table);
  };

  /** Read-only: every call with an item asks for its table, so the parsed table is shared. */
  findTable(name: string): Readonly<Table> | undefined {
    const text = this.draft.get('table', name);
    if (text === undefined) return undefined;
    if (lastTable?.text !== text) lastTable = { text, table: JSON.parse(text) as Table };
    return lastTable.table;
  }

  /** A copy, to change and put back. */
  readTable(name: string): Table | undefined {
    const text = this.draft.get('table', name);
    return text === undefined ? undefined : (JSON.parse(text) as Table);
  }

  private space(name: string) {
    return {
      // Operations run one at a time (see Mutex), so a lock is always free.
      lock: (_key: string, work: (release: (callback: Callback) => Callback) => void) =>
        work((callback) => callback),
      get: (key: string, callback: Callback) => {
        const text = this.draft.get(name, key);
        if (text === undefined) callback(Object.assign(new Error('NotFound'), { name: 'NotFoundError' }));
        else callback(null, name.startsWith('item-') ? storedItem(text) : JSON.parse(text));
      },
      put: (key: string, value: unknown, callback: Callback) => {
        const text = JSON.stringify(value);
        if (name.startsWith('item-') && storedSize(text, value as Item) > maxItemBytes) {
          callback(invalid('Item size to update has exceeded the maximum allowed size'));
          return;
        }
        this.draft.set(name, key, text);
        callback(null);
      },
      del: (key: string, callback: Callback) => {
        this.draft.set(name, key, undefined);
        callback(null);
      },
      createKeyStream: () => this.stream(this.draft.keys(name, {}), (key) => key),
      createValueStream: (range: Range) =>
        this.stream(this.draft.keys(name, range), (key) => {
          const text = this.draft.get(name, key) as string;
          this.streamedBytes.push(storedSize(text));
          return storedItem(text);
        }),
    };
  }

  /** Emits after the action has registered its listeners, which it does before it returns. */
  private stream(keys: string[], read: (key: string) => unknown): ValueStream {
    const stream = new ValueStream();
    queueMicrotask(() => {
      try {
        for (const key of keys) {
          if (stream.isStopped) break;
          stream.emit('data', read(key));
        }
        stream.emit('end');
      } catch (error) {
        this.onStreamFailure(error);
      }
    });
    return stream;
  }
}

/** Extends Stream only for the class: dynalite would handle every record of a plain emitter twice. */
class ValueStream extends Stream {
  isStopped = false;
  /** The reader needs no more. */
  destroy(): void {
    this.isStopped = true;
  }
}

export function tableNotFound(): Error {
  const message = 'Requested resource not found';
  return Object.assign(new Error(message), {
    name: 'NotFoundError',
    statusCode: 400,
    body: { __type: 'com.amazonaws.dynamodb.v20120810#ResourceNotFoundException', message },
  });
}
