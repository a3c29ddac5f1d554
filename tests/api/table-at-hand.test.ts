import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { createSender } from '@galley/functions/visitor-page/signed-request';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { standingServer } from '../support/standing-servers';
import { overHttp } from '../support/table-at-hand/table-at-hand';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { testEnvironment } from '../support/test-environment';

const TableName = testEnvironment.TABLE_NAME;
const keyOf = (sk: string) => ({ pk: { S: 'C#acme#SITE' }, sk: { S: sk } });
const stored = {
  ...keyOf('stored'),
  bytes: { B: new Uint8Array([0, 1, 254, 255]) },
  several: { BS: [new Uint8Array([1]), new Uint8Array([])] },
  map: { M: { B: { S: 'a part that is called B' }, list: { L: [{ NULL: true }] } } },
  text: { S: 'İß🙂\u2028' },
};
const onlyIfNew = { ConditionExpression: 'attribute_not_exists(pk)' };
const isTen = { ConditionExpression: 'n = :n', ExpressionAttributeValues: { ':n': { N: '10' } } };

let cloud: TestCloud;
let client: DynamoDBClient;
beforeAll(async () => {
  cloud = await startTestCloud();
  client = new DynamoDBClient({ maxAttempts: 1 });
  await client.send(new PutItemCommand({ TableName, Item: stored }));
});
afterAll(async () => {
  client.destroy();
  await cloud.stop();
});

type Send = (command: object) => Promise<Record<string, unknown>>;

async function outcomeOf(command: object) {
  try {
    const { $metadata: _metadata, ...answer } = await (client.send as Send).call(client, command);
    return { answer };
  } catch (error) {
    const { name, message } = error as Error;
    const left = ['$metadata', '$response', '__type', 'message'];
    const fields = Object.fromEntries(
      Object.entries(error as object).filter(([field]) => !left.includes(field)),
    );
    return { kind: (error as object).constructor, name, message, fields };
  }
}

const commands: Record<string, () => object> = {
  'a read': () => new GetItemCommand({ TableName, Key: keyOf('stored') }),
  'a read of what is not there': () => new GetItemCommand({ TableName, Key: keyOf('nothing') }),
  'a read of part': () =>
    new GetItemCommand({ TableName, Key: keyOf('stored'), ProjectionExpression: 'bytes' }),
  'a batch of reads': () =>
    new BatchGetItemCommand({ RequestItems: { [TableName]: { Keys: [keyOf('stored'), keyOf('other')] } } }),
  'a query': () =>
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: 'C#acme#SITE' } },
      Limit: 1,
    }),
  'a scan': () => new ScanCommand({ TableName }),
  'an update': () =>
    new UpdateItemCommand({
      TableName,
      Key: keyOf('stored'),
      UpdateExpression: 'SET again = bytes',
      ReturnValues: 'ALL_NEW',
    }),
  'a batch of writes': () =>
    new BatchWriteItemCommand({ RequestItems: { [TableName]: [{ PutRequest: { Item: stored } }] } }),
  'a condition that does not hold': () =>
    new PutItemCommand({
      ...{ TableName, Item: stored, ...onlyIfNew },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    }),
  'a transaction that is cancelled': () =>
    new TransactWriteItemsCommand({
      TransactItems: [
        { Put: { TableName, Item: keyOf('never') } },
        {
          ConditionCheck: {
            ...{ TableName, Key: keyOf('stored'), ...isTen },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          },
        },
      ],
    }),
  'a token used for something else': () =>
    new TransactWriteItemsCommand({
      ClientRequestToken: 'one token',
      TransactItems: [{ Put: { TableName, Item: keyOf(String(performance.now())) } }],
    }),
  'a table that is not there': () => new GetItemCommand({ TableName: 'nowhere', Key: keyOf('stored') }),
  'an expression that is none': () =>
    new UpdateItemCommand({ TableName, Key: keyOf('stored'), UpdateExpression: 'SET' }),
  'a key that is none': () => new GetItemCommand({ TableName, Key: { pk: { S: 'a' } } }),
};

test.each(Object.keys(commands))(
  '%s gets the same response from the in-process table as from the SDK over HTTP',
  async (name) => {
    await outcomeOf(commands['a token used for something else']?.() ?? {});
    const make = commands[name] as () => object;
    const { result: atHand, calls } = await cloud.calls.during(() => outcomeOf(make()));
    const bySdk = await overHttp(() => cloud.calls.during(() => outcomeOf(make())));
    expect(atHand).toEqual(bySdk.result);
    const seen = ({ at: _at, ms: _ms, input, ...call }: (typeof calls)[number]) => {
      const { ClientRequestToken: _token, ...others } = input as Record<string, unknown>;
      return { ...call, others: name.startsWith('a token') ? undefined : others };
    };
    expect(calls.map(seen)).toEqual(bySdk.calls.map(seen));
  },
);

test.each(['unavailable', 'lost-answer', 'throttle'] as const)(
  'a call that is hit by the fault %s fails as over HTTP, and only this one',
  async (kind) => {
    let asked = 0;
    const failSecond = () => {
      asked += 1;
      return asked === 2 ? kind : undefined;
    };
    const put = () => client.send(new PutItemCommand({ TableName, Item: keyOf('put') }));
    const attempt = async () => {
      asked = 0;
      cloud.setFault(failSecond);
      const { result, calls } = await cloud.calls
        .during(async () => [await put(), ...(await Promise.allSettled([put()])), await put()])
        .finally(() => cloud.setFault(undefined));
      const [, failed] = result as [unknown, PromiseRejectedResult];
      expect(failed.status).toBe('rejected');
      return [asked, String(failed.reason), failed.reason.constructor, calls.map(({ error }) => error)];
    };
    const atHand = await attempt();
    expect(atHand).toEqual(await overHttp(attempt));
    expect(atHand[0]).toBe(3);
  },
);

test.each([TableName, 'nowhere'])('a visit reads %s in process as over HTTP', async (table) => {
  const Keys = [keyOf('stored'), keyOf('other')];
  const body = JSON.stringify({ RequestItems: { [table]: { Keys, ConsistentRead: true } } });
  const send = createSender();
  const requested = vi.fn();
  const server = (await standingServer('dynamo')).on('request', requested);
  const atHand = await send(body);
  expect(requested).not.toHaveBeenCalled();
  expect(await overHttp(() => send(body))).toEqual(atHand);
  server.off('request', requested);
  expect(requested).toHaveBeenCalledOnce();
});

test('jobs are dispatched in process as by the SDK over HTTP, and callers that need a response use HTTP', async () => {
  const lambda = new LambdaClient({ maxAttempts: 1 });
  const ask = (InvocationType: 'Event' | 'RequestResponse') =>
    lambda.send(
      new InvokeCommand({ FunctionName: 'jobs', InvocationType, Payload: JSON.stringify({ run: [] }) }),
    );
  const atHand = await ask('Event');
  const bySdk = await overHttp(() => ask('Event'));
  await cloud.settled();
  expect(cloud.lambda.invocations).toEqual([{ run: [] }, { run: [] }]);
  expect(atHand.StatusCode).toBe(202);
  expect(bySdk.StatusCode).toBe(202);
  const answered = await ask('RequestResponse');
  expect(answered).toMatchObject({ StatusCode: 200, FunctionError: 'Unhandled' });
  expect(cloud.lambda.invocations).toHaveLength(2);
  lambda.destroy();
});
