import {
  BatchGetItemCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  GetItemCommand,
  ListTablesCommand,
  QueryCommand,
  ScanCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { describe, expect, test } from 'vitest';
import { calls, client, dynamo, given, observed, put, startDynamoPerTest } from './testing/dynamo-per-test';
import { createTestTable, keyOf, tableName } from './testing/test-client';

startDynamoPerTest();

describe('tables and time to live', () => {
  test('a table is active as soon as it is created', async () => {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
    expect(Table?.TableStatus).toBe('ACTIVE');
    expect(Table?.TableArn).toBe('arn:aws:dynamodb:eu-west-1:000000000000:table/galley');
    const { TableNames } = await client.send(new ListTablesCommand({}));
    expect(TableNames).toEqual([tableName]);
    await expect(client.send(createTestTable())).rejects.toMatchObject({ name: 'ResourceInUseException' });
  });

  test('a sweep deletes expired items and nothing else', async () => {
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
  test('every operation reports its action, resource, caller, leading keys and attributes', async () => {
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

  test('a rejection names action, resource and leading key, and nothing is written', async () => {
    given.isDenied = (call) => call.action === 'dynamodb:PutItem';
    await expect(client.send(put('A'))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringMatching(/dynamodb:PutItem on resource: arn:\S+table\/galley.*C#acme#SITE/),
    });
    const { Item } = await client.send(new GetItemCommand({ TableName: tableName, Key: keyOf('A') }));
    expect(Item).toBeUndefined();
    expect(observed[0]).toMatchObject({ operation: 'PutItem', error: 'AccessDeniedException' });
  });

  test('an unsigned request is rejected', async () => {
    const answer = await fetch(dynamo.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'DynamoDB_20120810.ListTables' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('MissingAuthenticationTokenException');
  });

  test("capacity is counted by AWS's rules", async () => {
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
