import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DynamoStandIn } from './dynamo-stand-in';
import { createTestTable, keyOf, startTestDynamo, tableName } from './testing/test-client';

let dynamo: DynamoStandIn;

beforeAll(async () => {
  const started = await startTestDynamo();
  dynamo = started.dynamo;
  await started.inProcess.send(createTestTable());
});

afterAll(() => dynamo.stop());

async function post(operation: string, body: string) {
  const answer = await fetch(dynamo.endpoint, {
    method: 'POST',
    headers: {
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      authorization: `AWS4-HMAC-SHA256 Credential=X/20260101/eu-west-1/dynamodb/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
    },
    body,
  });
  return { status: answer.status, body: (await answer.json()) as { __type: string; message: string } };
}

const TableName = tableName;
const deep = (levels: number): object => (levels === 0 ? { S: 'x' } : { L: [deep(levels - 1)] });

describe('malformed input', () => {
  test.each<[string, object]>([
    ['null in a list', { L: [null] }],
    ['null in a map', { M: { a: null } }],
    ['null as a value', { S: null }],
    ['no type', {}],
    ['two types', { S: 'x', N: '1' }],
    ['an unknown type', { X: 'x' }],
    ['a number as text', { N: 1 }],
    ['text that is no number', { N: 'twelve' }],
    ['a set of nulls', { SS: [null] }],
    ['an empty set', { SS: [] }],
    ['an object as a list', { L: {} }],
    ['too many levels', deep(40)],
  ])('of an attribute value (%s) is a ValidationException', async (_name, value) => {
    const answer = await post('PutItem', JSON.stringify({ TableName, Item: { ...keyOf('A'), a: value } }));
    expect(answer).toMatchObject({
      status: 400,
      body: { __type: 'com.amazon.coral.validate#ValidationException' },
    });
    const inValues = await post(
      'UpdateItem',
      JSON.stringify({
        TableName,
        Key: keyOf('A'),
        UpdateExpression: 'SET a = :a',
        ExpressionAttributeValues: { ':a': value },
      }),
    );
    expect(inValues.body.__type).toContain('ValidationException');
  });

  test.each<[string, string, unknown]>([
    ['a key of a wrong name', 'GetItem', { TableName, Key: { id: { S: 'x' } } }],
    ['a key of a wrong type', 'GetItem', { TableName, Key: { pk: { N: '1' }, sk: { S: 'x' } } }],
    ['an empty key', 'PutItem', { TableName, Item: { pk: { S: '' }, sk: { S: 'x' } } }],
    ['a reserved word', 'UpdateItem', { TableName, Key: keyOf('A'), UpdateExpression: 'REMOVE name' }],
    ['an unknown name', 'UpdateItem', { TableName, Key: keyOf('A'), UpdateExpression: 'REMOVE #x' }],
    ['a key in an update', 'UpdateItem', { TableName, Key: keyOf('A'), UpdateExpression: 'REMOVE sk' }],
    [
      'a list in a comparison',
      'DeleteItem',
      {
        TableName,
        Key: keyOf('A'),
        ConditionExpression: 'attribute_exists(pk) AND NOT (l = :l)',
        ExpressionAttributeValues: { ':l': { L: [] } },
      },
    ],
    ['a legacy parameter', 'PutItem', { TableName, Item: keyOf('A'), Expected: { a: {} } }],
    ['no request items', 'BatchGetItem', { RequestItems: {} }],
    ['null keys', 'BatchGetItem', { RequestItems: { [TableName]: { Keys: [null] } } }],
    ['a null request', 'BatchWriteItem', { RequestItems: { [TableName]: [null] } }],
    ['a null transaction item', 'TransactWriteItems', { TransactItems: [null] }],
    ['a transaction item of no kind', 'TransactWriteItems', { TransactItems: [{ Nothing: {} }] }],
    ['a transaction that is no list', 'TransactWriteItems', { TransactItems: 'x' }],
  ])('of a request (%s) is a ValidationException', async (_name, operation, input) => {
    const answer = await post(operation, JSON.stringify(input));
    expect(answer.body.__type, answer.body.message).toContain('ValidationException');
  });

  test('that is not JSON, not an object, or an unknown operation, is rejected', async () => {
    expect((await post('GetItem', '{')).body.__type).toContain('SerializationException');
    expect((await post('GetItem', 'null')).body.__type).toContain('SerializationException');
    expect((await post('ExecuteStatement', '{}')).body.__type).toContain('UnknownOperationException');
  });

  test('made at random from valid requests always gets a response', async () => {
    const good: [string, object][] = [
      ['PutItem', { TableName, Item: { ...keyOf('A'), l: { L: [{ M: { a: { N: '1' } } }] } } }],
      [
        'UpdateItem',
        {
          TableName,
          Key: keyOf('A'),
          UpdateExpression: 'SET #a = list_append(l, :v) REMOVE b[0] ADD n :n',
          ConditionExpression: 'size(l) > :n OR contains(l, :n)',
          ExpressionAttributeNames: { '#a': 'a' },
          ExpressionAttributeValues: { ':v': { L: [{ SS: ['x'] }] }, ':n': { N: '1' } },
        },
      ],
      [
        'Query',
        {
          TableName,
          KeyConditionExpression: 'pk = :p AND begins_with(sk, :s)',
          ExpressionAttributeValues: { ':p': { S: 'x' }, ':s': { S: 'y' } },
          ExclusiveStartKey: keyOf('A', 'x'),
          Limit: 5,
        },
      ],
      [
        'BatchGetItem',
        { RequestItems: { [TableName]: { Keys: [keyOf('A')], ProjectionExpression: 'l[0].a' } } },
      ],
      [
        'TransactWriteItems',
        {
          TransactItems: [
            { Put: { TableName, Item: keyOf('A') } },
            { Delete: { TableName, Key: keyOf('B') } },
          ],
        },
      ],
    ];
    const statuses = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const [operation, input] = good[round % good.length] as [string, object];
      const mutated = mutate(JSON.parse(JSON.stringify(input)));
      const outcome = await dynamo.handle(operation, mutated, 'FUZZ').then(
        () => 'ok',
        (error: Error) => `${error.name}: ${error.message}`,
      );
      statuses.add(outcome.split(':')[0] ?? '');
      expect(outcome, JSON.stringify(mutated)).not.toContain('InternalServerError');
    }
    expect(statuses).toContain('ok');
    expect(statuses).toContain('ValidationException');
    console.log(`cases: ${rounds} malformed requests, seed ${firstSeed}`);
  });
});

/** The full number runs in `npm run soak`. */
const isSoak = process.env.GALLEY_SOAK === '1';
const rounds = isSoak ? 75_000 : 1_500;
const firstSeed = isSoak ? Date.now() % 1_000_000 : 2_026;
let seed = firstSeed;

/** A small generator of our own, so that a failure can be repeated from its seed. */
function chance(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
}

const junk = [
  null,
  undefined,
  0,
  -1,
  '',
  'x',
  [],
  {},
  [null],
  true,
  { S: 'x' },
  { N: 'x' },
  '__proto__',
  Number.MAX_VALUE,
];

/** Replaces one random part of a value with junk. */
function mutate(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || chance() < 0.15) {
    return junk[Math.floor(chance() * junk.length)];
  }
  const keys = Object.keys(value);
  const key = keys[Math.floor(chance() * keys.length)];
  if (key !== undefined) {
    const record = value as Record<string, unknown>;
    record[key] = mutate(record[key]);
  }
  return value;
}
