import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DeleteItemCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { client, dynamo, inProcess, put, startDynamoPerTest } from './testing/dynamo-per-test';
import { keyOf, tableName } from './testing/test-client';

startDynamoPerTest();

describe('single items', () => {
  test('are put, read, updated and deleted, both over HTTP and in process', async () => {
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

  test('return the old item on a failed condition when it is requested', async () => {
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

  test('of more than 400 KB in bytes are rejected, by put and by update', async () => {
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

describe('queries', () => {
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

  test('support prefix, range, comparison, reverse order and a single partition', async () => {
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

  test('are paged by Limit, in both directions, until every item has been returned once', async () => {
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

  test('stop at 1 MB and continue from there', async () => {
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

  test('scan every partition', async () => {
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
