import {
  GetItemCommand,
  PutItemCommand,
  TransactGetItemsCommand,
  type TransactWriteItem,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls, given, inProcess, observed, startDynamoPerTest } from './testing/dynamo-per-test';
import { keyOf, tableName as TableName } from './testing/test-client';

const startOfTest = Date.parse('2026-01-01');
startDynamoPerTest();
beforeEach(() => {
  given.now = startOfTest;
});

const put = (sk: string, more: object = {}, pk?: string): TransactWriteItem => ({
  Put: { TableName, Item: { ...keyOf(sk, pk), ...more } },
});
const transact = (TransactItems: TransactWriteItem[], more: object = {}) =>
  inProcess.send(new TransactWriteItemsCommand({ TransactItems, ...more }));
const read = async (sk: string) =>
  (await inProcess.send(new GetItemCommand({ TableName, Key: keyOf(sk), ConsistentRead: true }))).Item;

describe('a transaction', () => {
  test('puts, updates, deletes and checks together', async () => {
    await inProcess.send(new PutItemCommand({ TableName, Item: keyOf('old') }));
    await inProcess.send(new PutItemCommand({ TableName, Item: { ...keyOf('live'), n: { N: '1' } } }));
    await transact([
      put('new'),
      { Delete: { TableName, Key: keyOf('old') } },
      {
        ConditionCheck: {
          TableName,
          Key: keyOf('live'),
          ConditionExpression: 'n = :one',
          ExpressionAttributeValues: { ':one': { N: '1' } },
        },
      },
      {
        Update: {
          TableName,
          Key: keyOf('counter'),
          UpdateExpression: 'ADD n :one',
          ExpressionAttributeValues: { ':one': { N: '1' } },
        },
      },
    ]);
    expect(await read('new')).toEqual(keyOf('new'));
    expect(await read('old')).toBeUndefined();
    expect(await read('live')).toEqual({ ...keyOf('live'), n: { N: '1' } });
    expect(await read('counter')).toEqual({ ...keyOf('counter'), n: { N: '1' } });
  });

  test('that is cancelled writes nothing and returns every reason in order, with old items on request', async () => {
    await inProcess.send(new PutItemCommand({ TableName, Item: { ...keyOf('B'), name: { S: 'x' } } }));
    const cancelled = transact([
      put('A'),
      {
        Put: {
          TableName,
          Item: keyOf('B'),
          ConditionExpression: 'attribute_not_exists(pk)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
      },
      {
        ConditionCheck: {
          TableName,
          Key: keyOf('missing'),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      put('C'),
      {
        Update: {
          TableName,
          Key: keyOf('D'),
          UpdateExpression: 'SET n = n + :one',
          ExpressionAttributeValues: { ':one': { N: '1' } },
        },
      },
    ]);
    await expect(cancelled).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      message: expect.stringContaining(
        '[None, ConditionalCheckFailed, ConditionalCheckFailed, None, ValidationError]',
      ),
      CancellationReasons: [
        { Code: 'None' },
        { Code: 'ConditionalCheckFailed', Item: { ...keyOf('B'), name: { S: 'x' } } },
        { Code: 'ConditionalCheckFailed' },
        { Code: 'None' },
        { Code: 'ValidationError' },
      ],
    });
    expect(await read('A')).toBeUndefined();
    expect(await read('C')).toBeUndefined();
  });

  test('accepts 100 items, and no more, and no item twice', async () => {
    const many = (length: number) => Array.from({ length }, (_, n) => put(`N#${n}`));
    await transact(many(100));
    expect(await read('N#99')).toBeDefined();
    await expect(transact(many(101))).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(transact([])).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(transact([put('A'), { Delete: { TableName, Key: keyOf('A') } }])).rejects.toThrow(
      'multiple operations on one item',
    );
  });

  test('is rejected above 4 MB in total and above 400 KB an item', async () => {
    const text = { S: 'x'.repeat(390_000) };
    const ten = Array.from({ length: 10 }, (_, n) => put(`N#${n}`, { text }));
    await transact(ten);
    await expect(transact([...ten, put('N#10', { text })])).rejects.toThrow('4 MB');
    // The items' size after an update counts too, not only the size of the request.
    const updates = Array.from({ length: 10 }, (_, n) => ({
      Update: {
        TableName,
        Key: keyOf(`N#${n}`),
        UpdateExpression: 'SET a = :a',
        ExpressionAttributeValues: { ':a': { S: 'x' } },
      },
    }));
    await expect(transact([...updates, put('N#10', { text })])).rejects.toThrow('4 MB');
    expect(await read('N#10')).toBeUndefined();
    await expect(transact([put('A', { text: { S: 'x'.repeat(410_000) } })])).rejects.toThrow(
      'Item size has exceeded',
    );
  });

  test('succeeds once when 20 of them race for one item', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        transact([
          {
            Put: {
              TableName,
              Item: { ...keyOf('live'), winner: { N: String(n) } },
              ConditionExpression: 'attribute_not_exists(pk)',
            },
          },
          put(`LOG#${n}`),
        ]),
      ),
    );
    const winners = outcomes.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
    expect(winners).toHaveLength(1);
    expect((await read('live'))?.winner).toEqual({ N: String(winners[0]) });
    const logs = await Promise.all(outcomes.map((_, n) => read(`LOG#${n}`)));
    expect(logs.filter(Boolean)).toHaveLength(1);
  });

  test('costs twice as much as single writes, and a check costs as much as a write', async () => {
    const answer = await transact(
      [
        put('A', { text: { S: 'x'.repeat(1500) } }),
        {
          ConditionCheck: {
            TableName,
            Key: keyOf('B'),
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
      ],
      { ReturnConsumedCapacity: 'TOTAL' },
    );
    expect(answer.ConsumedCapacity).toEqual([
      { TableName, CapacityUnits: 6, ReadCapacityUnits: 0, WriteCapacityUnits: 6 },
    ]);
    const readBack = await inProcess.send(
      new TransactGetItemsCommand({
        TransactItems: [{ Get: { TableName, Key: keyOf('A') } }, { Get: { TableName, Key: keyOf('B') } }],
        ReturnConsumedCapacity: 'TOTAL',
      }),
    );
    expect(readBack.Responses?.map(({ Item }) => Item?.sk?.S)).toEqual(['A', undefined]);
    expect(readBack.ConsumedCapacity?.[0]?.CapacityUnits).toBe(4);
    expect(observed.at(-1)).toMatchObject({ operation: 'TransactGetItems', units: 4 });
  });

  test('is authorised item by item, and rejected as a whole', async () => {
    given.isDenied = (call) => call.action === 'dynamodb:ConditionCheckItem';
    const refused = transact([
      put('A'),
      {
        ConditionCheck: {
          TableName,
          Key: keyOf('B', 'C#globex#SITE'),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
    ]);
    await expect(refused).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining('C#globex#SITE'),
    });
    expect(calls.map(({ action, leadingKeys }) => [action, leadingKeys])).toEqual([
      ['dynamodb:PutItem', ['C#acme#SITE']],
      ['dynamodb:ConditionCheckItem', ['C#globex#SITE']],
    ]);
    expect(observed.at(-1)?.leadingKeys).toEqual(['C#acme#SITE', 'C#globex#SITE']);
    expect(await read('A')).toBeUndefined();
  });
});

describe('a client request token', () => {
  const increment = (by = '1') => [
    {
      Update: {
        TableName,
        Key: keyOf('counter'),
        UpdateExpression: 'ADD n :by',
        ExpressionAttributeValues: { ':by': { N: by } },
      },
    },
  ];

  test('makes a repeated transaction take effect once, for ten minutes', async () => {
    const ClientRequestToken = 'token-1';
    await transact(increment(), { ClientRequestToken });
    const replayed = await transact(increment(), { ClientRequestToken, ReturnConsumedCapacity: 'TOTAL' });
    expect(replayed.ConsumedCapacity?.[0]).toMatchObject({ ReadCapacityUnits: 2, WriteCapacityUnits: 0 });
    expect((await read('counter'))?.n).toEqual({ N: '1' });
    given.now = startOfTest + 10 * 60 * 1000;
    await transact(increment(), { ClientRequestToken });
    expect((await read('counter'))?.n).toEqual({ N: '2' });
  });

  test('cannot be used for another transaction', async () => {
    await transact(increment(), { ClientRequestToken: 'token-2' });
    await expect(transact(increment('5'), { ClientRequestToken: 'token-2' })).rejects.toMatchObject({
      name: 'IdempotentParameterMismatchException',
    });
  });

  test('can be used again after a cancelled transaction', async () => {
    const once = [
      {
        Put: { TableName, Item: keyOf('A'), ConditionExpression: 'attribute_exists(pk)' },
      },
    ];
    await expect(transact(once, { ClientRequestToken: 'token-3' })).rejects.toThrow('cancelled');
    await inProcess.send(new UpdateItemCommand({ TableName, Key: keyOf('A') }));
    await transact(once, { ClientRequestToken: 'token-3' });
  });
});
