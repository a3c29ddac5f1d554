import { randomUUID } from 'node:crypto';
import {
  BatchGetItemCommand,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  TransactionCanceledException,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { limits } from '@galley/shared/limits';
import { awsClient, callLimitsOf } from './aws-client';
import type { EntityRange, Item, Key, RecordAt, RecordsAt } from './entities/key';
import { BusyError } from './errors';
import { pauseUpTo } from './pause';
import { readItems } from './read-items';
import { type Change, ExpressionBuilder } from './table-expressions';
import { errorOf, transactItem, type Write } from './table-writes';

export type { Item } from './entities/key';
export type { Write } from './table-writes';

export interface QueryOptions {
  limit?: number;
  descending?: boolean;
  consistent?: boolean;
  /** Only items up to this sort key, inclusive. */
  upTo?: string;
  cursor?: string;
  /** Returns only these attributes (and the key); the read costs the same. */
  attributes?: string[];
  /**
   * Throws on a record that cannot be read. By default, it is omitted and logged, so that the list still
   * loads.
   */
  whole?: boolean;
}

const batchSize = 100;
const commitAttempts = 8;
/** Full jitter: a random pause below a bound that doubles, at most a quarter of a second. */
const backOff = (attempt: number) => pauseUpTo(Math.min(250, 10 * 2 ** attempt));

/**
 * The table, with its items as plain objects. Every conditional write goes through `commit`, which is always
 * a transaction: only a transaction has a token that makes a retry after a lost response harmless.
 */
export class Table {
  private client: DynamoDBClient | undefined;

  constructor(
    readonly name: string,
    private readonly makeClient: () => DynamoDBClient = () => awsClient(DynamoDBClient, callLimitsOf.table),
  ) {}

  private get dynamo(): DynamoDBClient {
    this.client ??= this.makeClient();
    return this.client;
  }

  async get<K extends Key>(key: K, options: { consistent?: boolean } = {}): Promise<RecordAt<K> | undefined> {
    const { Item: item } = await this.dynamo.send(
      new GetItemCommand({
        TableName: this.name,
        Key: marshall({ ...key }),
        ConsistentRead: options.consistent ?? true,
      }),
    );
    const [record] = await readItems(item ? [item] : [], false);
    return record as RecordAt<K> | undefined;
  }

  /**
   * Records in the order of the keys, undefined where there is none. More than 100 keys become parallel
   * calls.
   */
  async batchGet<const Keys extends readonly Key[]>(
    keys: Keys,
    options: Pick<QueryOptions, 'consistent'> & { skipBroken?: boolean } = {},
  ): Promise<RecordsAt<Keys>> {
    const found = new Map<string, Item>();
    await Promise.all(
      chunk(keys, batchSize).map(async (part) => {
        let pending = part.map(({ pk, sk }) => marshall({ pk, sk }));
        for (let attempt = 0; pending.length > 0; attempt += 1) {
          if (attempt > 0) await backOff(attempt);
          const response = await this.dynamo.send(
            new BatchGetItemCommand({
              RequestItems: { [this.name]: { Keys: pending, ConsistentRead: options.consistent ?? true } },
            }),
          );
          const items = await readItems(response.Responses?.[this.name] ?? [], options.skipBroken ?? false);
          for (const item of items) found.set(`${item.pk}\n${item.sk}`, item);
          pending = (response.UnprocessedKeys?.[this.name]?.Keys as typeof pending | undefined) ?? [];
        }
      }),
    );
    return keys.map((key) => found.get(`${key.pk}\n${key.sk}`)) as RecordsAt<Keys>;
  }

  /** One page of a range. `cursor` is the sort key to continue from. */
  async query<R extends object>(
    { pk, prefix }: EntityRange<R>,
    options: QueryOptions = {},
  ): Promise<{ items: R[]; cursor?: string }> {
    const values: Record<string, string> = { ':pk': pk };
    let condition = 'pk = :pk';
    if (options.upTo !== undefined) {
      condition += ' AND sk <= :sk';
      values[':sk'] = options.upTo;
    } else if (prefix) {
      condition += ' AND begins_with(sk, :sk)';
      values[':sk'] = prefix;
    }
    const attributes = options.attributes && ['pk', 'sk', 'schema', ...options.attributes];
    const response = await this.dynamo.send(
      new QueryCommand({
        TableName: this.name,
        KeyConditionExpression: condition,
        ExpressionAttributeValues: marshall(values),
        ConsistentRead: options.consistent ?? true,
        ScanIndexForward: !options.descending,
        ...(attributes && {
          ProjectionExpression: attributes.map((_, index) => `#a${index}`).join(', '),
          ExpressionAttributeNames: Object.fromEntries(attributes.map((name, index) => [`#a${index}`, name])),
        }),
        ...(options.limit !== undefined && { Limit: options.limit }),
        ...(options.cursor !== undefined && { ExclusiveStartKey: marshall({ pk, sk: options.cursor }) }),
      }),
    );
    return {
      items: (await readItems(response.Items ?? [], !options.whole, options.attributes)) as R[],
      ...(response.LastEvaluatedKey && { cursor: (unmarshall(response.LastEvaluatedKey) as Key).sk }),
    };
  }

  /** A whole range, or the part after a sort key: one call per megabyte. */
  async queryAll<R extends object>(
    range: EntityRange<R>,
    { after, ...options }: Omit<QueryOptions, 'limit' | 'cursor'> & { after?: string } = {},
  ): Promise<R[]> {
    const items: R[] = [];
    let cursor = after;
    do {
      const page: { items: R[]; cursor?: string } = await this.query(range, { ...options, cursor });
      items.push(...page.items);
      cursor = page.cursor;
    } while (cursor !== undefined);
    return items;
  }

  /**
   * Adds to a number unconditionally and returns the new value. After a lost response a number may be
   * skipped, so use it only where gaps are acceptable.
   */
  async increment(key: Key, attribute: string, by = 1, also: Change = {}): Promise<number> {
    const expression = new ExpressionBuilder();
    const update = expression.update({ ...also, add: { ...also.add, [attribute]: by } });
    const response = await this.dynamo.send(
      new UpdateItemCommand({
        TableName: this.name,
        Key: marshall(key),
        UpdateExpression: update,
        ReturnValues: 'UPDATED_NEW',
        ...expression.attributes(),
      }),
    );
    return unmarshall(response.Attributes ?? {})[attribute] as number;
  }

  /**
   * Writes all or nothing, at most 100 items and 4 MB. Where conditions fail, the first failed write with a
   * `refused` determines the error. Transactions that conflicted with another one are retried.
   */
  async commit(writes: readonly Write[]): Promise<void> {
    const items = writes.map((write) => transactItem(this.name, write));
    let token = randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.dynamo.send(
          new TransactWriteItemsCommand({ TransactItems: items, ClientRequestToken: token }),
        );
        return;
      } catch (error) {
        if (isInProgress(error) && attempt < commitAttempts) {
          await backOff(attempt); // same token: the first attempt may still be running
          continue;
        }
        if (!(error instanceof TransactionCanceledException)) throw error;
        const reasons = error.CancellationReasons ?? [];
        const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
        if (failed >= 0) throw await errorOf(writes[failed], reasons[failed]?.Item);
        const isTransient = reasons.some((reason) =>
          /Conflict|Throttling|Throughput/.test(reason.Code ?? ''),
        );
        if (!isTransient) throw error;
        if (attempt >= commitAttempts) throw new BusyError();
        token = randomUUID(); // certainly cancelled, so this is a new transaction
        await backOff(attempt);
      }
    }
  }

  /** Writes any number of items, in as many transactions as that takes: they may be there in part. */
  async commitInParts(writes: readonly Write[]): Promise<void> {
    for (const part of chunk(writes, limits.prepareItems)) await this.commit(part);
  }
}

function isInProgress(error: unknown): boolean {
  return error instanceof Error && error.name === 'TransactionInProgressException';
}

/** Works on all of a list, some at a time. */
export async function inGroups<One, Result>(
  list: readonly One[],
  atOnce: number,
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of chunk(list, atOnce)) results.push(...(await Promise.all(part.map(work))));
  return results;
}

export function chunk<T>(list: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < list.length; start += size) chunks.push(list.slice(start, start + size));
  return chunks;
}
