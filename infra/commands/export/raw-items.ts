import { setTimeout as pause } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateQuery,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { upgraded } from '@galley/functions/core/entities/entity';
import type { Key } from '@galley/functions/core/entities/key';
import { chunk, type Item } from '@galley/functions/core/table';

/** An item in DynamoDB's format, because converting it back and forth could change it. */
export type RawItem = Record<string, AttributeValue>;

export interface RawTable {
  dynamo: DynamoDBClient;
  tableName: string;
}

export function keyOf({ pk, sk }: RawItem): Key {
  return { pk: pk?.S ?? '', sk: sk?.S ?? '' };
}

/** The item upgraded to the current release's shape. */
export function recordOf<T extends Key>(item: RawItem): T {
  return upgraded(unmarshall(item) as Item) as T;
}

/** A partition in the order of its sort keys, a megabyte at a time. */
export async function* rawItems({ dynamo, tableName }: RawTable, pk: string): AsyncGenerator<RawItem> {
  const pages = paginateQuery(
    { client: dynamo },
    {
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: pk } },
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of pages) yield* Items;
}

/** The limit of BatchWriteItem. */
const batchSize = 25;

/**
 * Makes these writes, in batches; what DynamoDB had no room for is sent again after a pause.
 * @param onBatch called after each with the number of writes so far
 */
export async function writeInBatches(
  { dynamo, tableName }: RawTable,
  requests: readonly WriteRequest[],
  onBatch: (done: number) => void = () => undefined,
): Promise<void> {
  let done = 0;
  for (const part of chunk(requests, batchSize)) {
    let pending = part;
    for (let attempt = 0; pending.length > 0; attempt += 1) {
      if (attempt > 0) await pause(Math.min(2_000, 25 * 2 ** attempt) * Math.random());
      const { UnprocessedItems } = await dynamo.send(
        new BatchWriteItemCommand({ RequestItems: { [tableName]: pending } }),
      );
      pending = UnprocessedItems?.[tableName] ?? [];
    }
    done += part.length;
    onBatch(done);
  }
}

/** Puts these items, replacing existing ones; idempotent. */
export const putItems = (table: RawTable, items: readonly RawItem[]): Promise<void> =>
  writeInBatches(
    table,
    items.map((Item) => ({ PutRequest: { Item } })),
  );

/** JSON has no binary type, so bytes become base64, as on the wire. */
export function itemToJson(item: RawItem): RawItem {
  return mapBytes(item, (bytes) => Buffer.from(bytes as Uint8Array).toString('base64'));
}

export function itemFromJson(json: RawItem): RawItem {
  return mapBytes(json, (text) => Buffer.from(String(text), 'base64'));
}

function mapBytes(item: RawItem, map: (bytes: unknown) => unknown): RawItem {
  const mapValue = (value: AttributeValue): AttributeValue => {
    if (value.B !== undefined) return { B: map(value.B) as Uint8Array };
    if (value.BS !== undefined) return { BS: value.BS.map(map) as Uint8Array[] };
    if (value.L !== undefined) return { L: value.L.map(mapValue) };
    return value.M !== undefined ? { M: mapBytes(value.M, map) } : value;
  };
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, mapValue(value)]));
}
