import {
  BatchWriteItemCommand,
  DynamoDBClient,
  ScanCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { testEnvironment } from './test-environment';

/** All items of the table as DynamoDB spells them, by key. */
export type TableState = Map<string, NonNullable<NonNullable<WriteRequest['PutRequest']>['Item']>>;

const mainTable: string = testEnvironment.TABLE_NAME;

export async function readTableState(TableName = mainTable): Promise<TableState> {
  const client = new DynamoDBClient({});
  const { Items = [] } = await client.send(new ScanCommand({ TableName, ConsistentRead: true }));
  client.destroy();
  return new Map(Items.map((item) => [`${item.pk?.S} ${item.sk?.S}`, item]));
}

/** The keys of items that are different, new or gone. */
export function differences(before: TableState, after: TableState): string[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key)));
}

/** Makes the table what it was. */
export async function restoreTableState(state: TableState, TableName = mainTable): Promise<void> {
  const now = await readTableState(TableName);
  const requests = differences(state, now).map((key): WriteRequest => {
    const item = state.get(key);
    if (item) return { PutRequest: { Item: item } };
    const { pk, sk } = now.get(key) as never;
    return { DeleteRequest: { Key: { pk, sk } } };
  });
  const client = new DynamoDBClient({});
  for (let start = 0; start < requests.length; start += 25) {
    const part = requests.slice(start, start + 25);
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: part } }));
  }
  client.destroy();
}
