import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  GetItemCommand,
  ListTablesCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  UpdateItemCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AccessDenied, type AwsCall, type ObservedCall } from '../stand-in';
import type { DynamoStandIn } from './dynamo-stand-in';
import { createTestTable, keyOf, startTestDynamo, tableName } from './test-client';

let dynamo: DynamoStandIn;
let client: DynamoDBClient;
let inProcess: DynamoDBClient;
const calls: AwsCall[] = [];
const observed: ObservedCall[] = [];
let isDenied = (_call: AwsCall) => false;

beforeEach(async () => {
  isDenied = () => false;
  ({
    dynamo,
    overHttp: client,
    inProcess,
  } = await startTestDynamo({
    authorize(call) {
      calls.push(call);
      if (isDenied(call)) throw new AccessDenied(call);
    },
    observe: (call) => observed.push(call),
  }));
  await client.send(createTestTable());
  calls.length = 0;
  observed.length = 0;
});

afterEach(async () => {
  client.destroy();
  await dynamo.stop();
});

const put = (sk: string, more: object = {}) =>
  new PutItemCommand({ TableName: tableName, Item: { ...keyOf(sk), ...more } });

describe('single items', () => {
  test('are put, read, updated and deleted, over HTTP and in process alike', async () => {
    await client.send(put('A', { n: { N: '1' }, list: { L: [{ S: 'x' }, { NULL: true }] } }));
    const updated = await inProcess.send(
      new UpdateItemCommand({
        TableName: tableName,
        Key: keyOf('A'),
        UpdateExpression: 'ADD n :one SET #t = :title',
        ExpressionAttributeNames: { '#t': 'title' },
        ExpressionAttributeValues: { ':one': { N: '1' }, ':title': { S: 'Ünïcode' } },
        ReturnValues: 'ALL_NEW',
      }),
    );
    expect(updated.Attributes).toEqual({
      ...keyOf('A'),
      n: { N: '2' },
      list: { L: [{ S: 'x' }, { NULL: true }] },
      title: { S: 'Ünïcode' },
    });
    await client.send(new DeleteItemCommand({ TableName: tableName, Key: keyOf('A') }));
    const read = await inProcess.send(new GetItemCommand({ TableName: tableName, Key: keyOf('A') }));
    expect(read.Item).toBeUndefined();
  });

  test('a refused condition gives the old item when it is asked for', async () => {
    await client.send(put('A', { n: { N: '1' } }));
    const refused = client.send(
      new PutItemCommand({
        TableName: tableName,
        Item: keyOf('A'),
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    await expect(refused).rejects.toMatchObject({
      name: 'ConditionalCheckFailedException',
      Item: { ...keyOf('A'), n: { N: '1' } },
    });
  });

  test('of more than 400 KB in bytes are refused, by put and by update', async () => {
    // 210,000 characters of two bytes each: small in characters, too big in bytes.
    const big = { S: 'é'.repeat(210_000) };
    await expect(client.send(put('A', { big }))).rejects.toMatchObject({
      name: 'ValidationException',
      message: 'Item size has exceeded the maximum allowed size',
    });
    const update = new UpdateItemCommand({
      TableName: tableName,
      Key: keyOf('A'),
      UpdateExpression: 'SET big = :big',
      ExpressionAttributeValues: { ':big': big },
    });
    await expect(client.send(update)).rejects.toThrow('Item size to update has exceeded');
    await client.send(put('A', { big: { S: 'é'.repeat(200_000) } }));
  });
});

describe('searching', () => {
  beforeEach(async () => {
    for (const sk of ['PAGE#1', 'PAGE#2', 'PAGE#3', 'TAB#1', 'TAB#2']) await inProcess.send(put(sk));
    await inProcess.send(
      new PutItemCommand({ TableName: tableName, Item: keyOf('PAGE#9', 'C#globex#SITE') }),
    );
  });

  const query = (condition: string, values: Record<string, string>, more: object = {}) =>
    client.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: `pk = :pk AND ${condition}`,
        ExpressionAttributeValues: Object.fromEntries(
          Object.entries({ ':pk': 'C#acme#SITE', ...values }).map(([name, S]) => [name, { S }]),
        ),
        ...more,
      }),
    );
  const sortKeys = (answer: { Items?: Record<string, { S?: string }>[] }) =>
    answer.Items?.map((item) => item.sk?.S);

  test('works by prefix, range, comparison, backwards and within one partition', async () => {
    expect(sortKeys(await query('begins_with(sk, :p)', { ':p': 'PAGE#' }))).toEqual([
      'PAGE#1',
      'PAGE#2',
      'PAGE#3',
    ]);
    expect(sortKeys(await query('sk BETWEEN :a AND :b', { ':a': 'PAGE#2', ':b': 'TAB#1' }))).toEqual([
      'PAGE#2',
      'PAGE#3',
      'TAB#1',
    ]);
    expect(
      sortKeys(await query('sk < :a', { ':a': 'PAGE#3' }, { ScanIndexForward: false, Limit: 1 })),
    ).toEqual(['PAGE#2']);
    expect(sortKeys(await query('sk >= :a', { ':a': 'TAB#2' }))).toEqual(['TAB#2']);
    expect(sortKeys(await query('sk > :a', { ':a': 'TAB#2' }))).toEqual([]);
  });

  test('is paged by Limit, forwards and backwards, until everything is seen once', async () => {
    for (const ScanIndexForward of [true, false]) {
      const seen: unknown[] = [];
      let ExclusiveStartKey: Record<string, { S: string }> | undefined;
      do {
        const page = await query(
          'sk >= :a',
          { ':a': 'A' },
          { Limit: 2, ExclusiveStartKey, ScanIndexForward },
        );
        seen.push(...(sortKeys(page) ?? []));
        ExclusiveStartKey = page.LastEvaluatedKey as typeof ExclusiveStartKey;
      } while (ExclusiveStartKey);
      const all = ['PAGE#1', 'PAGE#2', 'PAGE#3', 'TAB#1', 'TAB#2'];
      expect(seen).toEqual(ScanIndexForward ? all : all.reverse());
    }
  });

  test('stops at 1 MB and goes on from there', async () => {
    const text = { S: 'x'.repeat(300_000) };
    for (const sk of ['Z#1', 'Z#2', 'Z#3', 'Z#4', 'Z#5']) await inProcess.send(put(sk, { text }));
    const first = await query('begins_with(sk, :p)', { ':p': 'Z#' });
    expect(sortKeys(first)).toEqual(['Z#1', 'Z#2', 'Z#3', 'Z#4']);
    const second = await query(
      'begins_with(sk, :p)',
      { ':p': 'Z#' },
      { ExclusiveStartKey: first.LastEvaluatedKey },
    );
    expect(sortKeys(second)).toEqual(['Z#5']);
    expect(second.LastEvaluatedKey).toBeUndefined();
  });

  test('a scan sees every partition', async () => {
    const all = await client.send(new ScanCommand({ TableName: tableName }));
    expect(all.Count).toBe(6);
  });
});

describe('batches', () => {
  test('write and read many items at once', async () => {
    const requests = Array.from({ length: 25 }, (_, n) => ({ PutRequest: { Item: keyOf(`N#${n}`) } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [tableName]: requests } }));
    await client.send(
      new BatchWriteItemCommand({
        RequestItems: { [tableName]: [{ DeleteRequest: { Key: keyOf('N#3') } }] },
      }),
    );
    const Keys = [2, 3, 4].map((n) => keyOf(`N#${n}`));
    const answer = await client.send(new BatchGetItemCommand({ RequestItems: { [tableName]: { Keys } } }));
    expect(answer.Responses?.[tableName]?.map(({ sk }) => sk?.S).sort()).toEqual(['N#2', 'N#4']);
    expect(answer.UnprocessedKeys).toEqual({});
  });

  test('leave what does not fit into 16 MB unprocessed', async () => {
    const text = { S: 'x'.repeat(400_000) };
    const Keys = Array.from({ length: 45 }, (_, n) => keyOf(`BIG#${n}`));
    for (const key of Keys) {
      await dynamo.handle('PutItem', { TableName: tableName, Item: { ...key, text } }, 'TESTROLE');
    }
    const answer = await dynamo.handle(
      'BatchGetItem',
      { RequestItems: { [tableName]: { Keys } } },
      'TESTROLE',
    );
    const { Responses, UnprocessedKeys } = answer as {
      Responses: Record<string, unknown[]>;
      UnprocessedKeys: Record<string, { Keys: unknown[] }>;
    };
    expect(Responses[tableName]).toHaveLength(41);
    expect(UnprocessedKeys[tableName]?.Keys).toHaveLength(4);
  });
});

describe('tables and time to live', () => {
  test('a table is active as soon as it is created', async () => {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    expect(Table?.TableStatus).toBe('ACTIVE');
    expect(Table?.TableArn).toBe('arn:aws:dynamodb:eu-west-1:000000000000:table/galley');
    const { TableNames } = await client.send(new ListTablesCommand({}));
    expect(TableNames).toEqual([tableName]);
    await expect(client.send(createTestTable())).rejects.toMatchObject({ name: 'ResourceInUseException' });
  });

  test('a sweep deletes what has expired and nothing else', async () => {
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: tableName,
        TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
      }),
    );
    const { TimeToLiveDescription } = await client.send(
      new DescribeTimeToLiveCommand({ TableName: tableName }),
    );
    expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: 'ENABLED', AttributeName: 'expires' });
    const seconds = 1_800_000_000;
    await client.send(put('past', { expires: { N: String(seconds - 1) } }));
    await client.send(put('future', { expires: { N: String(seconds + 1) } }));
    await client.send(put('ancient', { expires: { N: '5' } }));
    await client.send(put('text', { expires: { S: '5' } }));
    await client.send(put('forever'));
    expect(await dynamo.expire(seconds * 1000)).toBe(1);
    const left = await client.send(new ScanCommand({ TableName: tableName }));
    expect(left.Items?.map(({ sk }) => sk?.S).sort()).toEqual(['ancient', 'forever', 'future', 'text']);
  });
});

describe('permissions and observation', () => {
  test('every operation names its action, resource, caller, leading keys and attributes', async () => {
    await client.send(put('A', { title: { S: 'x' } }));
    expect(calls).toEqual([
      {
        service: 'dynamodb',
        action: 'dynamodb:PutItem',
        accessKeyId: 'TESTROLE',
        resource: 'arn:aws:dynamodb:eu-west-1:000000000000:table/galley',
        leadingKeys: ['C#acme#SITE'],
        attributes: ['pk', 'sk', 'title'],
      },
    ]);
    calls.length = 0;
    const Keys = [keyOf('A'), keyOf('A', 'C#globex#SITE')];
    await client.send(new BatchGetItemCommand({ RequestItems: { [tableName]: { Keys } } }));
    expect(calls).toMatchObject([
      { action: 'dynamodb:BatchGetItem', leadingKeys: ['C#acme#SITE', 'C#globex#SITE'] },
    ]);
    calls.length = 0;
    await client.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'VENDOR' } },
      }),
    );
    expect(calls).toMatchObject([{ action: 'dynamodb:Query', leadingKeys: ['VENDOR'] }]);
  });

  test('a refusal names action, resource and leading key, and nothing is written', async () => {
    isDenied = (call) => call.action === 'dynamodb:PutItem';
    await expect(client.send(put('A'))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringMatching(/dynamodb:PutItem on resource: arn:\S+table\/galley.*C#acme#SITE/),
    });
    const { Item } = await client.send(new GetItemCommand({ TableName: tableName, Key: keyOf('A') }));
    expect(Item).toBeUndefined();
    expect(observed[0]).toMatchObject({ operation: 'PutItem', error: 'AccessDeniedException' });
  });

  test('an unsigned request is refused', async () => {
    const answer = await fetch(dynamo.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'DynamoDB_20120810.ListTables' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('MissingAuthenticationTokenException');
  });

  test('capacity is counted by the rules of AWS', async () => {
    const text = (bytes: number) => ({ S: 'x'.repeat(bytes) });
    const units = async (operation: Promise<unknown>) => {
      await operation;
      return observed.at(-1)?.units;
    };
    expect(await units(client.send(put('A', { text: text(3000) })))).toBe(3);
    expect(await units(client.send(put('A')))).toBe(3); // replaces the larger one
    await client.send(put('B', { text: text(5000) }));
    const get = (ConsistentRead: boolean, sk = 'B') =>
      client.send(new GetItemCommand({ TableName: tableName, Key: keyOf(sk), ConsistentRead }));
    expect(await units(get(true))).toBe(2);
    expect(observed.at(-1)?.consistent).toBe(true);
    expect(await units(get(false))).toBe(1);
    expect(await units(get(false, 'missing'))).toBe(0.5);
    const batch = (ConsistentRead: boolean) =>
      client.send(
        new BatchGetItemCommand({
          RequestItems: { [tableName]: { Keys: [keyOf('A'), keyOf('B')], ConsistentRead } },
          ReturnConsumedCapacity: 'TOTAL',
        }),
      );
    expect(await units(batch(true))).toBe(3);
    expect((await batch(false)).ConsumedCapacity).toEqual([{ TableName: tableName, CapacityUnits: 1.5 }]);
    const search = await client.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'pk = :pk',
        FilterExpression: 'attribute_exists(nothing)',
        ExpressionAttributeValues: { ':pk': { S: 'C#acme#SITE' } },
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    expect(search.ConsumedCapacity?.CapacityUnits).toBe(1); // 5 KB together, half a unit for each 4 KB
  });
});
