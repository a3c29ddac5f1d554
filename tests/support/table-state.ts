import { isDeepStrictEqual } from 'node:util';
import {
  BatchWriteItemCommand,
  DynamoDBClient,
  QueryCommand,
  ScanCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { testEnvironment } from './test-environment';

type Item = NonNullable<NonNullable<WriteRequest['PutRequest']>['Item']>;

/** All items of the table in DynamoDB's format, by key. */
export type TableState = Map<string, Item>;

const mainTable: string = testEnvironment.TABLE_NAME;

export async function readTableState(TableName = mainTable): Promise<TableState> {
  const client = new DynamoDBClient({});
  const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  client.destroy();
  return stateOf(Items);
}

const stateOf = (items: readonly Item[]): TableState =>
  new Map(items.map((item) => [`${item.pk?.S} ${item.sk?.S}`, item]));

/** Restores these partitions, and returns what was changed, added or deleted. */
export async function restorePartitions(
  before: TableState,
  partitions: readonly string[],
): Promise<string[]> {
  const names = new Set(partitions);
  const client = new DynamoDBClient({});
  const found = await Promise.all(
    [...names].map(async (partition) => {
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName: mainTable,
          ConsistentRead: true,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': { S: partition } },
        }),
      );
      return Items;
    }),
  );
  const were = new Map([...before].filter(([, { pk }]) => names.has(pk?.S ?? '')));
  const changed = await restore(client, were, stateOf(found.flat()), mainTable);
  client.destroy();
  return changed;
}

/** The keys of items that are changed, added or deleted. */
export function differences(before: TableState, after: TableState): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => !isDeepStrictEqual(before.get(key), after.get(key)));
}

/** Restores the table. */
export async function restoreTableState(state: TableState, TableName = mainTable): Promise<void> {
  const now = await readTableState(TableName);
  const client = new DynamoDBClient({});
  await restore(client, state, now, TableName);
  client.destroy();
}

async function restore(client: DynamoDBClient, state: TableState, now: TableState, TableName: string) {
  const changed = differences(state, now);
  const requests = changed.map((key): WriteRequest => {
    const item = state.get(key);
    if (item) return { PutRequest: { Item: item } };
    const { pk, sk } = now.get(key) as never;
    return { DeleteRequest: { Key: { pk, sk } } };
  });
  for (let start = 0; start < requests.length; start += 25) {
    const part = requests.slice(start, start + 25);
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: part } }));
  }
  return changed;
}
